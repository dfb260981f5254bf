import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type * as contract from '@cabinet/contract/news'
import type { NewsLetter, NewsLetterCard } from '@cabinet/contract/news'
import { errors } from '../../kernel/http-error.ts'
import { newId } from '../../kernel/ids.ts'
import { type Language, named } from '../../kernel/language.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import type { Budget } from '../../platform/limits.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import { historyOf } from '../../platform/transitions/history.ts'
import { findNamesOfPeople, findPerson } from '../people/port.ts'
import { countRecipients } from './audience.ts'
import { newsEmail } from './emails.ts'
import { audienceMessages, newsErrors, stateMessages } from './messages.ts'
import * as store from './store.ts'
import { newsMachine } from './transitions.ts'

type Received<Name extends keyof typeof contract> = CallContext & ReceivedOf<(typeof contract)[Name]>
type OfLetter = CallContext & { readonly params: { readonly id: string } }

/** Test letters that one person may ask for in an hour. */
const tests: Budget = { name: 'news-test', points: 20, seconds: 3600 }

const viewOf = (row: store.LetterRow, authors: ReadonlyMap<string, string>, language: Language): NewsLetter => ({
  id: row.id,
  version: row.version,
  state: named(stateMessages, row.status, language),
  subject: row.subject,
  audience: row.audience === null ? null : named(audienceMessages, row.audience, language),
  recipients: row.recipients,
  author: authors.get(row.author_id) ?? '',
  createdDateTime: row.created_at,
  updatedDateTime: row.updated_at,
  sentDateTime: row.sent_at,
})

/** Letters as lists show them. */
export const viewLetters = async (
  { platform, language }: Pick<CallContext, 'platform' | 'language'>,
  rows: readonly store.LetterRow[],
): Promise<NewsLetter[]> => {
  const authors = await findNamesOfPeople(platform.database, [...new Set(rows.map(({ author_id: id }) => id))])
  return rows.map((row) => viewOf(row, authors, language))
}

/** A page of the letters. */
export const findLetters = async (context: CallContext & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findLetters(context.platform.database, context.body)
  return pageAround(await viewLetters(context, rows), count, context.body)
}

const cardOf = async (
  { platform: { database }, language }: Pick<CallContext, 'platform' | 'language'>,
  id: string,
): Promise<NewsLetterCard> => {
  const row = await store.findLetter(database, id)
  if (!row) throw errors.notFound()
  const authors = await findNamesOfPeople(database, [row.author_id])
  const title = { ru: 'Письмо начато', en: 'The letter has been begun' }
  const beginning = { id, at: row.created_at, title, by: 'STAFF' } as const
  const history = await historyOf(database, newsMachine, beginning, language)
  return { ...viewOf(row, authors, language), text: row.text, history }
}

/** @throws HttpError 404 */
export const letterCard = (context: OfLetter): Promise<NewsLetterCard> => cardOf(context, context.params.id)

/** How many people a letter would be written to now. */
export const countReaders = ({ platform, query }: Received<'recipients'>) =>
  countRecipients(platform, query.audience ?? null)

/** Begins a letter. */
export const createLetter = async (context: Received<'create'>): Promise<NewsLetterCard> => {
  const { platform, user, organizationId, body } = context
  const id = newId()
  const at = platform.clock.nowText()
  await store.insertLetter(platform.database, {
    id,
    organization_id: organizationId,
    author_id: user.id,
    status: 'DRAFT',
    version: 1,
    ...body,
    recipients: 0,
    started_at: null,
    written_at: null,
    sent_at: null,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  return cardOf(context, id)
}

/** Changes a draft while nobody else does. */
const changeDraft = ({ platform, params }: OfLetter, act: (letter: store.LetterRow) => Promise<void>): Promise<void> =>
  platform.database.transaction(async () => {
    const letter = await store.lockLetter(platform.database, params)
    if (!letter) throw errors.notFound()
    if (letter.status !== 'DRAFT') throw newsErrors.noDraft()
    await act(letter)
  })

/** @throws HttpError 404, 409 for what is no draft any more or for a stale version */
export const saveLetter = async (context: Received<'save'>): Promise<NewsLetterCard> => {
  const { platform, body } = context
  await changeDraft(context, async ({ id, version }) => {
    if (version !== body.version) throw errors.stale()
    const { subject, text, audience } = body
    const change = { subject, text, audience, version: version + 1, updated_at: platform.clock.nowText() }
    await store.saveLetter(platform.database, id, change)
  })
  return letterCard(context)
}

/** @throws HttpError 404, 409 for what is no draft any more */
export const removeLetter = (context: Received<'remove'>): Promise<void> =>
  changeDraft(context, ({ id }) =>
    store.saveLetter(context.platform.database, id, {
      is_deleted: true,
      updated_at: context.platform.clock.nowText(),
    }),
  )

/** @throws HttpError 404, 429 too many in an hour */
export const sendTest = async ({ platform, user, params }: Received<'test'>): Promise<void> => {
  const { database, limits, mailer } = platform
  const [letter, person] = await Promise.all([store.findLetter(database, params.id), findPerson(database, user.id)])
  if (!letter || !person) throw errors.notFound()
  if (!person.email_confirmed) throw newsErrors.noEmail()
  if (!(await limits.spend(tests, user.id))) throw errors.tooMany()
  await mailer.write({
    organizationId: person.organization_id,
    recipient: person.email,
    content: newsEmail.write(letter, person.language),
    subscriberId: person.id,
  })
}

/**
 * Sends a draft off; a job writes it to its readers.
 *
 * @throws HttpError 404, 409 for what is no draft any more, for a stale version, or when there is nobody to read it
 */
export const sendLetter = async (context: Received<'send'>): Promise<NewsLetterCard> => {
  const { platform, user, params, body } = context
  await changeDraft(context, async ({ version, audience }) => {
    if (version !== body.version) throw errors.stale()
    const { count } = await countRecipients(platform, audience)
    if (count === 0) throw newsErrors.nobody()
    const actor = { kind: 'STAFF', id: user.id } as const
    await applyEvent(platform, newsMachine, { subject: params, event: 'send', input: undefined, actor })
    platform.log.info({ letter: params.id, by: user.id, count }, 'letter of news sent off')
  })
  return letterCard(context)
}

/**
 * Stops the sending of a letter: what has left has left, the rest never does. Stopped again, it stays so.
 *
 * @throws HttpError 404, 409 for a draft, or when the letter has left for everybody
 */
export const stopLetter = async (context: Received<'stop'>): Promise<NewsLetterCard> => {
  const { platform, user, params } = context
  const { database } = platform
  await database.transaction(async () => {
    const letter = await store.lockLetter(database, params)
    if (letter?.status === 'SENT') throw newsErrors.allSent()
    const actor = { kind: 'STAFF', id: user.id } as const
    const { isMoved } = await applyEvent(platform, newsMachine, {
      subject: params,
      event: 'stop',
      input: undefined,
      actor,
    })
    if (isMoved) platform.log.info({ letter: params.id, by: user.id }, 'letter of news stopped')
  })
  return letterCard(context)
}
