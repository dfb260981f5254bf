import { defineWords } from './define-words.ts'

export const spinnerWords = defineWords({ loading: 'Загрузка' }, { loading: 'Loading' })
