import type { PageAddress } from '@cabinet/contract/pages'
import type { Language, Message } from '../../kernel/language.ts'
import { withPlainWords } from './plain-words.ts'

/** A name and a value that the reader may want to find at a glance. */
export interface EmailFact {
  readonly label: string
  readonly value: string
  /** A phone or an e-mail that has passed its rule: it stays as it is, mail programs may link it. */
  readonly isContact?: true
}

/** What an email says, in the language of its reader. How it looks is decided in one place. */
export interface EmailContent {
  /** `ru` when absent. */
  readonly language?: Language
  readonly subject: string
  /** The line that mail programs show beside the subject; the first paragraph when absent. */
  readonly preheader?: string
  /** «Здравствуйте!» when absent. */
  readonly greeting?: string
  readonly paragraphs: readonly string[]
  /** A code to type in. It is shown large, and the email forgets it when it is of no use any more. */
  readonly code?: string
  readonly details?: readonly EmailFact[]
  /** One button. `url` is a path of the cabinet or an address with http(s). */
  readonly action?: { readonly label: string; readonly url: PageAddress | `http${string}` }
  /** Small print under everything. */
  readonly note?: string
  /** Addresses in the paragraphs can be followed. Only for texts of the platform: what others have written stays text. */
  readonly hasLinks?: true
  /** The page where the reader of a letter to many unsubscribes; the mailer adds it. */
  readonly unsubscribeUrl?: string
}

/** An occasion on which the product writes an email. */
export interface EmailKind<Input> {
  /** `<module>.<occasion>`. */
  readonly id: string
  /** What has happened, for the list of emails on the developer panel. */
  readonly occasion: Message
  /** A term that ends or a decision: who wants text messages gets the subject as one. */
  readonly isUrgent: boolean
  write(input: Input, language?: Language): EmailContent
  /**
   * The email about an invented occasion.
   *
   * @param retell makes other texts of what people have typed in it; words of the product stay
   */
  example(language: Language, retell?: (text: string) => string): EmailContent
}

/** What those need to know of an email who send it to several readers. */
export type SentEmail<Input> = Pick<EmailKind<Input>, 'id' | 'isUrgent' | 'occasion' | 'write'>

/** An email as modules list theirs: what it is about cannot be seen from outside. */
export type EmailTemplate = Pick<EmailKind<never>, 'id' | 'occasion' | 'example'>

/** Names and sentences hold Russian letters or spaces between words; codes, days, numbers and contacts hold neither. */
const isTyped = (text: string): boolean => /[а-яё]/i.test(text) || /\p{L} \p{L}/u.test(text)

/** A sample with other texts where people have typed some. */
const retold = (value: unknown, retell: (text: string) => string): unknown => {
  if (typeof value === 'string') return isTyped(value) ? retell(value) : value
  if (Array.isArray(value)) return value.map((entry: unknown) => retold(entry, retell))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, retold(entry, retell)]))
}

/** Declares an email; `sample` is the invented occasion that its example tells of. */
export const declareEmail = <Input>(declared: {
  readonly id: string
  readonly occasion: Message
  readonly sample: Input
  readonly isUrgent?: true
  write(input: Input, language: Language): EmailContent
}): EmailKind<Input> => {
  const write = (input: Input, language: Language = 'ru'): EmailContent =>
    withPlainWords({ language, ...declared.write(input, language) })
  return {
    id: declared.id,
    occasion: declared.occasion,
    isUrgent: declared.isUrgent ?? false,
    write,
    example: (language, retell) =>
      write(retell ? (retold(declared.sample, retell) as Input) : declared.sample, language),
  }
}
