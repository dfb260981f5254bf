import type { Notifications } from '@cabinet/contract/user'
import type { Language } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'
import type { SentEmail } from './email.ts'
import { subjectOf } from './frame.ts'

/** Who is told of something, and where. */
export interface Reader {
  /** Null for who wants no emails. */
  readonly email: string | null
  /** `+7XXXXXXXXXX`; null for who wants no text messages. */
  readonly phone: string | null
  readonly language: Language
}

/** A person as they want to be told of things. */
export const readerOf = ({
  email,
  username,
  language,
  notifications,
}: {
  readonly email: string
  readonly username: string
  readonly language: Language
  readonly notifications: Notifications
}): Reader => ({
  email: notifications.email ? email : null,
  phone: notifications.sms ? username : null,
  language,
})

/** Writes to each reader in their language: an email, and what is urgent as a text message, which is its subject. */
export const sendToRecipients = async <Input>(
  { mailer, sms, config }: Pick<Platform, 'config' | 'mailer' | 'sms'>,
  organizationId: string | null,
  readers: readonly Reader[],
  kind: SentEmail<Input>,
  input: Input,
): Promise<void> => {
  for (const { email, phone, language } of readers) {
    const content = kind.write(input, language)
    if (email !== null) await mailer.write({ organizationId, recipient: email, content })
    if (phone !== null && kind.isUrgent) {
      await sms.write({ organizationId, recipient: phone, text: `${config.brandName}: ${subjectOf(content)}` })
    }
  }
}
