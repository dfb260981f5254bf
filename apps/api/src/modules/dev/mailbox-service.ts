import type { AnswerOf, ReceivedOf } from '@cabinet/contract/endpoint'
import type { deliveryStates, letter, listLetters, mailbox, message } from '@cabinet/contract/dev'
import { pageAround } from '../../platform/find.ts'
import type { FileContent } from '../../platform/handlers.ts'
import type { Language } from '../../platform/language.ts'
import { subjectOf } from '../../platform/letters/frame.ts'
import { htmlLetter } from '../../platform/letters/html.ts'
import type { LetterExample } from '../../platform/letters/letter.ts'
import { plainLetter } from '../../platform/letters/plain.ts'
import type { Platform } from '../../platform/module.ts'
import { channels, type Channel } from '../../platform/post/outbox.ts'
import { refuse } from '../../platform/refusal.ts'
import { letterKey, pageOfKey } from './letter-key.ts'
import * as store from './mailbox-store.ts'

const PAGE_SIZE = 20

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

const itemOf = (platform: Platform, row: store.MessageRow) => ({
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
export const mailboxOf = async (
  platform: Platform,
  { search, channel, pageNumber }: ReceivedOf<typeof mailbox>['query'],
): Promise<AnswerOf<typeof mailbox>> => {
  const asked = channel === undefined ? channels : [channel]
  const page = { size: PAGE_SIZE, number: pageNumber }
  const { rows, count } = await store.findMessages(platform.database, asked, search, page)
  const content = rows.map((row) => itemOf(platform, row))
  return pageAround(content, count, { pageNumber, pageSize: PAGE_SIZE })
}

/**
 * One message with its whole text.
 *
 * @throws Refusal 404 for an unknown one
 */
export const messageOf = async (
  platform: Platform,
  { channel, id }: { readonly channel: Channel; readonly id: string },
): Promise<AnswerOf<typeof message>> => {
  const { database } = platform
  const found = channel === 'EMAIL' ? await store.findLetter(database, id) : await store.findTextMessage(database, id)
  if (!found) throw refuse.notFound()
  const row = { subject: '', ...found }
  return {
    ...itemOf(platform, { ...row, channel, excerpt: row.body.slice(0, 160) }),
    body: row.body,
    problem: row.last_error,
    attempts: row.attempts,
    pageKey: channel === 'EMAIL' ? letterKey(platform, { kind: 'LETTER', id }) : null,
  }
}

const examplesOf = ({ modules }: Platform): { module: string; letter: LetterExample }[] =>
  modules.all.flatMap(({ id, letters = [] }) => letters.map((example) => ({ module: id, letter: example })))

const exampleOf = (platform: Platform, id: string, language: Language) => {
  const found = examplesOf(platform).find((example) => example.letter.id === id)
  if (!found) throw refuse.notFound()
  return found.letter.example(language)
}

/** Every letter that the product can write, in the order of modules. */
export const lettersOf = (platform: Platform, language: Language): AnswerOf<typeof listLetters> => ({
  letters: examplesOf(platform).map((example) => ({
    id: example.letter.id,
    module: example.module,
    occasion: example.letter.occasion[language],
  })),
})

/**
 * A letter about an invented occasion.
 *
 * @throws Refusal 404 for an unknown one
 */
export const letterOf = (platform: Platform, id: string, language: Language): AnswerOf<typeof letter> => {
  const content = exampleOf(platform, id, language)
  return {
    subject: subjectOf(content),
    body: plainLetter(content, platform.config),
    pageKey: letterKey(platform, { kind: 'EXAMPLE', id, language }),
  }
}

const htmlOf = async (platform: Platform, key: string): Promise<string> => {
  const page = platform.config.isDemo ? pageOfKey(platform, key) : undefined
  if (page?.kind === 'EXAMPLE') return htmlLetter(exampleOf(platform, page.id, page.language), platform.config)
  const row = page && (await store.findLetter(platform.database, page.id))
  if (!row) throw refuse.notFound()
  return row.html
}

/**
 * The page that a frame shows.
 *
 * @throws Refusal 404 for a key that is old or not ours
 */
export const letterPageOf = async (platform: Platform, key: string): Promise<FileContent> => ({
  contentType: 'text/html; charset=utf-8',
  bytes: Buffer.from(await htmlOf(platform, key)),
  isFramed: true,
})
