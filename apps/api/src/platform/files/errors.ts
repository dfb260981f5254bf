import { errorCodes } from '@cabinet/contract/errors'
import { contentTypes, extensionOf } from '@cabinet/contract/file'
import type { Message } from '../../kernel/language.ts'
import { HttpError, type WrongField } from '../../kernel/http-error.ts'

const atFile = (code: string, text: Message): readonly WrongField[] => [{ field: 'file', code, text }]

const kinds = Object.keys(contentTypes)
  .map((extension) => extension.toUpperCase())
  .join(', ')

const allowed: Message = {
  ru: `Недопустимый тип файла. Подойдут: ${kinds}`,
  en: `This type of file is not allowed. Allowed: ${kinds}`,
}

const disguised = (extension: string): Message => ({
  ru: `Содержимое файла не соответствует расширению .${extension}. Приложите исходный файл`,
  en: `The content of the file is not what .${extension} promises. Attach the original file`,
})

const empty: Message = { ru: 'Файл пуст', en: 'The file is empty' }

const tooLarge = (megabytes: number): Message => ({
  ru: `Файл больше ${megabytes} МБ`,
  en: `The file is larger than ${megabytes} MB`,
})

/** Why a file is not taken; each stands at the field of the file as well. */
export const fileErrors = {
  empty: () => new HttpError(400, errorCodes.validation, empty, atFile('empty', empty)),
  tooLarge: (maxBytes: number) => {
    const text = tooLarge(maxBytes / 1024 ** 2)
    return new HttpError(413, errorCodes.tooLarge, text, atFile('too_large', text))
  },
  wrongType: (name: string) => {
    const extension = extensionOf(name) ?? ''
    const text = Object.hasOwn(contentTypes, extension) ? disguised(extension) : allowed
    return new HttpError(415, errorCodes.unsupportedType, text, atFile('wrong_type', text))
  },
} as const
