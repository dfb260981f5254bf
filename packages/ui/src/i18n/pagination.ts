import { defineWords } from './define-words.ts'

export const paginationWords = defineWords(
  {
    pages: 'Страницы',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: (page: string) => `Страница ${page}`,
    of: (page: string, count: string) => `${page} из ${count}`,
    range: (first: string, last: string, total: string) => `${first}–${last} из ${total}`,
    none: 'Нет строк',
    size: 'Строк на странице',
    perPage: (size: string) => `По ${size}`,
  },
  {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: string) => `Page ${page}`,
    of: (page: string, count: string) => `${page} of ${count}`,
    range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
    none: 'No rows',
    size: 'Rows per page',
    perPage: (size: string) => `By ${size}`,
  },
)
