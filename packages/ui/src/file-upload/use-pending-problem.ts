'use client'
import { useWords } from '../i18n/define-words.ts'
import { fileUploadWords } from '../i18n/file-upload.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { formatSize, typesText, type Limits } from './limits.ts'
import type { PendingFile } from './use-uploads.ts'

/** Says what is wrong with a file that is not there yet; nothing while it is on its way. */
export const usePendingProblem = ({ accept, maxSize, maxFiles }: Limits) => {
  const words = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  return ({ phase, refusal, message }: PendingFile): string | undefined => {
    if (phase === 'failed') return message || words.failed
    if (refusal === undefined) return undefined
    const values = {
      tooLarge: words.tooLarge(formatSize(maxSize, words.units, locale)),
      wrongType: words.wrongType(typesText(accept, words.images)),
      tooMany: words.tooMany(maxFiles),
    }
    return { ...values, empty: words.empty, duplicate: words.duplicate }[refusal]
  }
}
