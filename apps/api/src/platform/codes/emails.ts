import type { CodePurpose } from '@cabinet/contract/auth/codes'
import type { Language, Message } from '../../kernel/language.ts'
import { declareEmail } from '../emails/email.ts'

interface CodeMessage {
  readonly purpose: CodePurpose
  readonly code: string
}

/** What the code is for, as the sentence of an email. */
const purposes: Readonly<Record<CodePurpose, Message>> = {
  REGISTRATION: {
    ru: 'Введите этот код на странице регистрации, чтобы подтвердить свои данные.',
    en: 'Enter this code on the registration page to confirm your details.',
  },
  RECOVERY: {
    ru: 'Введите этот код на странице восстановления, чтобы задать новый пароль.',
    en: 'Enter this code on the recovery page to set a new password.',
  },
  CHANGE_PHONE: {
    ru: 'Введите этот код в профиле, чтобы подтвердить новый телефон.',
    en: 'Enter this code in your profile to confirm the new phone.',
  },
  CHANGE_EMAIL: {
    ru: 'Введите этот код в профиле, чтобы подтвердить новый e-mail.',
    en: 'Enter this code in your profile to confirm the new e-mail.',
  },
}

/** The email that carries a code. */
export const codeEmail = declareEmail<CodeMessage>({
  id: 'auth.code',
  occasion: { ru: 'Код подтверждения', en: 'Confirmation code' },
  sample: { purpose: 'REGISTRATION', code: '482913' },
  write: ({ purpose, code }, language) => ({
    subject: { ru: `Код подтверждения: ${code}`, en: `Confirmation code: ${code}` }[language],
    paragraphs: [purposes[purpose][language]],
    code,
    note: {
      ru: 'Код действует 10 минут. Никому его не сообщайте. Если вы ничего не запрашивали, просто удалите письмо.',
      en: 'The code is valid for 10 minutes. Do not tell it to anyone. If you did not ask for it, just delete the email.',
    }[language],
  }),
})

/** The same in a text message, short enough for one. */
export const codeText = (code: string, brand: string, language: Language): string =>
  ({
    ru: `${brand}: код ${code}. Никому его не сообщайте`,
    en: `${brand}: code ${code}. Do not tell it to anyone`,
  })[language]
