import { type Insertable, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { EmailTable } from '../../db/schema.ts'
import { subjectOf } from '../emails/frame.ts'
import { htmlEmail } from '../emails/html.ts'
import type { EmailContent } from '../emails/email.ts'
import { plainEmail } from '../emails/plain.ts'
import { createOutbox, newDelivery, priorities, type Outbox, type OutboxParts } from './outbox.ts'
import type { Tokens } from '../tokens.ts'
import { smtpTransport } from './smtp.ts'
import { unsubscribeLinks } from './unsubscribe.ts'

/** An email to one person. */
export interface Email {
  readonly organizationId: string | null
  /** E-mail address. */
  readonly recipient: string
  readonly content: EmailContent
  /**
   * The reader of a letter to many, by their id: it says how to unsubscribe, and leaves after the letters about people's
   * own affairs.
   */
  readonly subscriberId?: string
  /** What the copies of a letter to many have in common. */
  readonly mailingId?: string
}

/**
 * Emails go through a table: they are written in the transaction that causes them, so an email leaves exactly when its
 * cause is stored, and a mail server that is down only delays it.
 */
export interface Mailer extends Outbox {
  write(email: Email): Promise<void>
  /** The same for several at once: letters to many are no reason to make people wait for the database. */
  writeAll(emails: readonly Email[]): Promise<void>
  /** Takes back letters to many that have not left yet: their reader has unsubscribed. */
  withdraw(subscriberId: string): Promise<void>
  /** Whether copies of a letter still wait to leave. Without a mail server none does: they are kept, and that is all. */
  isWaiting(mailingId: string): Promise<boolean>
  /**
   * Takes back every copy of a letter that has not left yet: none of them is tried again.
   *
   * @returns subscribers who have got nothing for certain; a copy that was being sent at this moment may have arrived
   */
  takeBack(mailingId: string): Promise<string[]>
  /** Gives back connections that are kept open for the next emails. */
  close(): void
}

type PostConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'brandName' | 'publicUrl' | 'support' | 'host' | 'port'>

/**
 * Emails kept in the database and sent over SMTP, if there is a mail server.
 *
 * @param tokens makes what stands in links for unsubscribing
 */
export const createMailer = (
  config: PostConfig,
  tokens: Pick<Tokens, 'unsubscribeTokenOf'>,
  parts: OutboxParts,
): Mailer => {
  const { database, clock } = parts
  const links = unsubscribeLinks(config, tokens)
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl, config.mailFrom, links.headersOf)
  const rowOf = ({
    organizationId,
    recipient,
    content: declared,
    subscriberId,
    mailingId,
  }: Email): Insertable<EmailTable> => {
    const content = subscriberId === undefined ? declared : { ...declared, unsubscribeUrl: links.pageOf(subscriberId) }
    const { language = 'ru', code } = content
    return {
      ...newDelivery(clock, code),
      ...(subscriberId !== undefined && { priority: priorities.many }),
      organization_id: organizationId,
      recipient,
      language,
      subject: subjectOf(content),
      body: plainEmail(content, config),
      html: htmlEmail(content, config),
      subscriber_id: subscriberId ?? null,
      mailing_id: mailingId ?? null,
      created_at: clock.nowText(),
    }
  }
  const outbox = createOutbox('EMAIL', transport && transport.send, parts)
  const writeAll: Mailer['writeAll'] = async (emails) => {
    if (emails.length === 0) return
    await database.query.insertInto('email').values(emails.map(rowOf)).execute()
    if (emails.some(({ content: { code } }) => code !== undefined)) outbox.wake()
  }
  const deleteWaiting = () =>
    database.query.deleteFrom('email').where('sent_at', 'is', null).where('failed_at', 'is', null)
  return {
    ...outbox,
    write: (email) => writeAll([email]),
    writeAll,
    close: () => transport?.close(),
    async withdraw(subscriberId) {
      await deleteWaiting().where('subscriber_id', '=', subscriberId).execute()
    },
    async isWaiting(mailingId) {
      if (transport === null) return false
      const waiting = await database.query
        .selectFrom('email')
        .select('id')
        .where('mailing_id', '=', mailingId)
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return waiting !== undefined
    },
    async takeBack(mailingId) {
      const now = clock.real().toISOString()
      const taken = await deleteWaiting()
        .where('mailing_id', '=', mailingId)
        // Whoever sends a message sets it aside first.
        .returning(['subscriber_id', sql<boolean>`attempts = 0 and next_attempt_at <= ${now}`.as('is_untried')])
        .execute()
      return taken.flatMap(({ subscriber_id: id, is_untried: isUntried }) => (isUntried && id !== null ? [id] : []))
    },
  }
}
