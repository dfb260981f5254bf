import type { PartnerOutcome } from '@cabinet/contract/partner'
import type { Platform } from '../context.ts'
import { applyEvent } from '../transitions/apply.ts'
import type { InputOf, Machine, Move } from '../transitions/machine.ts'
import type { PartnerPrincipal } from './partner.ts'

/** The part of a call that every event of a partner has. */
export interface ReportContext {
  readonly platform: Platform
  readonly partner: PartnerPrincipal
  readonly params: { readonly id: string }
  readonly body: { readonly externalId: string; readonly occurredAt: string; readonly version?: number | undefined }
}

/**
 * Moves a thing by a partner's report, and answers its state.
 *
 * @param concerns false for a thing of another partner, which then does not exist
 */
export const reportTo = async <
  State extends string,
  Subject,
  Change,
  Moves extends Readonly<Record<string, Move<State, Subject, Change, never>>>,
  Event extends string & keyof Moves,
>(
  { platform, partner, params: { id }, body }: ReportContext,
  machine: Machine<State, Subject, Change, Moves>,
  event: Event,
  input: InputOf<Moves, Event>,
  concerns: (subject: NoInfer<Subject>) => boolean,
  reason: string | null = null,
): Promise<PartnerOutcome> => {
  const { state, version } = await applyEvent(platform, machine, {
    subject: { id },
    event,
    input,
    reason,
    actor: { kind: 'PARTNER', id: partner.id },
    externalId: body.externalId,
    occurredAt: body.occurredAt,
    ...(body.version !== undefined && { expectedVersion: body.version }),
    concerns,
  })
  return { id, state, version }
}
