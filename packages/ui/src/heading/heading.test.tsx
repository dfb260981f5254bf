import { conformance } from '../../test/support/conformance.tsx'
import { Heading } from './heading.tsx'

conformance('Heading', {
  element: HTMLHeadingElement,
  render: (props) => (
    <Heading level={2} {...props}>
      Заголовок
    </Heading>
  ),
})
