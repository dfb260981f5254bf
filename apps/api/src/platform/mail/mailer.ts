import type { Config } from '../../config.ts'
import { newId } from '../../kernel/ids.ts'
import { subjectOf } from '../emails/frame.ts'
import { htmlEmail } from '../emails/html.ts'
import type { EmailContent } from '../emails/email.ts'
import { plainEmail } from '../emails/plain.ts'
import { createOutbox, type Outbox, type OutboxParts } from './outbox.ts'
import { CODE_LIFE_MS } from './secrets.ts'
import { smtpTransport } from './smtp.ts'

/** An email to one person. */
export interface Email {
  readonly organizationId: string | null
  /** E-mail address. */
  readonly recipient: string
  readonly content: EmailContent
}

/**
 * Emails go through a table: they are written in the transaction that causes them, so an email leaves exactly when its
 * cause is stored, and a mail server that is down only delays it.
 */
export interface Mailer extends Outbox {
  write(email: Email): Promise<void>
}

type PostConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'brandName' | 'publicUrl' | 'support' | 'host' | 'port'>

/** Emails kept in the database and sent over SMTP, if there is a mail server. */
export const createMailer = (config: PostConfig, parts: OutboxParts): Mailer => {
  const { database, clock } = parts
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl, config.mailFrom)
  return {
    ...createOutbox('EMAIL', transport, parts),
    async write({ organizationId, recipient, content }) {
      const real = clock.real()
      const { language = 'ru', code } = content
      await database.query
        .insertInto('email')
        .values({
          id: newId(),
          organization_id: organizationId,
          recipient,
          language,
          subject: subjectOf(content),
          body: plainEmail(content, config),
          html: htmlEmail(content, config),
          code: code ?? null,
          code_until: code === undefined ? null : new Date(real.getTime() + CODE_LIFE_MS).toISOString(),
          created_at: clock.nowText(),
          next_attempt_at: real.toISOString(),
          sent_at: null,
          failed_at: null,
          attempts: 0,
          last_error: null,
        })
        .execute()
    },
  }
}
