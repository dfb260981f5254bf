import type { Config } from '../../config.ts'
import { newId } from '../ids.ts'
import { subjectOf } from '../letters/frame.ts'
import { htmlLetter } from '../letters/html.ts'
import type { LetterContent } from '../letters/letter.ts'
import { plainLetter } from '../letters/plain.ts'
import { createOutbox, type Outbox, type OutboxParts } from './outbox.ts'
import { CODE_LIFE_MS } from './secrets.ts'
import { smtpTransport } from './smtp.ts'

/** A letter to one person. */
export interface Letter {
  readonly organizationId: string | null
  /** E-mail address. */
  readonly recipient: string
  readonly content: LetterContent
}

/**
 * Letters go through a table: they are written in the transaction that causes them, so a letter leaves exactly when its
 * cause is stored, and a mail server that is down only delays it.
 */
export interface Post extends Outbox {
  write(letter: Letter): Promise<void>
}

type PostConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'brandName' | 'publicUrl' | 'support' | 'host' | 'port'>

/** Letters kept in the database and sent over SMTP, if there is a mail server. */
export const createPost = (config: PostConfig, parts: OutboxParts): Post => {
  const { database, clock } = parts
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl, config.mailFrom)
  return {
    ...createOutbox('EMAIL', transport, parts),
    async write({ organizationId, recipient, content }) {
      const real = clock.real()
      const { language = 'ru', code } = content
      await database.query
        .insertInto('letter')
        .values({
          id: newId(),
          organization_id: organizationId,
          recipient,
          language,
          subject: subjectOf(content),
          body: plainLetter(content, config),
          html: htmlLetter(content, config),
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
