import { defineWords } from './define-words.ts'

const forms = { one: 'файл', few: 'файла', many: 'файлов', other: 'файла' }
const rules = new Intl.PluralRules('ru-RU')

export const fileListWords = defineWords(
  {
    missing: 'Не хватает',
    optional: 'Если есть',
    uploaded: 'Загружен',
    accepted: 'Принят',
    rejected: 'Не принят',
    uploading: (percent: number) => `Загружается, ${percent}\u00a0%`,
    failed: 'Не загружен',
    upload: 'Загрузить',
    more: 'Добавить',
    replace: 'Заменить',
    of: (action: string, name: string) => `${action}: ${name}`,
    files: (count: number) => `${count}\u00a0${forms[rules.select(count) as keyof typeof forms]}`,
    atLeast: (count: number) => `не меньше ${count}`,
    comment: 'Замечание',
    required: 'обязательный документ',
    drop: (size: string) => `Файлы можно перетащить на строку документа, каждый до ${size}`,
    arrived: (name: string, document: string) => `${document}: загружен файл ${name}`,
  },
  {
    missing: 'Missing',
    optional: 'If there is one',
    uploaded: 'Uploaded',
    accepted: 'Accepted',
    rejected: 'Not accepted',
    uploading: (percent: number) => `Uploading, ${percent}%`,
    failed: 'Not uploaded',
    upload: 'Upload',
    more: 'Add',
    replace: 'Replace',
    of: (action: string, name: string) => `${action}: ${name}`,
    files: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
    atLeast: (count: number) => `at least ${count}`,
    comment: 'Remark',
    required: 'required document',
    drop: (size: string) => `Files may be dropped on the row of a document, each up to ${size}`,
    arrived: (name: string, document: string) => `${document}: file ${name} uploaded`,
  },
)
