import type { requestStatuses } from '@cabinet/contract/finance'
import type { RequestApplicant } from '@cabinet/contract/finance/requests'
import type {
  RequestConsentFlag,
  RequestContactFields,
  RequestFounderFields,
  RequestGeneralFields,
  RequestPaymentDetailsFields,
} from '@cabinet/contract/finance/request-values'
import type { Generated, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { AuditColumns, JsonColumn, NullableJsonColumn } from '../../../db/schema.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'
import type { StatusColumn } from '../../../db/status-column.ts'

interface OfRequest {
  organization_id: string
  request_id: string
}

interface Changed {
  /** Grows with every change. */
  version: number
  created_at: InstantText
  updated_at: InstantText
}

/** The applicant as it is written into a request when it is sent: names of things in both languages are ours. */
export type SentApplicant = Omit<RequestApplicant, 'legalStatus'> & {
  readonly legalStatus: RequestApplicant['legalStatus']['name']
}

/** The group GENERAL of a request. There is no row until somebody has saved it. */
export interface FinanceRequestFormTable extends OfRequest, Changed {
  general: JsonColumn<RequestGeneralFields>
  /** Who applied, as it was when the request was sent. */
  applicant: NullableJsonColumn<SentApplicant>
}

/** What tells of a private person more than the name: it is stored sealed. */
export const personalFields = ['itn', 'birthDate', 'birthPlace', 'snils', 'document', 'registrationAddress'] as const
export type PersonalFields = Pick<RequestFounderFields, (typeof personalFields)[number]>

/** What is stored of a founder in the open. */
export type StoredFounder = Omit<RequestFounderFields, keyof PersonalFields>

export interface FinanceRequestFounderTable extends OfRequest, Changed {
  id: string
  founder: JsonColumn<StoredFounder>
  /** `PersonalFields`, sealed; null when none is filled. */
  personal_sealed: string | null
  /** The identity document alone: of rows that a release before has written, until the start has sealed them anew. */
  document_sealed: Generated<string | null>
}

export interface FinanceRequestContactTable extends OfRequest, Changed {
  id: string
  contact: JsonColumn<RequestContactFields>
}

export interface FinanceRequestAccountTable extends OfRequest, Changed {
  account: JsonColumn<RequestPaymentDetailsFields>
}

/** One tick or one clearing of a box; the newest of each box counts. */
export interface FinanceRequestConsentTable extends OfRequest {
  id: string
  flag: RequestConsentFlag
  accepted: boolean
  text_version: string
  person_id: string
  ip: string
  created_at: InstantText
}

export interface FinanceRequestDocumentTable extends OfRequest {
  file_id: string
  /** The document that the bank has asked for and that this file answers. */
  asked_document_id: Generated<string | null>
  added_by: string
  created_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_request: FinanceRequestTable
    finance_request_form: FinanceRequestFormTable
    finance_request_founder: FinanceRequestFounderTable
    finance_request_contact: FinanceRequestContactTable
    finance_request_account: FinanceRequestAccountTable
    finance_request_consent: FinanceRequestConsentTable
    finance_request_document: FinanceRequestDocumentTable
  }
}

const addForm = async ({ schema }: Kysely<unknown>): Promise<void> => {
  const ofRequest = (name: string) =>
    schema
      .createTable(name)
      .addColumn('organization_id', 'uuid', (column) => column.notNull())
      .addColumn('request_id', 'uuid', (column) => column.notNull())
      .addForeignKeyConstraint(`${name}_of_request`, ['organization_id', 'request_id'], 'finance_request', [
        'organization_id',
        'id',
      ])
  const changed = (name: string) =>
    ofRequest(name)
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull())

  await changed('finance_request_form')
    .addColumn('general', 'jsonb', (column) => column.notNull())
    .addColumn('applicant', 'jsonb')
    .addPrimaryKeyConstraint('finance_request_form_pk', ['organization_id', 'request_id'])
    .execute()
  await changed('finance_request_founder')
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('founder', 'jsonb', (column) => column.notNull())
    .addColumn('document_sealed', 'text')
    .addPrimaryKeyConstraint('finance_request_founder_pk', ['organization_id', 'id'])
    .execute()
  await changed('finance_request_contact')
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('contact', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('finance_request_contact_pk', ['organization_id', 'id'])
    .execute()
  await changed('finance_request_account')
    .addColumn('account', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('finance_request_account_pk', ['organization_id', 'request_id'])
    .execute()
  await ofRequest('finance_request_consent')
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('accepted', 'boolean', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('ip', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('finance_request_consent_pk', ['organization_id', 'id'])
    .execute()
  await ofRequest('finance_request_document')
    .addColumn('file_id', 'uuid', (column) => column.notNull().references('stored_file.id'))
    .addColumn('added_by', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('finance_request_document_pk', ['organization_id', 'request_id', 'file_id'])
    .addUniqueConstraint('finance_request_document_file', ['file_id'])
    .execute()

  for (const name of ['founder', 'contact', 'consent']) {
    await schema
      .createIndex(`finance_request_${name}_by_request`)
      .on(`finance_request_${name}`)
      .columns(['organization_id', 'request_id', 'created_at'])
      .execute()
  }
}

export const requestMigrations: Readonly<Record<`finance-${number}-${string}`, Migration>> = {
  'finance-0020-request-form': { up: addForm },
  'finance-0070-founder-sealed': {
    up: async ({ schema }) => {
      await schema.alterTable('finance_request_founder').addColumn('personal_sealed', 'text').execute()
    },
  },
}

export interface FinanceRequestTable extends AuditColumns {
  organization_id: string
  id: string
  offer_id: string
  number: string
  status: StatusColumn<(typeof requestStatuses)[number]>
  /** Kopecks: the limit of the offer when the request was made. */
  financing_limit: number
  created_by: string
  sent_at: InstantText | null
  planned_decision_date: DayText | null
  decision_at: InstantText | null
  decision_comment: string | null
  retry_available_date: DayText | null
}
