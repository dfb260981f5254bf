import type { Notifications } from '@cabinet/contract/people/user'
import type { Language } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'
import type { SentEmail } from './email.ts'
import { subjectOf } from './frame.ts'

/** Who is notified of something, and where. */
export interface Reader {
  readonly id: string
  /** Null for who wants no emails. */
  readonly email: string | null
  /** `+7XXXXXXXXXX`; null for who wants no text messages. */
  readonly phone: string | null
  /** The text message goes out whatever the email is about. */
  readonly isAlwaysTexted?: true
  readonly language: Language
}

/** A person with their contacts, and which of them a code has proved to be theirs. */
interface Addressee {
  readonly id: string
  readonly email: string
  readonly email_confirmed: boolean
  readonly username: string
  readonly phone_confirmed: boolean
  readonly language: Language
}

/** What is written about a cabinet goes only to contacts that are proved: others may be a stranger's. */
const provedContactsOf = (person: Addressee) => ({
  email: person.email_confirmed ? person.email : null,
  phone: person.phone_confirmed ? person.username : null,
})

/** A person with the ways in which they want to be notified. Their browsers may want to know though emails are switched off. */
export const readerOf = (person: Addressee & { readonly notifications: Notifications }): Reader => {
  const { email, phone } = provedContactsOf(person)
  const { id, language, notifications } = person
  return { id, email: notifications.email ? email : null, phone: notifications.sms ? phone : null, language }
}

/**
 * A person who gets the email whatever they have switched off: it is about their own access. Who has no proved e-mail
 * gets its subject as a text message.
 */
export const alwaysWritten = (person: Addressee): Reader => {
  const { email, phone } = provedContactsOf(person)
  const { id, language } = person
  return email === null ? { id, email, phone, language, isAlwaysTexted: true } : { id, email, phone: null, language }
}

/**
 * Tells each reader in their language: by an email, by a text message of its subject when it is urgent, and by a
 * notification to those browsers of theirs that want one: only that something has happened, and where to read of it.
 */
export const sendToRecipients = async <Input>(
  { mailer, push, sms, config }: Pick<Platform, 'config' | 'mailer' | 'push' | 'sms'>,
  organizationId: string | null,
  readers: readonly Reader[],
  kind: SentEmail<Input>,
  input: Input,
): Promise<void> => {
  for (const { id, email, phone, language, isAlwaysTexted } of readers) {
    const content = kind.write(input, language)
    if (email !== null) await mailer.write({ organizationId, recipient: email, content })
    if (phone !== null && (kind.isUrgent || isAlwaysTexted)) {
      await sms.write({ organizationId, recipient: phone, text: `${config.brandName}: ${subjectOf(content)}` })
    }
    await push.write({ personId: id, tag: kind.id, text: kind.occasion[language], url: content.action?.url })
  }
}
