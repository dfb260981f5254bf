import type { Config } from '../../config.ts'
import type { Language } from '../language.ts'
import type { LetterContent } from './letter.ts'

/** What every letter of an installation has around its content. */
export type LetterFrame = Pick<Config, 'brandName' | 'publicUrl' | 'support' | 'host' | 'port'>

const words = {
  greeting: { ru: 'Здравствуйте!', en: 'Hello!' },
  code: { ru: 'Код', en: 'Code' },
  sender: {
    ru: (brand: string) => `Письмо отправил личный кабинет «${brand}». Отвечать на него не нужно.`,
    en: (brand: string) => `Sent by the personal cabinet “${brand}”. Please do not reply.`,
  },
  support: { ru: 'Поддержка', en: 'Support' },
} as const

/** Words of the frame in the language of the letter. */
export const frameWords = (language: Language, { brandName, support }: LetterFrame) => ({
  greeting: words.greeting[language],
  code: words.code[language],
  footer: [words.sender[language](brandName), `${words.support[language]}: ${support.phone}, ${support.email}`],
})

/** Where people open the cabinet; a server without a public address is opened on this machine. */
const cabinetAddress = ({ publicUrl, host, port }: LetterFrame): string => {
  if (publicUrl !== null) return publicUrl
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  return `http://${name}:${port}`
}

/**
 * The address behind the button of a letter.
 *
 * @throws Error for an address that is not of the web: a letter must never carry one
 */
export const actionAddress = (url: string, frame: LetterFrame): string => {
  const address = new URL(url, cabinetAddress(frame))
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new Error('A letter may only lead to the web')
  return address.href
}

/** A subject is one line: a line break in it would start another header. */
export const subjectOf = ({ subject }: Pick<LetterContent, 'subject'>): string =>
  subject.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim()
