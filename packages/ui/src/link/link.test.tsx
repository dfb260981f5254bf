import { conformance } from '../../test/support/conformance.tsx'
import { Link } from './link.tsx'

conformance('Link', {
  element: HTMLAnchorElement,
  render: (props) => (
    <Link href="/offer" {...props}>
      Условия
    </Link>
  ),
})

conformance('external Link', {
  element: HTMLAnchorElement,
  render: (props) => (
    <Link isExternal href="https://www.cdek.ru/" {...props}>
      Условия
    </Link>
  ),
})
