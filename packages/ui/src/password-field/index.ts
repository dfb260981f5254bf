export { PasswordField } from './password-field.tsx'
export type { PasswordRule, PasswordFieldProps } from './password-field.tsx'
