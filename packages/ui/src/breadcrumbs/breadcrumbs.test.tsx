import { conformance } from '../../test/support/conformance.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

conformance('Breadcrumbs', {
  element: HTMLElement,
  render: (props) => (
    <Breadcrumbs {...props} current="Заявление" parents={[{ label: 'Заявления', href: '/settlement' }]} />
  ),
})
