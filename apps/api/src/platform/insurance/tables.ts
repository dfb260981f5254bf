import type { NamesWith } from '../../db/schema.ts'
import type { DayText, InstantText } from '../../kernel/clock.ts'

/** What the organization has agreed to: one row each time. */
export interface ConsentTable<Text extends string = string> {
  organization_id: string
  id: string
  person_id: string
  type: Text
  version: DayText
  accepted_at: InstantText
  ip: string
}

/** Why an organization has ended its insurance, or asked for it: one row each time. */
export interface DisableReasonTable<Reason extends string = string> {
  organization_id: string
  id: string
  person_id: string
  reason: Reason
  comment: string | null
  given_at: InstantText
}

/** Where a product keeps its consents: only a table of its own texts fits. */
export type ConsentTableName<Text extends string> = NamesWith<ConsentTable<Text>>

/** Where a product keeps why its insurance was ended: only a table of its own reasons fits. */
export type DisableReasonTableName<Reason extends string> = NamesWith<DisableReasonTable<Reason>>
