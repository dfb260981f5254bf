import type { Language } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'
import type { EmailKind } from './email.ts'

/** Who gets an email. */
export interface Reader {
  readonly email: string
  readonly language: Language
}

/** Writes the same email to each reader in their language. */
export const sendToRecipients = async <Input>(
  { mailer }: Pick<Platform, 'mailer'>,
  organizationId: string,
  readers: readonly Reader[],
  kind: Pick<EmailKind<Input>, 'write'>,
  input: Input,
): Promise<void> => {
  for (const { email, language } of readers) {
    await mailer.write({ organizationId, recipient: email, content: kind.write(input, language) })
  }
}
