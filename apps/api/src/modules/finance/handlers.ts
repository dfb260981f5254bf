import * as finance from '@cabinet/contract/finance'
import { handlers } from '../../platform/handlers.ts'
import { createRequest, findActualOffers } from './service.ts'

export const financeHandlers = handlers(finance, {
  findActualOffers: (inquiry) => findActualOffers(inquiry),
  createRequest: (inquiry) => createRequest(inquiry),
})
