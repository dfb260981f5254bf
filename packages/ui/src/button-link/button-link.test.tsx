import { conformance } from '../../test/support/conformance.tsx'
import { ButtonLink } from './button-link.tsx'

conformance('ButtonLink', {
  element: HTMLAnchorElement,
  render: (props) => (
    <ButtonLink href="/offer" {...props}>
      Условия
    </ButtonLink>
  ),
})
