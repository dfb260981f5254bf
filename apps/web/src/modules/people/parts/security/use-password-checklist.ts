import type { PasswordRule } from '@cabinet/ui/password-field'
import { passwordLength } from '@cabinet/contract/auth/registration-rules'
import { type Parts, parts } from '@cabinet/validators/password'
import { useProfileMessages } from '../profile/messages.ts'

const partNames = ['length', 'lower', 'upper', 'digit', 'special'] as const satisfies readonly (keyof Parts)[]

/** The parts of the rule for a new password, each with whether it is met. */
export const usePasswordChecklist = (): ((password: string) => readonly PasswordRule[]) => {
  const t = useProfileMessages()
  return (password) => {
    const met = parts(password, passwordLength)
    return partNames.map((part) => ({ label: t(`password.rule.${part}`), isMet: met[part] }))
  }
}
