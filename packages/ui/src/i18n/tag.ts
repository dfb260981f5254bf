import { defineWords } from './define-words.ts'

export const tagWords = defineWords(
  { remove: (name: string) => `Убрать: ${name}` },
  { remove: (name: string) => `Remove: ${name}` },
)
