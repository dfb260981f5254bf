import { conformance } from '../../test/support/conformance.tsx'
import { DescriptionList } from './description-list.tsx'

conformance('DescriptionList', {
  element: HTMLDListElement,
  render: (props) => <DescriptionList items={[{ label: 'Ставка', value: '24,5 %' }]} {...props} />,
})
