import { defineWords } from './define-words.ts'

export const downloadButtonWords = defineWords(
  {
    download: 'Скачать',
    preparing: 'Готовим файл',
    progress: (percent: string) => `Скачано ${percent}`,
    cancel: 'Отменить скачивание',
    cancelled: 'Скачивание отменено',
    done: 'Файл скачан',
    failed: 'Не удалось скачать файл. Попробуйте ещё раз',
  },
  {
    download: 'Download',
    preparing: 'Preparing the file',
    progress: (percent: string) => `Downloaded ${percent}`,
    cancel: 'Cancel the download',
    cancelled: 'The download is cancelled',
    done: 'The file is downloaded',
    failed: 'The file could not be downloaded. Try again',
  },
)
