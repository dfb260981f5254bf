import { defineWords } from './define-words.ts'

export const toastWords = defineWords(
  {
    region: 'Уведомления, клавиша F8',
    close: 'Закрыть уведомление',
    more: (count: number) => `Показать ещё ${count}`,
    closeAll: 'Закрыть все',
  },
  {
    region: 'Notifications, key F8',
    close: 'Close notification',
    more: (count: number) => `Show ${count} more`,
    closeAll: 'Close all',
  },
)
