import { defineWords } from './define-words.ts'

export const bulkBarWords = defineWords(
  { region: 'Действия с выбранным', selected: (count: string) => `Выбрано: ${count}`, clear: 'Снять выбор' },
  { region: 'Actions on the selection', selected: (count: string) => `Selected: ${count}`, clear: 'Clear selection' },
)
