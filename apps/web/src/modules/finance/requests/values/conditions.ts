import type { RequestForm } from '@cabinet/contract/finance/requests'
import type { RequestConditions } from '@cabinet/contract/finance/request-fields'

/** The business day in Moscow, `YYYY-MM-DD`. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date())

/** What the rules of this request must know beside what is entered. */
export const detailsOf = ({ organization, financingLimit }: RequestForm): RequestConditions => ({
  legalStatus: organization.legalStatus.name,
  financingLimit: financingLimit.financingLimit,
  today: today(),
})
