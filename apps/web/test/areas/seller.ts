import type { AreaInTests } from './area.ts'

export const area: AreaInTests = {
  routes: ['/documents documents lk'],
}
