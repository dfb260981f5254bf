import type { Config } from '../../config.ts'
import type { Language } from '../../kernel/language.ts'
import type { EmailContent } from './email.ts'

/** What every email of an installation has around its content. */
export type EmailFrame = Pick<Config, 'brandName' | 'publicUrl' | 'support' | 'host' | 'port'>

const text = {
  greeting: { ru: 'Здравствуйте!', en: 'Hello!' },
  code: { ru: 'Код', en: 'Code' },
  sender: {
    ru: (brand: string) => `Письмо отправил личный кабинет «${brand}». Отвечать на него не нужно.`,
    en: (brand: string) => `Sent by the personal cabinet “${brand}”. Please do not reply.`,
  },
  support: { ru: 'Поддержка', en: 'Support' },
  subscribed: {
    ru: 'Вы получили это письмо, потому что согласились получать новости о продуктах.',
    en: 'You have got this email because you agreed to receive news about the products.',
  },
  unsubscribe: { ru: 'Отписаться от новостей', en: 'Unsubscribe from the news' },
} as const

/** Message of the frame in the language of the email. */
export const frameMessages = (language: Language, { brandName, support }: EmailFrame) => ({
  greeting: text.greeting[language],
  code: text.code[language],
  subscribed: text.subscribed[language],
  unsubscribe: text.unsubscribe[language],
  footer: [text.sender[language](brandName), `${text.support[language]}: ${support.phone}, ${support.email}`],
})

/** Where people open the cabinet; a server without a public address is opened on this machine. */
const cabinetAddress = ({ publicUrl, host, port }: EmailFrame): string => {
  if (publicUrl !== null) return publicUrl
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  return `http://${name}:${port}`
}

/**
 * The address behind the button of an email.
 *
 * @throws Error for an address that is not of the web: an email must never carry one
 */
export const actionAddress = (url: string, frame: EmailFrame): string => {
  const address = new URL(url, cabinetAddress(frame))
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new Error('An email may only lead to the web')
  return address.href
}

/** A subject is one line: a line break in it would start another header. */
export const subjectOf = ({ subject }: Pick<EmailContent, 'subject'>): string =>
  subject.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim()
