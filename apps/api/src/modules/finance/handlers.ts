import * as finance from '@cabinet/contract/finance'
import * as financeBank from '@cabinet/contract/finance/banks'
import * as financeOffer from '@cabinet/contract/finance/offers'
import { handlers } from '../../platform/handlers.ts'
import { createBank, findBanks, getBank, setBankActive, updateBank } from './banks/service.ts'
import { createOffer, listOffers, getOffer, removeOffer } from './offers/staff-service.ts'
import { createRequest, findActualOffers } from './offers/service.ts'

export const financeHandlers = [
  ...handlers(finance, {
    findActualOffers: (context) => findActualOffers(context),
    oneOffer: (context) => getOffer(context, context.params.id),
    createRequest: (context) => createRequest(context),
  }),
  ...handlers(financeBank, {
    find: (context) => findBanks(context),
    get: (context) => getBank(context, context.params.id),
    create: (context) => createBank(context, context.body),
    update: (context) => updateBank(context, context.params.id, context.body),
    setActive: (context) => setBankActive(context, context.params.id, context.body.isActive),
  }),
  ...handlers(financeOffer, {
    findOffers: (context) => listOffers(context, context.body),
    createOffer: (context) => createOffer(context),
    removeOffer: (context) => removeOffer(context, context.params.id),
  }),
]
