import { conformance } from '../../test/support/conformance.tsx'
import { TextArea } from './text-area.tsx'

conformance('TextArea', {
  element: HTMLDivElement,
  render: (props) => <TextArea label="Комментарий" maxLength={100} {...props} />,
})
