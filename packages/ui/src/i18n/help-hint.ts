import { defineWords } from './define-words.ts'

export const helpHintWords = defineWords(
  { help: (title: string) => `Справка: ${title}`, enlarge: 'Во весь экран' },
  { help: (title: string) => `Help: ${title}`, enlarge: 'Full screen' },
)
