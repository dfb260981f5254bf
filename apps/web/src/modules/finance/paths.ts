import { definePaths } from '../../shared/paths.ts'

export const paths = definePaths({
  deliveries: '/deliveries',
  financing: '/financing',
  'offer-request-form': '/offer/request/:id',
})
