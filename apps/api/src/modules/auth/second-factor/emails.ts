import { pages } from '@cabinet/contract/pages'
import type { Language } from '../../../kernel/language.ts'
import { declareEmail } from '../../../platform/emails/email.ts'

/** What happened to the second factor of a person. */
export type SecondFactorChange = 'SET' | 'REMOVED' | 'CODES_CREATED' | 'CODE_USED' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED'

const texts: Readonly<
  Record<SecondFactorChange, Readonly<Record<Language, readonly [subject: string, text: string]>>>
> = {
  SET: {
    ru: [
      'Второй шаг входа включён',
      'Для входа в кабинет кроме пароля теперь нужен код из приложения или ключ доступа, если он у вас есть. Другие сеансы завершены. Запасные коды храните отдельно от телефона.',
    ],
    en: [
      'The second step of signing in is on',
      'Signing in now takes a code from your app, or a passkey if you have one, besides the password. Other sessions have ended. Keep the recovery codes apart from your phone.',
    ],
  },
  REMOVED: {
    ru: ['Второй шаг входа выключен', 'Для входа в кабинет снова достаточно пароля.'],
    en: ['The second step of signing in is off', 'The password alone is enough to sign in again.'],
  },
  CODES_CREATED: {
    ru: ['Созданы новые запасные коды', 'Прежние запасные коды для входа больше не действуют.'],
    en: ['New recovery codes were created', 'The recovery codes from before do not work any more.'],
  },
  CODE_USED: {
    ru: [
      'Использован запасной код',
      'Вместо кода из приложения введён запасной код. Он больше не действует. Сколько кодов осталось, видно в профиле.',
    ],
    en: [
      'A recovery code was used',
      'A recovery code was entered in place of a code from the app. It does not work any more. Your profile shows how many are left.',
    ],
  },
  PASSKEY_ADDED: {
    ru: [
      'Добавлен ключ доступа',
      'Новый ключ доступа открывает кабинет без пароля. Какие ключи есть и когда ими входили, видно в профиле.',
    ],
    en: [
      'A passkey was added',
      'The new passkey opens your account without the password. Your profile shows which passkeys there are and when they were used.',
    ],
  },
  PASSKEY_REMOVED: {
    ru: [
      'Удалён ключ доступа',
      'Войти этим ключом больше нельзя. На устройстве он может остаться: удалите его в настройках паролей.',
    ],
    en: [
      'A passkey was removed',
      'It does not sign in any more. It may still be on your device: delete it in the settings for passwords.',
    ],
  },
}

/** To the person: the second step of their signing in has changed, whoever did it. */
export const secondFactorEmail = declareEmail<{ readonly change: SecondFactorChange }>({
  id: 'auth.secondFactor',
  occasion: { ru: 'Изменён второй шаг входа', en: 'The second step of signing in has changed' },
  sample: { change: 'SET' },
  write: ({ change }, language) => {
    const [subject, text] = texts[change][language]
    return {
      subject,
      paragraphs: [text],
      action: {
        label: { ru: 'Открыть «Безопасность»', en: 'Open “Security”' }[language],
        url: pages.profile({}, { tab: 'security' }),
      },
      note: {
        ru: 'Если это сделали не вы, сразу смените пароль и напишите в поддержку.',
        en: 'If it was not you, change the password at once and write to support.',
      }[language],
    }
  },
})
