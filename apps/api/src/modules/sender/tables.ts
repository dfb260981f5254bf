import type { secretTypes, serviceTypes } from '@cabinet/contract/sender'
import type { Generated } from 'kysely'
import type { StatusColumn } from '../../db/status-column.ts'
import type { AuditColumns } from '../../db/schema.ts'
import type { InstantText } from '../../kernel/clock.ts'

/** The key of a courier account; the secret is sealed. */
export interface CourierCredentialTable extends Omit<AuditColumns, 'is_deleted'> {
  organization_id: string
  id: string
  service_type: (typeof serviceTypes)[number]
  secret_type: (typeof secretTypes)[number]
  client_id: string
  client_secret_sealed: string
  /** What the person entered beside the key. */
  contract_number: Generated<string | null>
  last_check_at: InstantText | null
  /** TAKEN: another organization has shown a key to the same account that the courier accepts. */
  last_check_problem: StatusColumn<'badKey' | 'noResponse' | 'taken' | null>
  /** The courier has accepted the present key: only then is the account reserved for the organization. */
  is_proved: StatusColumn<boolean>
  is_deleted: StatusColumn<boolean>
}

/** Insurance of the orders that an organization sends by courier. */
export interface SenderInsuranceTable extends AuditColumns {
  organization_id: string
  status: StatusColumn<'ENABLED' | 'DISABLED'>
  /** Kopecks for one order. */
  price: number
  started_at: InstantText | null
  ended_at: InstantText | null
}

declare module '../../db/schema.ts' {
  interface Tables {
    courier_credential: CourierCredentialTable
    sender_insurance: SenderInsuranceTable
  }
}
