import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. */
export const newsPages = definePages({ news: '/news', add: '/news/new', letter: '/news/:id' })
