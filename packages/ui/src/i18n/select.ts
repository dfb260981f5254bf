import { defineWords } from './define-words.ts'

export const selectWords = defineWords({ placeholder: 'Выберите' }, { placeholder: 'Choose' })
