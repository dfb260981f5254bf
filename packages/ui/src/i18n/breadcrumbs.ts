import { defineWords } from './define-words.ts'

export const breadcrumbsWords = defineWords({ path: 'Где вы находитесь' }, { path: 'Breadcrumbs' })
