import type { RoleCode } from '@cabinet/contract/access'
import type { LegalText } from '@cabinet/contract/legal'
import type { Notifications, personEventKinds, userStatuses } from '@cabinet/contract/people/user'
import type { ColumnType, Generated } from 'kysely'
import type { AuditColumns, JsonColumn } from '../../db/schema.ts'
import type { StatusColumn } from '../../db/status-column.ts'
import type { InstantText } from '../../kernel/clock.ts'
import type { Language } from '../../kernel/language.ts'

export type PersonStatus = (typeof userStatuses)[number]

export interface PersonTable extends Omit<AuditColumns, 'is_deleted'> {
  id: string
  organization_id: string | null
  /** Mobile phone, `+7XXXXXXXXXX`; the person signs in with it once it is confirmed. */
  username: string
  /** Lower case; the person signs in with it once it is confirmed. */
  email: string
  lastname: string
  firstname: string
  middlename: string | null
  position: string | null
  status: StatusColumn<PersonStatus>
  is_deleted: StatusColumn<boolean>
  password_hash: string
  must_change_password: boolean
  last_login_at: InstantText | null
  owner_reminded_at: InstantText | null
  /**
   * A code that went to the e-mail was typed. Without that it is what somebody has said: it is not unique, opens nothing
   * and gets no letters about the cabinet. Of a person whom an administrator added neither is confirmed.
   */
  email_confirmed: Generated<boolean>
  /** The same of the phone. */
  phone_confirmed: Generated<boolean>
  confirmed_by: Generated<string | null>
  confirmed_at: Generated<InstantText | null>
  /** What the owner told whom he rejected. */
  reject_reason: Generated<string | null>
  notifications: ColumnType<Notifications, string | undefined, string>
  /** Grows with every change of the profile or of the roles. */
  version: Generated<number>
  /** In which emails are written. */
  language: Generated<Language>
}

/** What happened to a person, for the history on their card. */
export interface PersonEventTable {
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
export interface PersonConsentTable {
  id: string
  person_id: string
  type: LegalText
  version: string
  accepted_at: InstantText
  ip: string
  /** When the person took it back; null while it holds. */
  withdrawn_at: Generated<InstantText | null>
}

/** A role that platform staff added to the directory; the roles of the product are in the code. */
export interface CustomRoleTable extends AuditColumns {
  id: string
  description_ru: string
  description_en: string
}

export interface PersonRoleTable {
  person_id: string
  /** A role of the product or of the directory. */
  role: RoleCode | (string & {})
  granted_at: InstantText
  is_deleted: boolean
}

declare module '../../db/schema.ts' {
  interface Tables {
    person: PersonTable
    person_role: PersonRoleTable
    custom_role: CustomRoleTable
    person_consent: PersonConsentTable
    person_event: PersonEventTable
  }
}
