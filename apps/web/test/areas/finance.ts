import { findActualOffers } from '@cabinet/contract/finance'
import { emptyPage } from '../page/empty-page.ts'
import type { AreaInTests } from './area.ts'

export const area: AreaInTests = {
  routes: ['/deliveries deliveries lk', '/financing financing lk', '/offer/request/:id offer-request-form lk'],
  answer: (server) => server.answer(findActualOffers, emptyPage),
}
