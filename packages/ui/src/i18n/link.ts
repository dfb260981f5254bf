import { defineWords } from './define-words.ts'

export const linkWords = defineWords({ newTab: ' (откроется в новой вкладке)' }, { newTab: ' (opens in a new tab)' })
