import { findNamesOfOrganizations } from '../organization/port.ts'
import { pusherOf } from '../../platform/transitions/pusher.ts'
import { findAllClaims } from './store.ts'
import { claimMachine, expectedOf } from './transitions.ts'

/** Plays the insurer for claims. */
export const claimPusher = pusherOf(claimMachine, {
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
    lapse: () => ({ approvedAmount: 0, reason: 'NO_DOCUMENTS' as const, comment: null, letter: null }),
    approve: () => ({ approvedAmount: null, reason: null, comment: null, letter: null }),
    approvePart: (_context, row) => ({
      approvedAmount: Math.floor(expectedOf(row) / 2),
      reason: 'PACKAGING' as const,
      comment: 'Упаковка не соответствует требованиям перевозчика.',
      letter: null,
    }),
    reject: () => ({
      approvedAmount: 0,
      reason: 'NOT_EVENT' as const,
      comment: 'По документам повреждение возникло после вручения.',
      letter: null,
    }),
    pay: () => ({ amount: null, date: null, orderNumber: '128' }),
  },
})
