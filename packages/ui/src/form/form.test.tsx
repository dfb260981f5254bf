import { conformance } from '../../test/support/conformance.tsx'
import { Form } from './form.tsx'

conformance('Form', {
  element: HTMLFormElement,
  render: (props) => (
    <Form {...props} onSubmit={() => {}}>
      Поля
    </Form>
  ),
})
