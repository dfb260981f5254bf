import { defineWords } from './define-words.ts'

export const qrCodeWords = defineWords(
  { tooLong: 'Слишком длинный текст для QR-кода' },
  { tooLong: 'The text is too long for a QR code' },
)
