import { errorCodes } from '@cabinet/contract/errors'
import { contentTypes, extensionOf } from '@cabinet/contract/file'
import type { Words } from '../language.ts'
import { Refusal, type WrongField } from '../refusal.ts'

const atFile = (code: string, words: Words): readonly WrongField[] => [{ field: 'file', code, words }]

const kinds = Object.keys(contentTypes)
  .map((extension) => extension.toUpperCase())
  .join(', ')

const allowed: Words = {
  ru: `Недопустимый тип файла. Подойдут: ${kinds}`,
  en: `This type of file is not allowed. Allowed: ${kinds}`,
}

const disguised = (extension: string): Words => ({
  ru: `Содержимое файла не соответствует расширению .${extension}. Приложите исходный файл`,
  en: `The content of the file is not what .${extension} promises. Attach the original file`,
})

const empty: Words = { ru: 'Файл пуст', en: 'The file is empty' }

const tooLarge = (megabytes: number): Words => ({
  ru: `Файл больше ${megabytes} МБ`,
  en: `The file is larger than ${megabytes} MB`,
})

/** Why a file is not taken; each stands at the field of the file as well. */
export const refuseFile = {
  empty: () => new Refusal(400, errorCodes.validation, empty, atFile('empty', empty)),
  tooLarge: (maxBytes: number) => {
    const words = tooLarge(maxBytes / 1024 ** 2)
    return new Refusal(413, errorCodes.tooLarge, words, atFile('too_large', words))
  },
  wrongType: (name: string) => {
    const extension = extensionOf(name) ?? ''
    const words = Object.hasOwn(contentTypes, extension) ? disguised(extension) : allowed
    return new Refusal(415, errorCodes.unsupportedType, words, atFile('wrong_type', words))
  },
} as const
