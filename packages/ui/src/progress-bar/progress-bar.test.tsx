import { conformance } from '../../test/support/conformance.tsx'
import { ProgressBar } from './progress-bar.tsx'

conformance('ProgressBar', {
  element: HTMLDivElement,
  render: (props) => <ProgressBar label="Загрузка" value={40} {...props} />,
})
