import { conformance } from '../../test/support/conformance.tsx'
import { Accordion } from './accordion.tsx'

conformance('Accordion', {
  element: HTMLDivElement,
  render: (props) => <Accordion items={[{ id: 'a', title: 'Вопрос', content: 'Ответ' }]} {...props} />,
})
