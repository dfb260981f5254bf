import { conformance } from '../../test/support/conformance.tsx'
import { PasswordField } from './password-field.tsx'

conformance('PasswordField', {
  element: HTMLDivElement,
  render: (props) => <PasswordField label="Пароль" {...props} />,
})
