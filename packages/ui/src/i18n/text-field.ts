import { defineWords } from './define-words.ts'

export const textFieldWords = defineWords(
  { long: (most: number, found: number) => `Лишние символы: нужно не больше ${most}, введено ${found}` },
  { long: (most: number, found: number) => `Too many characters: at most ${most}, ${found} entered` },
)
