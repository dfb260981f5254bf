import type { ResponseOf } from '@cabinet/contract/endpoint'
import type { deliveryStates, email, listEmails, mailbox, message } from '@cabinet/contract/dev'
import { type AnyRequest, pageAround } from '@cabinet/api/platform/find/page'
import type { FileContent } from '@cabinet/api/platform/handlers'
import type { Language } from '@cabinet/api/kernel/language'
import { subjectOf } from '@cabinet/api/platform/emails/frame'
import { htmlEmail } from '@cabinet/api/platform/emails/html'
import type { EmailTemplate } from '@cabinet/api/platform/emails/email'
import { plainEmail } from '@cabinet/api/platform/emails/plain'
import type { Platform } from '@cabinet/api/platform/context'
import { errors } from '@cabinet/api/kernel/http-error'
import { emailKey, pageOfKey } from './email-key.ts'
import * as store from './mailbox-store.ts'

type Delivery = Pick<store.MessageRow, 'channel' | 'sent_at' | 'failed_at'>

const stateOf = (
  { config }: Platform,
  { channel, sent_at: sentAt, failed_at: failedAt }: Delivery,
): (typeof deliveryStates)[number] => {
  if (sentAt !== null) return 'SENT'
  if (failedAt !== null) return 'FAILED'
  const hasTransport = (channel === 'EMAIL' ? config.smtpUrl : config.smsUrl) !== null
  return hasTransport ? 'WAITING' : 'KEPT'
}

/** A message as lists show it. */
export const itemOf = (platform: Platform, row: store.MessageRow) => ({
  channel: row.channel,
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  excerpt: row.excerpt.replaceAll(/\s+/g, ' ').trim(),
  code: row.code,
  createdDateTime: row.created_at,
  state: stateOf(platform, row),
})

/** A page of what the product has written to people. */
export const mailboxOf = async (platform: Platform, body: AnyRequest): Promise<ResponseOf<typeof mailbox>> => {
  const { rows, count } = await store.findMessages(platform.database, body)
  return pageAround(
    rows.map((row) => itemOf(platform, row)),
    count,
    body,
  )
}

/**
 * One message with its whole text.
 *
 * @throws HttpError 404 for an unknown one
 */
export const messageOf = async (
  platform: Platform,
  { channel, id }: { readonly channel: store.MailboxChannel; readonly id: string },
): Promise<ResponseOf<typeof message>> => {
  const { database } = platform
  const found = channel === 'EMAIL' ? await store.findEmail(database, id) : await store.findTextMessage(database, id)
  if (!found) throw errors.notFound()
  const row = { subject: '', ...found }
  return {
    ...itemOf(platform, { ...row, channel, excerpt: row.body.slice(0, 160) }),
    body: row.body,
    problem: row.last_error,
    attempts: row.attempts,
    pageKey: channel === 'EMAIL' ? emailKey(platform, { kind: 'EMAIL', id }) : null,
  }
}

const examplesOf = ({ modules }: Platform): { module: string; email: EmailTemplate }[] =>
  modules.all.flatMap(({ id, emails = [] }) => emails.map((example) => ({ module: id, email: example })))

const exampleOf = (platform: Platform, id: string, language: Language) => {
  const found = examplesOf(platform).find((example) => example.email.id === id)
  if (!found) throw errors.notFound()
  return found.email.example(language)
}

/** Every email that the product can write, in the order of modules. */
export const emailsOf = (platform: Platform, language: Language): ResponseOf<typeof listEmails> => ({
  emails: examplesOf(platform).map((example) => ({
    id: example.email.id,
    module: example.module,
    occasion: example.email.occasion[language],
  })),
})

/**
 * An email about an invented occasion.
 *
 * @throws HttpError 404 for an unknown one
 */
export const emailOf = (platform: Platform, id: string, language: Language): ResponseOf<typeof email> => {
  const content = exampleOf(platform, id, language)
  return {
    subject: subjectOf(content),
    body: plainEmail(content, platform.config),
    pageKey: emailKey(platform, { kind: 'EXAMPLE', id, language }),
  }
}

const htmlOf = async (platform: Platform, key: string): Promise<string> => {
  const page = pageOfKey(platform, key)
  if (page?.kind === 'EXAMPLE') return htmlEmail(exampleOf(platform, page.id, page.language), platform.config)
  const row = page && (await store.findEmail(platform.database, page.id))
  if (!row) throw errors.notFound()
  return row.html
}

/**
 * The page that a frame shows.
 *
 * @throws HttpError 404 for a key that is old or not ours
 */
export const emailPageOf = async (platform: Platform, key: string): Promise<FileContent> => ({
  contentType: 'text/html; charset=utf-8',
  bytes: Buffer.from(await htmlOf(platform, key)),
  isFramed: true,
})
