import type { RoleCode } from '@cabinet/contract/access'
import type { codePurposes } from '@cabinet/contract/code'
import type { LegalText } from '@cabinet/contract/legal'
import type { FilePurpose } from '@cabinet/contract/file'
import type { Address } from '@cabinet/contract/address'
import type { Organization, OrganizationFields } from '@cabinet/contract/organization'
import type { legalStatuses, Notifications, personEventKinds, userStatuses } from '@cabinet/contract/user'
import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../platform/language.ts'

/** An instant as ISO 8601 in UTC. */
export type InstantText = string
/** A calendar day, `YYYY-MM-DD`. */
export type DayText = string
/** Written as JSON text, read as a value. */
type JsonColumn<Value> = ColumnType<Value, string, string>
/** The same where nothing may be known. */
type NullableJsonColumn<Value> = ColumnType<Value | null, string | null, string | null>

/** Columns that every stored entity has. */
export interface AuditColumns {
  created_at: InstantText
  updated_at: InstantText
  is_deleted: boolean
}

export interface OrganizationTable extends AuditColumns {
  id: string
  legal_status: (typeof legalStatuses)[number]
  full_name: string
  short_name: string
  itn: string
  kpp: string | null
  ogrn: string | null
  is_msp: boolean
  msp_category: 'MICRO' | 'SMALL' | 'MEDIUM' | null
  excluded_modules: JsonColumn<string[]>
  owner_id: string | null
  okopf: NullableJsonColumn<NonNullable<Organization['okopf']>>
  ogrn_date: DayText | null
  okved: NullableJsonColumn<NonNullable<Organization['okved']>>
  legal_address: NullableJsonColumn<Address>
  actual_address: NullableJsonColumn<Address>
  postal_address: NullableJsonColumn<Address>
  head: NullableJsonColumn<NonNullable<OrganizationFields['head']>>
  tax_system: OrganizationFields['taxSystem']
  vat_rate: number | null
  msp_included_date: DayText | null
  /** Mobile or city phone, `+7XXXXXXXXXX`. */
  phone: string | null
  email: string | null
  website: string | null
  registry_status: NonNullable<Organization['registryStatus']>['name'] | null
  /** When data of the state registry were accepted last. */
  registry_at: InstantText | null
  /** Grows with every change. */
  version: Generated<number>
}

export interface PaymentDetailsTable extends AuditColumns {
  organization_id: string
  id: string
  bik: string
  bank_name: string
  correspondent_account: string
  settlement_account: string
  is_main: boolean
  bank_city: string | null
  comment: string | null
  /** Grows with every change. */
  version: Generated<number>
}

/** The account of an organization at the marketplace. */
interface SellerAccountTable extends AuditColumns {
  organization_id: string
  id: string
  name: string
  connected_at: InstantText
}

export interface PersonTable extends AuditColumns {
  id: string
  organization_id: string | null
  /** Mobile phone, `+7XXXXXXXXXX`. */
  username: string
  /** Lower case. */
  email: string
  lastname: string
  firstname: string
  middlename: string | null
  position: string | null
  status: (typeof userStatuses)[number]
  password_hash: string
  must_change_password: boolean
  last_login_at: InstantText | null
  owner_reminded_at: InstantText | null
  email_confirmed: Generated<boolean>
  confirmed_by: Generated<string | null>
  confirmed_at: Generated<InstantText | null>
  /** What the owner told whom he rejected. */
  reject_reason: Generated<string | null>
  notifications: ColumnType<Notifications, string | undefined, string>
  /** Grows with every change of the profile or of the roles. */
  version: Generated<number>
  /** In which letters are written. */
  language: Generated<Language>
}

/** What happened to a person, for the history on their card. */
interface PersonEventTable {
  id: string
  organization_id: string | null
  person_id: string
  kind: (typeof personEventKinds)[number]
  /** Null: the person themselves or the server. */
  by_person_id: string | null
  at: InstantText
  details: JsonColumn<Readonly<Record<string, string>>>
}

/** What a person agreed to, in which version, when and from where. */
interface PersonConsentTable {
  id: string
  person_id: string
  type: LegalText
  version: string
  accepted_at: InstantText
  ip: string
}

/** A role that platform staff added to the directory; the roles of the product are in the code. */
interface CustomRoleTable extends AuditColumns {
  id: string
  description_ru: string
  description_en: string
}

interface PersonRoleTable {
  person_id: string
  /** A role of the product or of the directory. */
  role: RoleCode | (string & {})
  granted_at: InstantText
  is_deleted: boolean
}

/** Why a session ended before its time. */
export type SessionEndReason =
  | 'SIGN_OUT'
  | 'REUSE'
  | 'PASSWORD_RESET'
  | 'SIGNED_OUT_EVERYWHERE'
  | 'BLOCKED'
  | 'REJECTED'
  | 'DELETED'

/** One sign-in: a family of refresh tokens of which the newest is good. */
export interface SessionTable {
  id: string
  person_id: string
  created_at: InstantText
  last_used_at: InstantText
  expires_at: InstantText
  ended_at: InstantText | null
  end_reason: SessionEndReason | null
  ip: string
  user_agent: string
}

interface RefreshTokenTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  session_id: string
  created_at: InstantText
  expires_at: InstantText
  used_at: InstantText | null
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

/** How far a message has got on its way. */
export interface DeliveryColumns {
  id: string
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

/** Letters that are sent, or without a mail server only kept. */
export interface LetterTable extends DeliveryColumns {
  organization_id: string | null
  recipient: string
  language: Language
  subject: string
  /** Plain text. */
  body: string
  html: string
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

/** Every table. A module adds its own by declaration merging, so that deleting its folder takes them away. */
export interface Tables {
  organization: OrganizationTable
  payment_details: PaymentDetailsTable
  seller_account: SellerAccountTable
  person: PersonTable
  person_role: PersonRoleTable
  custom_role: CustomRoleTable
  person_consent: PersonConsentTable
  person_event: PersonEventTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  confirmation_code: ConfirmationCodeTable
  rate_limit: RateLimitTable
  letter: LetterTable
  text_message: TextMessageTable
  job: JobTable
  stored_file: StoredFileTable
  counter: CounterTable
  setting: SettingTable
}
