import { conformance } from '../../test/support/conformance.tsx'
import { DownloadButton } from './download-button.tsx'

conformance('DownloadButton', {
  element: HTMLDivElement,
  render: (props) => <DownloadButton {...props} fileName="заказы.xlsx" onDownload={async () => {}} />,
})
