import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose: 'A question before something that cannot be taken back.',
  instead: { Dialog: 'a task and not a question', Toast: 'what can be undone: do it and offer «Вернуть»' },
  anatomy: {
    title: 'the question: «Удалить реквизиты?»',
    children: 'what follows from the answer',
    confirmLabel: 'the answer as a verb',
    cancelLabel: '«Отмена» when absent',
    tone: '`negative` for what takes something away',
  },
  keys: {
    Escape: 'is «Отмена»',
    Tab: 'goes between the two answers',
    'Enter, Space': 'presses the answer with the focus',
  },
  accessibility: [
    'An alert dialog: title and text are read when it opens, and the focus comes back where it was.',
    'While the promise of `onConfirm` is under way the dialog stays; a failure is shown and read inside.',
  ],
  do: ["Ask with the thing's name: «Удалить пользователя Соколова М. А.?»", 'Answer with the verb of the question.'],
  dont: ['Ask before something harmless: people learn to press without reading.', 'Answer with «Да» and «Нет».'],
  frame: 420,
}
