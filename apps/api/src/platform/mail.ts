import { createTransport } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'
import { newId } from './ids.ts'

const POLL_MS = 5000
const BATCH = 20
const ATTEMPTS = 8

/** A letter to one person. */
export interface Letter {
  readonly organizationId: string | null
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/**
 * Letters go through a table: they are written in the transaction that causes them, so a letter leaves exactly when its
 * cause is stored, and a mail server that is down only delays it.
 */
export interface Post {
  write(letter: Letter): Promise<void>
  /** Sends what waits. Without a mail server letters only stay in the table. */
  deliver(): Promise<void>
  /** Delivers every few seconds until the returned function is called. */
  start(): () => void
}

type Transport = (letter: Letter) => Promise<void>

/** A transport over SMTP. */
const smtpTransport = (url: string, from: string): Transport => {
  const transporter = createTransport(url)
  return async ({ recipient, subject, body }) => {
    await transporter.sendMail({ from, to: recipient, subject, text: body })
  }
}

/** Letters kept in the database and sent by `transport`, if there is one. */
export const createPost = (
  database: Database,
  clock: Clock,
  log: FastifyBaseLogger,
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
): Post => {
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl, config.mailFrom)
  let isDelivering = false

  const sendOne = async (send: Transport, letter: Letter & { readonly id: string }): Promise<void> => {
    try {
      await send(letter)
      await database.query
        .updateTable('letter')
        .set({ sent_at: clock.real().toISOString(), last_error: null })
        .where('id', '=', letter.id)
        .execute()
    } catch (error) {
      log.warn({ letter: letter.id, err: error }, 'letter not sent')
      await database.query
        .updateTable('letter')
        .set((column) => ({ attempts: column('attempts', '+', 1), last_error: String(error).slice(0, 500) }))
        .where('id', '=', letter.id)
        .execute()
    }
  }

  const deliver = async (): Promise<void> => {
    if (!transport || isDelivering) return
    isDelivering = true
    try {
      const waiting = await database.query
        .selectFrom('letter')
        .select(['id', 'organization_id', 'recipient', 'subject', 'body'])
        .where('sent_at', 'is', null)
        .where('attempts', '<', ATTEMPTS)
        .orderBy('created_at')
        .limit(BATCH)
        .execute()
      for (const { organization_id: organizationId, ...letter } of waiting) {
        await sendOne(transport, { ...letter, organizationId })
      }
    } finally {
      isDelivering = false
    }
  }

  return {
    async write({ organizationId, recipient, subject, body }) {
      const row = { id: newId(), organization_id: organizationId, recipient, subject, body }
      await database.query
        .insertInto('letter')
        .values({ ...row, created_at: clock.nowText(), sent_at: null, attempts: 0, last_error: null })
        .execute()
    },
    deliver,
    start() {
      if (!transport) return () => {}
      const timer = setInterval(() => {
        deliver().catch((error: unknown) => log.error({ err: error }, 'letters not delivered'))
      }, POLL_MS)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
