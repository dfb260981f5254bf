import { conformance } from '../../test/support/conformance.tsx'
import { FieldGroup } from './field-group.tsx'

conformance('FieldGroup', {
  element: HTMLFieldSetElement,
  render: (props) => <FieldGroup title="Реквизиты" {...props} />,
})
