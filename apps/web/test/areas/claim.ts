import type { AreaInTests } from './area.ts'

export const area: AreaInTests = {
  routes: ['/settlement settlement lk'],
}
