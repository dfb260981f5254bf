import type { PartnerEventDeclaration } from '../../platform/partners/partner.ts'

export const ACCOUNT_LINKED = 'seller.account.linked'

/** Events for the marketplace. */
export const marketplaceEvents: readonly PartnerEventDeclaration[] = [
  {
    type: ACCOUNT_LINKED,
    kind: 'MARKETPLACE',
    title: { ru: 'Продавец подключил аккаунт к кабинету', en: 'A seller has linked the account with a cabinet' },
  },
]
