import { defineWords } from './define-words.ts'

export const sideNavWords = defineWords(
  { label: 'Разделы', collapse: 'Свернуть меню', expand: 'Развернуть меню' },
  { label: 'Sections', collapse: 'Collapse menu', expand: 'Expand menu' },
)
