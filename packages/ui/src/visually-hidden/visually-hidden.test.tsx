import { conformance } from '../../test/support/conformance.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

conformance('VisuallyHidden', {
  element: HTMLSpanElement,
  render: (props) => <VisuallyHidden {...props}>Текст</VisuallyHidden>,
})
