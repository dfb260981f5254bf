import { businessDay } from '../../kernel/clock.ts'
import { pusherOf } from '../../platform/transitions/pusher.ts'
import { agreementMachine, findAllAgreements } from './transitions/agreement.ts'
import { requestMachine } from './transitions/request.ts'
import { findAllRequests } from './transitions/request-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const YEAR_MS = 365 * DAY_MS

/** Plays the bank for requests for financing. */
export const requestPusher = pusherOf(requestMachine, {
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
export const agreementPusher = pusherOf(agreementMachine, {
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
