import type { PartnerParties } from '../../../platform/partners/partner.ts'
import { STATEMENT_PARTY } from '../../../platform/payments/payable.ts'

/** There is one account that invoices are paid to, so one partner brings its statement. */
export const statementParty: PartnerParties = {
  kind: 'PAYMENTS',
  find: () => Promise.resolve([{ id: STATEMENT_PARTY, name: 'Банковская выписка' }]),
}
