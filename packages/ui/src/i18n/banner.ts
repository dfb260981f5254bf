import { defineWords } from './define-words.ts'

export const bannerWords = defineWords({ close: 'Скрыть' }, { close: 'Dismiss' })
