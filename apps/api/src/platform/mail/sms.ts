import type { Config } from '../../config.ts'
import { httpSmsTransport } from './http-sms.ts'
import { createOutbox, newDelivery, type Outbox, type OutboxParts } from './outbox.ts'

/** A text message to one telephone. */
export interface TextMessage {
  readonly organizationId?: string | null
  /** `+7XXXXXXXXXX`. */
  readonly recipient: string
  readonly text: string
  /** The code that the text carries, so that it can be forgotten when it is of no use any more. */
  readonly code?: string
}

/** Text messages go through a table as emails do. */
export interface Sms extends Outbox {
  write(message: TextMessage): Promise<void>
}

/** Text messages kept in the database and handed to the gateway, if there is one. */
export const createSms = ({ smsUrl, smsToken }: Pick<Config, 'smsUrl' | 'smsToken'>, parts: OutboxParts): Sms => {
  const { database, clock } = parts
  const transport = smsUrl === null ? null : httpSmsTransport(smsUrl, smsToken)
  const outbox = createOutbox('SMS', transport, parts)
  return {
    ...outbox,
    async write({ organizationId = null, recipient, text, code }) {
      await database.query
        .insertInto('text_message')
        .values({
          ...newDelivery(clock, code),
          organization_id: organizationId,
          recipient,
          body: text,
          created_at: clock.nowText(),
        })
        .execute()
      if (code !== undefined) outbox.wake()
    },
  }
}
