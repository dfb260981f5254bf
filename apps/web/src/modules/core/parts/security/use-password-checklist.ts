import type { PasswordRule } from '@cabinet/ui/password-field'
import { useProfileWords } from '../profile/words.ts'

/** Examples are enough: the whole list of special characters would hide the rule. */
const EXAMPLES = '! @ # $ % *'

const checks = {
  length: (password: string) => password.length >= 8 && password.length <= 64,
  lower: (password: string) => /[a-zа-яё]/.test(password),
  upper: (password: string) => /[A-ZА-ЯЁ]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[!@#$%^&*_'(){}[\]\-+.,]/.test(password),
} as const

/** The parts of the rule for a new password, each with whether it is met. */
export const usePasswordChecklist = (): ((password: string) => readonly PasswordRule[]) => {
  const t = useProfileWords()
  return (password) =>
    (Object.keys(checks) as (keyof typeof checks)[]).map((part) => ({
      label: t(`password.rule.${part}`, { examples: EXAMPLES }),
      isMet: checks[part](password),
    }))
}
