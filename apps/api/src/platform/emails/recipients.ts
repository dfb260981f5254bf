import type { Notifications } from '@cabinet/contract/user'
import type { Language } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'
import type { SentEmail } from './email.ts'
import { subjectOf } from './frame.ts'

/** Who is told of something, and where. */
export interface Reader {
  readonly id: string
  /** Null for who wants no emails. */
  readonly email: string | null
  /** `+7XXXXXXXXXX`; null for who wants no text messages. */
  readonly phone: string | null
  readonly language: Language
}

/** A person as they want to be told of things. Their browsers may want to know though emails are switched off. */
export const readerOf = ({
  id,
  email,
  username,
  language,
  notifications,
}: {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly language: Language
  readonly notifications: Notifications
}): Reader => ({
  id,
  email: notifications.email ? email : null,
  phone: notifications.sms ? username : null,
  language,
})

/** A person who gets the email whatever they have switched off: it is about their own access. */
export const alwaysWritten = ({
  id,
  email,
  language,
}: Pick<Reader, 'id' | 'language'> & { email: string }): Reader => ({
  id,
  email,
  phone: null,
  language,
})

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
  for (const { id, email, phone, language } of readers) {
    const content = kind.write(input, language)
    if (email !== null) await mailer.write({ organizationId, recipient: email, content })
    if (phone !== null && kind.isUrgent) {
      await sms.write({ organizationId, recipient: phone, text: `${config.brandName}: ${subjectOf(content)}` })
    }
    await push.write({ personId: id, tag: kind.id, text: kind.occasion[language], url: content.action?.url })
  }
}
