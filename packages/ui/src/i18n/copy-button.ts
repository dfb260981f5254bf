import { defineWords } from './define-words.ts'

export const copyButtonWords = defineWords(
  { copy: 'Скопировать', copied: 'Скопировано', failed: 'Не удалось скопировать' },
  { copy: 'Copy', copied: 'Copied', failed: 'Could not copy' },
)
