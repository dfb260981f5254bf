export { Button } from './button.tsx'
export type { ButtonProps } from './button.tsx'
export type { ButtonSize, ButtonTone, ButtonVariant } from './button-look.ts'
