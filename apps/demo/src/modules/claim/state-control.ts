import { businessDay } from '@cabinet/api/kernel/clock'
import type { PushContext } from '../../state-control.ts'
import { controlOf } from '../../machine-control.ts'
import { findNamesOfOrganizations } from '@cabinet/api/modules/organization/port'
import { prepareLetter } from '@cabinet/api/modules/claim/documents/letter'
import { type ClaimRow, findAllClaims } from '@cabinet/api/modules/claim/store'
import { claimMachine, type Decision, expectedOf } from '@cabinet/api/modules/claim/transitions'

type Decided = 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED'

/** A decision with its letter, which is drawn and kept before the claim is held. */
const deciding = (status: Decided, said: (row: ClaimRow) => Omit<Decision, 'letter'>) => ({
  ahead: async ({ platform }: PushContext, row: ClaimRow): Promise<Decision> => {
    const decision = said(row)
    const approvedAmount = decision.approvedAmount ?? expectedOf(row)
    const date = businessDay(platform.clock.now())
    return { ...decision, letter: await prepareLetter(platform, row, { ...decision, status, date, approvedAmount }) }
  },
})

/** Plays the insurer for claims. */
export const claimControl = controlOf(claimMachine, {
  id: 'claim.claims',
  title: { ru: 'Заявления страховщику', en: 'Claims to insurers' },
  find: async ({ platform }) => {
    const rows = await findAllClaims(platform.database)
    const names = await findNamesOfOrganizations(platform.database, [
      ...new Set(rows.map(({ organization_id: id }) => id)),
    ])
    return rows.map((row) => ({
      organization: names.get(row.organization_id)?.short_name ?? '',
      title: row.object_number === null ? row.number : `${row.number}, ${row.object_number}`,
      row,
    }))
  },
  inputs: {
    submit: () => null,
    take: (_context, { number }) => ({ claimNumber: `У-${number.replace('ЗВ-', '')}` }),
    ask: () => ({ documents: ['COST_PROOF' as const], comment: 'Приложите документ о стоимости.' }),
    // Time alone leads there; the table wants to know what it would say.
    lapse: deciding('REJECTED', () => ({ approvedAmount: 0, reason: 'NO_DOCUMENTS', comment: null })),
    approve: deciding('APPROVED', () => ({ approvedAmount: null, reason: null, comment: null })),
    approvePart: deciding('PARTIALLY_APPROVED', (row) => ({
      approvedAmount: Math.floor(expectedOf(row) / 2),
      reason: 'PACKAGING',
      comment: 'Упаковка не соответствует требованиям перевозчика.',
    })),
    reject: deciding('REJECTED', () => ({
      approvedAmount: 0,
      reason: 'NOT_EVENT',
      comment: 'По документам повреждение возникло после вручения.',
    })),
    pay: () => ({ amount: null, date: null, orderNumber: '128' }),
  },
})
