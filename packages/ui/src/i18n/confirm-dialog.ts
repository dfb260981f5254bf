import { defineWords } from './define-words.ts'

export const confirmDialogWords = defineWords({ cancel: 'Отмена' }, { cancel: 'Cancel' })
