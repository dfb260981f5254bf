import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. */
export const devPages = definePages({ dev: '/dev' })
