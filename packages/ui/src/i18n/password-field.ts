import { defineWords } from './define-words.ts'

export const passwordFieldWords = defineWords(
  {
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    met: 'выполнено: ',
    unmet: 'не выполнено: ',
    progress: (met: number, all: number) => `Выполнено требований: ${met} из ${all}`,
  },
  {
    show: 'Show password',
    hide: 'Hide password',
    met: 'met: ',
    unmet: 'not met: ',
    progress: (met: number, all: number) => `Requirements met: ${met} of ${all}`,
  },
)
