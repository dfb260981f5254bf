import { financePages } from '@cabinet/contract/finance/pages'
import { businessDay, type DayText } from '../../kernel/clock.ts'
import { addDays } from '../../kernel/days.ts'
import type { Database } from '../../db/database.ts'
import type { ApiModule, Attention } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { findWaitingRequests } from './asked-documents/store.ts'
import { findEndingAgreements } from './agreements/store.ts'
import { findWaitingObjects } from './objects/store.ts'
import { findDrafts } from './requests/store.ts'

/** Days before the end of an agreement from which on it is spoken of: the next one takes a bank some of them. */
const AGREEMENT_DAYS = 30

const requestPath = (id: string) => financePages['offer-request-form']({ id })

/** Documents that banks wait for, and drafts that wait to be finished. */
const requests = async (database: Database, organizationId: string): Promise<readonly Attention[]> => {
  const [waiting, drafts] = await Promise.all([
    findWaitingRequests(database, organizationId),
    findDrafts(database, organizationId),
  ])
  return [
    ...waiting.map(({ id, bank, count, since }) => ({
      kind: 'FINANCE_DOCUMENT',
      count: Number(count),
      path: requestPath(id),
      details: { bank },
      since,
    })),
    ...drafts.map(({ id, bank, created_at: since }) => ({
      kind: 'FINANCE_DRAFT',
      count: 1,
      path: requestPath(id),
      details: { bank },
      since,
    })),
  ]
}

/** What the bank wants back from the organization itself, and what it has refused and would take mended. */
const objects = async (database: Database, organizationId: string): Promise<readonly Attention[]> => {
  const rows = await findWaitingObjects(database, organizationId)
  const recourse = rows.filter(({ status }) => status === 'REGRESS')
  const rejected = rows.filter(({ status }) => status === 'REJECTED')
  const lineOf = (kind: string, found: typeof rows, status: string): Attention[] => {
    const [first] = found
    if (!first) return []
    const only = found.length === 1 ? { open: first.id } : {}
    return [
      {
        kind,
        count: found.length,
        path: financePages.financing({}, { view: 'list', status, ...only }),
        details: { number: first.number },
        ...(status === 'REGRESS' && first.planned_repayment_date !== null
          ? { dueDate: first.planned_repayment_date }
          : { since: first.updated_at }),
      },
    ]
  }
  return [...lineOf('FINANCE_RECOURSE', recourse, 'REGRESS'), ...lineOf('FINANCE_REJECTED', rejected, 'REJECTED')]
}

/** Agreements in force that soon are not, each with its bank. */
const endings = async (database: Database, organizationId: string, today: DayText): Promise<readonly Attention[]> => {
  const agreements = await findEndingAgreements(database, organizationId, {
    from: today,
    to: addDays(today, AGREEMENT_DAYS),
  })
  return agreements.map(({ id, number, bank, finished_date: dueDate }) => ({
    kind: 'FINANCE_AGREEMENT',
    count: 1,
    path: financePages.financing({}, { view: 'list', agreement: id }),
    details: { number, bank },
    dueDate,
  }))
}

/** Requests that wait for the organization; for who works with agreements also objects and ends of agreements. */
export const waitingFinance: NonNullable<ApiModule['attention']> = async ({ platform, user, organizationId }) => {
  if (hasRole(user, 'UNVERIFIED_USER')) return []
  const { database, clock } = platform
  const own = hasRole(user, 'FINANCE')
    ? [objects(database, organizationId), endings(database, organizationId, businessDay(clock.now()))]
    : []
  return (await Promise.all([requests(database, organizationId), ...own])).flat()
}
