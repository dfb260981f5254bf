import { pusherOf } from '../../platform/transitions/pusher.ts'
import { insuranceMachine } from './transitions/insurance.ts'
import { findInsured } from './transitions/insurance-store.ts'

/** Plays the insurer of commercial credits. */
export const insurancePusher = pusherOf(insuranceMachine, {
  id: 'debtor.insurance',
  title: insuranceMachine.title,
  find: async ({ platform }) =>
    (await findInsured(platform.database)).map((row) => ({
      organization: row.short_name,
      title: row.policy_number ?? row.short_name,
      row,
    })),
  inputs: {
    accept: () => ({}),
    reject: () => ({ reason: 'Недостаточно данных о покупателях' }),
  },
})
