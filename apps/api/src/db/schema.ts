import type { codePurposes } from '@cabinet/contract/auth/codes'
import type { FilePurpose } from '@cabinet/contract/file'
import type { OrganizationAct } from '@cabinet/contract/people/journal'
import type { StaffActionName, StaffThing } from '@cabinet/contract/staff'
import type { ColumnType, Generated } from 'kysely'
import type { InstantText } from '../kernel/clock.ts'
import type { Language } from '../kernel/language.ts'
import type { ActorKind } from '../kernel/actor.ts'

/** Written as JSON text, read as a value. */
export type JsonColumn<Value> = ColumnType<Value, string, string>
/** The same where nothing may be known. */
export type NullableJsonColumn<Value> = ColumnType<Value | null, string | null, string | null>

/** Columns that every stored entity has. */
export interface AuditColumns {
  created_at: InstantText
  updated_at: InstantText
  is_deleted: boolean
}

/** A one-time code and, once it was typed, the token that stands for it. Neither is kept as it was sent. */
interface ConfirmationCodeTable {
  id: string
  purpose: (typeof codePurposes)[number]
  /** The person whom it is about; null before they exist, and for a name that nobody has. */
  subject: string | null
  email: string | null
  phone: string | null
  /** What the code permits, until it is done. */
  details: JsonColumn<Readonly<Record<string, unknown>>>
  code_hash: string
  /** By what wrong guesses are counted over all codes; null for codes of before they were. */
  counted_as: string | null
  attempts: number
  sends: number
  created_at: InstantText
  resend_at: InstantText
  expires_at: InstantText
  used_at: InstantText | null
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string | null
  token_expires_at: InstantText | null
  token_used_at: InstantText | null
}

/** Counters of rate-limiter-flexible; the shape is its own. */
interface RateLimitTable {
  key: string
  points: number
  expire: number | null
}

/** What a call with an `Idempotency-Key` was answered. */
interface IdempotencyTable {
  caller_kind: 'PERSON' | 'PARTNER'
  caller_id: string
  key: string
  /** Id of the endpoint. */
  endpoint: string
  /** SHA-256 of the input, hexadecimal. */
  body_hash: string
  /** JSON, sealed: an answer may hold a link that is shown once. Null only inside the transaction that makes it. */
  response: string | null
  /** Real time. */
  created_at: InstantText
}

/** How far a message has got on its way. */
export interface DeliveryColumns {
  id: string
  /** 0 a code, 1 people's own affairs, 2 letters to many: the smaller one leaves first. */
  priority: number
  /** The code in the message; null when there is none or when it is of no use any more. */
  code: string | null
  /** Real time, as everything below. */
  code_until: InstantText | null
  next_attempt_at: InstantText
  sent_at: InstantText | null
  /** Nobody tries any more. */
  failed_at: InstantText | null
  attempts: number
  last_error: string | null
}

/** Emails that are sent, or without a mail server only kept. */
export interface EmailTable extends DeliveryColumns {
  organization_id: string | null
  recipient: string
  language: Language
  subject: string
  /** Plain text. */
  body: string
  html: string
  /** A letter to many: who may unsubscribe from such letters by a link in this one. Null for a letter about a person's own affairs. */
  subscriber_id: Generated<string | null>
  /** A letter to many: what it is a copy of. Null for a trial of it, and for a letter about a person's own affairs. */
  mailing_id: Generated<string | null>
  created_at: InstantText
}

/** Text messages that are sent, or without a gateway only kept. */
export interface TextMessageTable extends DeliveryColumns {
  organization_id: string | null
  /** `+7XXXXXXXXXX`. */
  recipient: string
  body: string
  created_at: InstantText
}

/** A browser of a session that takes notifications in. */
interface PushSubscriptionTable {
  id: string
  person_id: string
  session_id: string
  /** Address at the push service of the maker of the browser. */
  endpoint: string
  /** Public key of the browser, base64url. */
  p256dh: string
  auth: string
  /** Real time. */
  created_at: InstantText
}

/** Notifications on their way to a browser. They tell of nobody. */
export interface PushMessageTable extends DeliveryColumns {
  subscription_id: string
  /** Id of the email that tells the whole. */
  tag: string
  body: string
  /** Address inside the application. */
  path: string
  created_at: InstantText
}

/** When a job runs next and how it ran last. */
export interface JobTable {
  id: string
  /** Business time: who moves the clock makes jobs due. */
  due_at: InstantText
  /** The server that runs it, and until when its word is taken for that. */
  claimed_by: string | null
  claimed_until: InstantText | null
  /** Failures in a row. */
  attempts: number
  /** After a failure: real time of the next attempt. */
  retry_at: InstantText | null
  started_at: InstantText | null
  finished_at: InstantText | null
  outcome: 'OK' | 'FAILED' | null
  /** How many things the last run did. */
  done: number | null
  problem: string | null
}

/** One of the things of a job that could not be done; it is tried again by itself. */
export interface JobFailureTable {
  job_id: string
  /** Step of the job and id of the thing: `overdue:<id>`. */
  thing: string
  /** Business time: what the run in which it failed first was for. */
  due_at: InstantText
  /** Failures in a row. */
  attempts: number
  /** Real time, as below. */
  first_failed_at: InstantText
  retry_at: InstantText
  problem: string
}

/** What is known about a file; its content lies in the storage under the same id. */
interface StoredFileTable extends AuditColumns {
  id: string
  organization_id: string | null
  /** Null: the platform made it itself. */
  uploaded_by: string | null
  purpose: FilePurpose | 'PLATFORM'
  name: string
  content_type: string
  /** Bytes. */
  size: number
  width: number | null
  height: number | null
  /** Every signed-in person may see it. */
  is_shared: boolean
  /** Real time: contents are removed by it. */
  deleted_at: InstantText | null
}

/** A state that a thing went through: who moved it, when and why. */
interface StatusChangeTable {
  id: string
  /** `<module>.<thing>`. */
  machine: string
  subject_id: string
  organization_id: string
  /** Counts the moves of the thing from 1; null when the event changed nothing. */
  version: number | null
  event: string
  from_state: string
  to_state: string
  actor_kind: ActorKind
  actor_id: string
  reason: string | null
  /** How the sender calls the event. */
  external_id: string | null
  /** When it happened outside. */
  occurred_at: InstantText
  at: InstantText
}

/** Something that platform staff have added or changed. */
export interface StaffActionTable {
  id: string
  thing: StaffThing
  action: StaffActionName
  /** Null for what has no id: a product. */
  thing_id: string | null
  /** What it was about, in words. */
  subject: string
  /** Null: the command `npm run staff`, or a rule. */
  by_person_id: string | null
  /** The organization whose data it was. */
  organization_id: string | null
  /** Real time. */
  at: InstantText
}

/** Something that a person has done in the name of their organization, or read there that is not for everybody. */
export interface OrganizationActTable {
  id: string
  organization_id: string
  by_person_id: string
  act: OrganizationAct
  thing_id: string | null
  /** What it was about, in words. */
  subject: string | null
  /** Codes of roles, a space between them. */
  roles: string | null
  /** Kopecks. */
  amount: number | null
  /** Real time. */
  at: InstantText
}

/** Running numbers of documents: one row per kind and year. */
interface CounterTable {
  name: string
  value: number
}

/** Small facts about this installation. */
interface SettingTable {
  name: string
  value: string
}

/** Every table: here those of the platform. A module adds its own by declaration merging in its `tables.ts`. */
export interface Tables {
  confirmation_code: ConfirmationCodeTable
  rate_limit: RateLimitTable
  idempotency: IdempotencyTable
  email: EmailTable
  text_message: TextMessageTable
  push_subscription: PushSubscriptionTable
  push_message: PushMessageTable
  job: JobTable
  job_failure: JobFailureTable
  stored_file: StoredFileTable
  counter: CounterTable
  status_change: StatusChangeTable
  setting: SettingTable
  staff_action: StaffActionTable
  organization_act: OrganizationActTable
}

/** Names of the tables that have these columns. */
export type NamesWith<Columns> = {
  [Name in keyof Tables]: Tables[Name] extends Columns ? Name : never
}[keyof Tables]
