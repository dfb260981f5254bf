import type { Selectable } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { EmailTable } from '../../db/schema.ts'
import { withinTime } from '../../kernel/within-time.ts'
import { MOST_IN_FLIGHT, UndeliverableError } from './outbox.ts'
import type { UnsubscribeLinks } from './unsubscribe.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** For a whole email: a server that says a letter a second is never silent. */
const LONGEST_MS = 60_000
/** A connection is kept for the next email for so long: mail servers count those that are open. */
const KEPT_MS = 5_000
/** A connection that was given up is closed by force when the server does not agree to it in time. */
const CLOSE_MS = 1000
/** Bytes of one answer of the server. */
const LARGEST_ANSWER = 64 * 1024

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A password leaves this machine only through an encrypted connection. */
export const needsEncryption = (url: URL): boolean => url.username !== '' && !LOCAL.has(url.hostname)

interface SmtpFailure extends Error {
  readonly code?: string
  readonly responseCode?: number
}

/** The server will never take this email: its recipient or its text is refused with a code from 500 on. */
const isFinal = ({ code, responseCode = 0 }: SmtpFailure): boolean =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')

/** Domain of the sender, for ids of emails. */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** The way to a mail server. */
export interface SmtpTransport {
  /** Sends an email with both its forms; a mail program shows the one that it can. */
  send(email: Selectable<EmailTable>): Promise<void>
  /** Closes connections that wait for the next email. */
  close(): void
}

/** Sends emails over SMTP. Connections are kept: to open one takes as long as to send several emails. */
export const smtpTransport = (
  address: string,
  from: Config['mailFrom'],
  unsubscribeHeadersOf: UnsubscribeLinks['headersOf'],
  longestMs: number = LONGEST_MS,
): SmtpTransport => {
  const transporter = createTransport({
    url: address,
    pool: true,
    // As many as are sent at once: an email that the outbox sends never waits here for another one.
    maxConnections: MOST_IN_FLIGHT,
    // A connection that the server has closed meanwhile is replaced once; after that the outbox tries again.
    maxRequeues: 1,
    idleTimeout: KEPT_MS,
    socketCloseTimeout: Math.min(CLOSE_MS, longestMs),
    requireTLS: needsEncryption(new URL(address)),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    maxResponseSize: LARGEST_ANSWER,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: SmtpTransport['send'] = async (email) => {
    const { id, recipient, subject, body, html, language, subscriber_id: subscriberId } = email
    const message = {
      from,
      // An object is taken as it is; a text could hold several addresses.
      to: { name: '', address: recipient },
      subject,
      text: body,
      html,
      // The same at every attempt, so that an email that came twice is shown once.
      messageId: `<${id}@${domainOf(from)}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'Content-Language': language,
        ...(subscriberId !== null && unsubscribeHeadersOf(subscriberId)),
      },
    }
    try {
      await withinTime(longestMs, (signal) => transporter.sendMail({ ...message, signal }))
    } catch (error) {
      throw error instanceof Error && isFinal(error) ? new UndeliverableError(error.message, { cause: error }) : error
    }
  }
  return { send, close: () => transporter.close() }
}
