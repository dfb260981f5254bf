import type { PartnerParties } from '../../platform/partners/partner.ts'

/** The marketplace whose name the configuration gives: an installation has one, so no table names it. */
export const MARKETPLACE_ID = '6d61726b-6574-8070-8c61-636500000001'

/** The marketplace as somebody who may become a partner. */
export const marketplaces: PartnerParties = {
  kind: 'MARKETPLACE',
  find: async () => [{ id: MARKETPLACE_ID, name: 'Маркетплейс' }],
}
