import { pages } from '@cabinet/contract/pages'
import type { Language } from '../../../kernel/language.ts'
import { declareEmail } from '../../../platform/emails/email.ts'
import type { Origin } from './store.ts'

interface NewDeviceSignIn extends Origin {
  /** Real time. */
  readonly at: string
}

const unnamed = { ru: 'Неизвестное устройство', en: 'Unknown device' } as const

const deviceName = ({ browser, system }: Origin['device'], language: Language): string =>
  [browser, system].filter((name) => name !== null).join(', ') || unnamed[language]

const moment = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' }).format(
    new Date(at),
  )

/** To the person: somebody has signed in as them by a device that they have not used before. */
export const newDeviceEmail = declareEmail<NewDeviceSignIn>({
  id: 'auth.newDevice',
  occasion: { ru: 'Вход с нового устройства', en: 'A sign-in from a new device' },
  sample: {
    at: '2026-11-26T09:30:00.000Z',
    device: { kind: 'DESKTOP', browser: 'Chrome', system: 'Windows' },
    network: '203.0.113.0/24',
  },
  write: ({ at, device, network }, language) =>
    language === 'ru'
      ? {
          subject: 'Вход с нового устройства',
          paragraphs: ['В ваш кабинет вошли с устройства, с которого вы раньше не входили.'],
          details: [
            { label: 'Устройство', value: deviceName(device, language) },
            { label: 'Сеть', value: network },
            { label: 'Когда', value: `${moment(at, language)} по Москве` },
          ],
          action: { label: 'Посмотреть входы', url: pages.profile({}, { tab: 'security' }) },
          note: 'Если это были не вы, завершите остальные сеансы и сразу смените пароль.',
        }
      : {
          subject: 'A sign-in from a new device',
          paragraphs: ['Somebody signed in to your account from a device that you have not used before.'],
          details: [
            { label: 'Device', value: deviceName(device, language) },
            { label: 'Network', value: network },
            { label: 'When', value: `${moment(at, language)} Moscow time` },
          ],
          action: { label: 'See the sign-ins', url: pages.profile({}, { tab: 'security' }) },
          note: 'If it was not you, end the other sessions and change the password at once.',
        },
})
