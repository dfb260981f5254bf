import { defineWords } from './define-words.ts'

export const toastWords = defineWords(
  { region: 'Уведомления, клавиша F8', close: 'Закрыть уведомление' },
  { region: 'Notifications, key F8', close: 'Close notification' },
)
