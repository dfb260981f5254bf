import * as z from 'zod/mini'
import { developer, open } from './access.ts'
import { Tokens } from './auth.ts'
import { Id, Named, namedOf } from './common.ts'
import { Instant } from './dates.ts'
import { endpoint, file } from './endpoint.ts'
import { contentTypes } from './file.ts'
import { listOf } from './find.ts'
import { choice, id, instant, text } from './find-fields.ts'
import { attention, current, userStatuses } from './people/user.ts'
import { modules } from './service.ts'
import { articles } from './support/help.ts'

/** Failures that can be switched on by name, to see how the product bears them. */
export const faults = [
  'unavailable',
  'slow',
  'debtorStatusFails',
  'offersFail',
  'offersWait',
  'keySaveFails',
  'priceChanges',
  'marketplaceFails',
  'courierFails',
  'courierTimesOut',
  'logoFails',
  'registryFails',
] as const
export const Fault = z.enum(faults)
export type Fault = z.output<typeof Fault>

const FaultStates = z.object({ faults: z.array(z.object({ name: Fault, isOn: z.boolean() })) })

export const listFaults = endpoint({
  id: 'dev.listFaults',
  method: 'GET',
  path: '/v1/dev/fault',
  summary: 'Named failures and whether each is on.',
  access: developer,
  response: FaultStates,
})

const ModuleSwitches = z.object({ modules: z.array(z.object({ name: z.string(), isOn: z.boolean() })) })

export const listModules = endpoint({
  id: 'dev.listModules',
  method: 'GET',
  path: '/v1/dev/module',
  summary: 'Areas of the product that can be switched off for the whole installation, and whether each is on.',
  access: developer,
  response: ModuleSwitches,
})

/** How a run of a job ended. */
const JobRun = z.object({ id: z.string(), outcome: z.enum(['OK', 'FAILED']), done: z.int() })

const ClockState = z.object({
  /** Business time: statuses, terms, jobs. */
  now: z.string(),
  /** Time that nobody can move: sessions, codes, limits. */
  realNow: z.string(),
  shiftMinutes: z.int(),
})

export const clock = endpoint({
  id: 'dev.clock',
  method: 'GET',
  path: '/v1/dev/clock',
  summary: 'The clock of the server and how far it is moved.',
  access: developer,
  response: ClockState,
})

const JobSchedule = z.union([
  z.object({ kind: z.literal('EVERY'), minutes: z.int() }),
  z.object({ kind: z.literal('DAILY'), time: z.string() }),
  z.object({ kind: z.literal('MONTHLY'), day: z.int(), time: z.string() }),
])

/** Work that time starts. */
export const Job = z.object({
  id: z.string(),
  title: z.string(),
  schedule: JobSchedule,
  /** Business time of the next run. */
  dueDateTime: Instant,
  isRunning: z.boolean(),
  startedDateTime: z.nullable(Instant),
  finishedDateTime: z.nullable(Instant),
  outcome: z.nullable(z.enum(['OK', 'FAILED'])),
  /** How many things the last run did. */
  done: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  /** Failures in a row. */
  attempts: z.int(),
})
export type Job = z.output<typeof Job>

export const listJobs = endpoint({
  id: 'dev.listJobs',
  method: 'GET',
  path: '/v1/dev/job',
  summary: 'Jobs: when each runs next and how it ran last.',
  access: developer,
  response: z.object({ jobs: z.array(Job) }),
})

export const channels = ['EMAIL', 'SMS'] as const
const Channel = z.enum(channels)

export const deliveryStates = ['KEPT', 'WAITING', 'SENT', 'FAILED'] as const

const mailboxItem = {
  channel: Channel,
  id: Id,
  recipient: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  /** The beginning of the text. */
  excerpt: z.string(),
  /** The code that the message carries, as long as it is kept. */
  code: z.nullable(z.string()),
  createdDateTime: Instant,
  /** KEPT: there is no server to send it through. */
  state: z.enum(deliveryStates),
}

/** A message in the mailbox of the demo. */
export const MailboxItem = z.object(mailboxItem)
export type MailboxItem = z.output<typeof MailboxItem>

/** Emails and text messages that the product has written. */
export const messages = listOf({
  item: MailboxItem,
  filters: {
    id: id(),
    /** Everything that a message may be looked for by, in one text: recipient, subject, body. */
    search: text(),
    recipient: text(),
    channel: choice(channels),
    createdDateTime: instant(),
  },
  sort: ['recipient', 'channel', 'createdDateTime'],
})

export const mailbox = endpoint({
  id: 'dev.mailbox',
  method: 'POST',
  path: '/v1/dev/mailbox/find',
  summary: 'Emails and text messages that the product has written, the newest first.',
  access: developer,
  body: messages.body,
  response: messages.page,
})

export const mailboxExcel = endpoint({
  id: 'dev.mailboxExcel',
  method: 'POST',
  path: '/v1/dev/mailbox/excel',
  summary: 'Every email and text message that the filter of a find matches, as a workbook; pages do not count.',
  access: developer,
  body: messages.body,
  response: file(contentTypes.xlsx),
})

/** Address of a page with an email, for a frame; good for some minutes. */
const pageKey = z.nullable(z.string())

export const message = endpoint({
  id: 'dev.message',
  method: 'GET',
  path: '/v1/dev/mailbox/{channel}/{id}',
  summary: 'One email or text message.',
  access: developer,
  params: z.object({ channel: Channel, id: Id }),
  response: z.object({ ...mailboxItem, body: z.string(), problem: z.nullable(z.string()), attempts: z.int(), pageKey }),
})

export const emailPage = endpoint({
  id: 'dev.emailPage',
  method: 'GET',
  path: '/v1/dev/email-page',
  summary: 'An email as a mail program shows it. Its key is the permission: frames send no headers.',
  access: open,
  query: z.object({ key: z.string().check(z.maxLength(1000)) }),
  response: file('text/html'),
  errors: [404],
})

const emailLanguages = z.enum(['ru', 'en'])

export const listEmails = endpoint({
  id: 'dev.listEmails',
  method: 'GET',
  path: '/v1/dev/email',
  summary: 'Every email that the product can write.',
  access: developer,
  response: z.object({ emails: z.array(z.object({ id: z.string(), module: z.string(), occasion: z.string() })) }),
})

export const email = endpoint({
  id: 'dev.email',
  method: 'GET',
  path: '/v1/dev/email/{id}',
  summary: 'An email about an invented occasion.',
  access: developer,
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  query: z.object({ language: z._default(emailLanguages, 'ru') }),
  response: z.object({ subject: z.string(), body: z.string(), pageKey: z.string() }),
})

/** A thing with states that the world outside moves. */
export const PushableEntity = z.object({
  id: Id,
  organization: z.string(),
  title: z.string(),
  state: Named,
  /** States that it can be moved to. */
  next: z.array(Named),
})
export type PushableEntity = z.output<typeof PushableEntity>

export const listStates = endpoint({
  id: 'dev.listStates',
  method: 'GET',
  path: '/v1/dev/state',
  summary: 'Things whose states a bank, an insurer or an owner would move, and where each can go.',
  access: developer,
  query: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(200)), '') }),
  response: z.object({
    kinds: z.array(z.object({ id: z.string(), title: z.string(), entities: z.array(PushableEntity) })),
  }),
})

/** Somebody whom platform staff can sign in as. */
export const Persona = z.object({
  id: Id,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  organization: z.nullable(z.string()),
  roles: z.array(z.string()),
  status: namedOf(userStatuses),
  /** Nobody can sign in as a person who is blocked, rejected or deleted. */
  canSignIn: z.boolean(),
})
export type Persona = z.output<typeof Persona>

/** People of every organization. */
export const personas = listOf({
  item: Persona,
  filters: {
    id: id(),
    /** Everything that a person may be looked for by, in one text: name, telephone, e-mail, organization. */
    search: text(),
    fullName: text(),
    username: text(),
    email: text(),
    organization: text(),
    'status.name': choice(userStatuses),
  },
  sort: ['fullName', 'username', 'email', 'organization', 'status.name'],
})

export const listPeople = endpoint({
  id: 'dev.listPeople',
  method: 'POST',
  path: '/v1/dev/person/find',
  summary: 'People of every organization, by their telephones.',
  access: developer,
  body: personas.body,
  response: personas.page,
})

export const peopleExcel = endpoint({
  id: 'dev.peopleExcel',
  method: 'POST',
  path: '/v1/dev/person/excel',
  summary: 'Everybody whom the filter of a find matches, as a workbook; pages do not count.',
  access: developer,
  body: personas.body,
  response: file(contentTypes.xlsx),
})

export const signInAs = endpoint({
  id: 'dev.signInAs',
  method: 'POST',
  path: '/v1/dev/person/{id}/session',
  summary: 'Opens a session of another person.',
  access: developer,
  params: z.object({ id: Id }),
  isCheckedWhole: true,
  response: Tokens,
  errors: [409],
})

export const overview = endpoint({
  id: 'dev.overview',
  method: 'GET',
  path: '/v1/dev/overview',
  summary: 'What this server is built of and connected to.',
  access: developer,
  response: z.object({
    release: z.string(),
    node: z.string(),
    database: z.enum(['embedded', 'postgres']),
    startedDateTime: Instant,
    modules: z.array(z.string()),
    /** Whether each connection goes to the real thing. */
    connections: z.array(
      z.object({ name: z.enum(['mail', 'sms', 'courier', 'registry', 'captcha', 'files']), isReal: z.boolean() }),
    ),
    counts: z.object({
      organizations: z.int(),
      people: z.int(),
      sessions: z.int(),
      messages: z.int(),
      waitingMessages: z.int(),
      failedMessages: z.int(),
      failedJobs: z.int(),
    }),
  }),
})

export const reset = endpoint({
  id: 'dev.reset',
  method: 'POST',
  path: '/v1/dev/reset',
  summary: 'Empties the database and fills it with the demo data again.',
  access: developer,
})

export const setFault = endpoint({
  id: 'dev.setFault',
  method: 'PUT',
  path: '/v1/dev/fault/{name}',
  summary: 'Switches a named failure on or off.',
  access: developer,
  params: z.object({ name: Fault }),
  body: z.object({ isOn: z.boolean() }),
  response: FaultStates,
  invalidates: [listFaults],
})

export const setModule = endpoint({
  id: 'dev.setModule',
  method: 'PUT',
  path: '/v1/dev/module/{name}',
  summary: 'Switches an area of the product on or off: while it is off, nobody has its pages and its calls answer 404.',
  access: developer,
  params: z.object({ name: z.string().check(z.maxLength(100)) }),
  body: z.object({ isOn: z.boolean() }),
  response: ModuleSwitches,
  invalidates: [listModules, overview, modules, current, attention, articles],
})

export const shiftClock = endpoint({
  id: 'dev.shiftClock',
  method: 'POST',
  path: '/v1/dev/clock',
  summary: 'Moves the clock of the server by whole minutes against the real one, and runs the jobs that became due.',
  access: developer,
  body: z.object({ minutes: z.int().check(z.minimum(-5_256_000), z.maximum(5_256_000)) }),
  response: z.object({ ...ClockState.shape, runs: z.array(JobRun) }),
  invalidates: [clock, overview, listJobs, listStates, mailbox],
})

export const runJob = endpoint({
  id: 'dev.runJob',
  method: 'POST',
  path: '/v1/dev/job/{id}',
  summary: 'Runs a job now; its own time stays.',
  access: developer,
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  response: JobRun,
  errors: [409],
  invalidates: [listJobs, listStates, mailbox, overview],
})

export const pushState = endpoint({
  id: 'dev.pushState',
  method: 'POST',
  path: '/v1/dev/state/{kind}/{id}',
  summary: 'Moves a thing to its next state as the world outside would, emails included.',
  access: developer,
  params: z.object({ kind: z.string().check(z.maxLength(100)), id: Id }),
  body: z.object({ next: z.string().check(z.maxLength(100)) }),
  errors: [409],
  invalidates: [listStates, mailbox, overview],
})
