import { businessDay } from '@cabinet/api/kernel/clock'
import { controlOf } from '../../machine-control.ts'
import { agreementMachine, findAllAgreements } from '@cabinet/api/modules/finance/agreements/transitions'
import { requestMachine } from '@cabinet/api/modules/finance/requests/transitions'
import { findAllRequests } from '@cabinet/api/modules/finance/requests/transition-store'
import { DAY_MS } from '@cabinet/api/kernel/durations'

const YEAR_MS = 365 * DAY_MS

/** Plays the bank for requests for financing. */
export const requestControl = controlOf(requestMachine, {
  id: 'finance.requests',
  title: { ru: 'Заявки на финансирование', en: 'Requests for financing' },
  find: async ({ platform }) =>
    (await findAllRequests(platform.database)).map((row) => ({
      organization: row.short_name,
      title: `${row.number}, ${row.bank}`,
      row,
    })),
  inputs: {
    askDocument: () => ({ document: 'Бухгалтерская отчётность за прошлый год' }),
    approve: () => ({}),
    refuse: () => ({ comment: 'Недостаточный срок деятельности с покупателями' }),
  },
})

/** Plays the bank for agreements. */
export const agreementControl = controlOf(agreementMachine, {
  id: 'finance.agreements',
  title: { ru: 'Договоры финансирования', en: 'Financing agreements' },
  find: async ({ platform }) =>
    (await findAllAgreements(platform.database)).map((row) => ({
      organization: row.short_name,
      title: `${row.number}, ${row.bank}`,
      row,
    })),
  inputs: {
    prolong: (_context, { finished_date: day }) => ({
      finishedDate: businessDay(new Date(Date.parse(`${day}T12:00:00Z`) + YEAR_MS)),
    }),
  },
})
