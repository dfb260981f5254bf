import { defineWords } from './define-words.ts'

export const overlayWords = defineWords(
  { close: 'Закрыть', content: 'Содержание' },
  { close: 'Close', content: 'Content' },
)
