import * as finance from '@cabinet/contract/finance'
import * as financeOffer from '@cabinet/contract/finance-offer'
import { handlers } from '../../platform/handlers.ts'
import { createOffer, offersFound, readOffer, removeOffer } from './offer-service.ts'
import { createRequest, findActualOffers } from './service.ts'

export const financeHandlers = [
  ...handlers(finance, {
    findActualOffers: (context) => findActualOffers(context),
    oneOffer: (context) => readOffer(context, context.params.id),
    createRequest: (context) => createRequest(context),
  }),
  ...handlers(financeOffer, {
    findOffers: (context) => offersFound(context, context.body),
    createOffer: (context) => createOffer(context),
    removeOffer: (context) => removeOffer(context, context.params.id),
  }),
]
