import { defineWords } from './define-words.ts'

export const skipLinkWords = defineWords({ toContent: 'К содержанию' }, { toContent: 'Skip to content' })
