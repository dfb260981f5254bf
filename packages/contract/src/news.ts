import * as z from 'zod/mini'
import { anyOf, type RoleCode } from './access.ts'
import { ById, Id, namedOf } from './common.ts'
import { Instant } from './dates.ts'
import { endpoint, file } from './endpoint.ts'
import { contentTypes } from './file.ts'
import { listOf } from './find.ts'
import { choice, id, instant, integer, text } from './find-fields.ts'
import { LONGEST_SUBJECT, LONGEST_TEXT } from './news/rules.ts'
import { StatusEvent } from './status-event.ts'
import { lines } from './text-kinds.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')

/** How a letter of news stands. */
export const newsStates = ['DRAFT', 'SENDING', 'SENT', 'STOPPED'] as const
export type NewsState = (typeof newsStates)[number]

/** Products by the role of those who use them: a letter may be for these people alone. */
export const newsAudiences = ['SELLER', 'SENDER', 'DEBTOR', 'FINANCE'] as const satisfies readonly RoleCode[]
export type NewsAudience = (typeof newsAudiences)[number]

/** People promise themselves no more letters than that: the text that they agreed to says so. */
export const NEWS_PAUSE_DAYS = 7

/** A line break in a subject would start another header of the letter. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
/** Lines and tabs are all that a text has besides what is read. */
const READABLE = /^(?:[^\p{Cc}]|[\n\t])*$/u

export const NewsText = z.object({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_SUBJECT), z.regex(ONE_LINE)),
  /** Paragraphs with an empty line between them; addresses in them can be followed. No HTML. */
  text: lines(
    z.string().check(
      z.overwrite((value) => value.replaceAll(/\r\n?/g, '\n')),
      z.trim(),
      z.minLength(1),
      z.maxLength(LONGEST_TEXT),
      z.regex(READABLE),
    ),
  ),
  /** Null for everybody who has agreed. */
  audience: z.nullable(z.enum(newsAudiences)),
})
export type NewsText = z.output<typeof NewsText>

/** A letter of news as the register shows it. */
export const NewsLetter = z.object({
  id: Id,
  version: z.int(),
  state: namedOf(newsStates),
  subject: z.string(),
  audience: z.nullable(namedOf(newsAudiences)),
  /** How many people it has been written to; grows while it is sent, and is cut to those it left for when it is stopped. */
  recipients: z.int(),
  author: z.string(),
  createdDateTime: Instant,
  updatedDateTime: Instant,
  /** When it had left for the last of them; null for what has been stopped. */
  sentDateTime: z.nullable(Instant),
})
export type NewsLetter = z.output<typeof NewsLetter>

export const NewsLetterCard = z.object({
  ...NewsLetter.shape,
  text: z.string(),
  /** Newest first. */
  history: z.array(StatusEvent),
})
export type NewsLetterCard = z.output<typeof NewsLetterCard>

/** Letters of news, the newest first. */
export const newsLetters = listOf({
  item: NewsLetter,
  filters: {
    id: id(),
    /** Subject and text in one. */
    search: text(),
    subject: text(),
    'state.name': choice(newsStates),
    'audience.name': choice(newsAudiences),
    recipients: integer(),
    createdDateTime: instant(),
    updatedDateTime: instant(),
    sentDateTime: instant(),
  },
  sort: ['subject', 'state.name', 'recipients', 'createdDateTime', 'updatedDateTime', 'sentDateTime'],
})

export const find = endpoint({
  id: 'news.find',
  method: 'POST',
  path: '/v1/news/find',
  summary: 'Letters of news by a filter, the newest first.',
  access: staff,
  body: newsLetters.body,
  response: newsLetters.page,
})

export const excel = endpoint({
  id: 'news.excel',
  method: 'POST',
  path: '/v1/news/excel',
  summary: 'Every letter of news that the filter of a find matches, as a workbook; pages do not count.',
  access: staff,
  body: newsLetters.body,
  response: file(contentTypes.xlsx),
})

export const get = endpoint({
  id: 'news.get',
  method: 'GET',
  path: '/v1/news/{id}',
  summary: 'A letter of news with its text.',
  access: staff,
  params: ById,
  response: NewsLetterCard,
})

export const recipients = endpoint({
  id: 'news.recipients',
  method: 'GET',
  path: '/v1/news/recipients',
  summary: 'How many people a letter would be written to now, and how many have got another one too lately for that.',
  access: staff,
  query: z.object({ audience: z.optional(z.enum(newsAudiences)) }),
  response: z.object({ count: z.int(), resting: z.int() }),
})

export const create = endpoint({
  id: 'news.create',
  method: 'POST',
  path: '/v1/news',
  summary: 'Begins a letter of news.',
  access: staff,
  body: NewsText,
  response: NewsLetterCard,
  status: 201,
  idempotent: true,
  invalidates: [find],
})

const version = z.int()

export const save = endpoint({
  id: 'news.save',
  method: 'PUT',
  path: '/v1/news/{id}',
  summary: 'Changes a draft. 409 when somebody else has changed it, or when it is no draft any more.',
  access: staff,
  params: ById,
  body: z.object({ version, ...NewsText.shape }),
  response: NewsLetterCard,
  errors: [404, 409],
  idempotent: true,
  invalidates: [find, get],
})

export const remove = endpoint({
  id: 'news.remove',
  method: 'DELETE',
  path: '/v1/news/{id}',
  summary: 'Deletes a draft; what has been sent stays.',
  access: staff,
  params: ById,
  errors: [404, 409],
  idempotent: true,
  invalidates: [find],
})

export const test = endpoint({
  id: 'news.test',
  method: 'POST',
  path: '/v1/news/{id}/test',
  summary: 'Writes the letter to its reader alone: the person who asks, at their own e-mail.',
  access: staff,
  params: ById,
  errors: [404, 429],
  idempotent: true,
})

export const send = endpoint({
  id: 'news.send',
  method: 'POST',
  path: '/v1/news/{id}/send',
  summary:
    'Sends a draft to everybody whom it is for, little by little. 409 when somebody else has changed it, when it has been sent already, or when there is nobody to send it to.',
  access: staff,
  params: ById,
  body: z.object({ version }),
  response: NewsLetterCard,
  errors: [404, 409],
  idempotent: true,
  invalidates: [find, get, recipients],
})

export const stop = endpoint({
  id: 'news.stop',
  method: 'POST',
  path: '/v1/news/{id}/stop',
  summary:
    'Stops the sending of a letter: what has left has left, the rest never does. Stopped again, it stays so. 409 for a draft, and when it has left for everybody.',
  access: staff,
  params: ById,
  response: NewsLetterCard,
  errors: [404, 409],
  idempotent: true,
  invalidates: [find, get, recipients],
})
