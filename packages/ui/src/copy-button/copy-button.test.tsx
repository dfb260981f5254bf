import { conformance } from '../../test/support/conformance.tsx'
import { CopyButton } from './copy-button.tsx'

conformance('CopyButton', {
  element: HTMLButtonElement,
  render: (props) => <CopyButton {...props} value="1990000021" />,
})

conformance('CopyButton of an icon alone', {
  element: HTMLButtonElement,
  render: (props) => <CopyButton {...props} isIconOnly value="1990000021" />,
})
