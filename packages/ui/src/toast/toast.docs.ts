import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'The result of an action that passes: one sentence without a full stop.',
  instead: {
    Banner: 'what must stay or be put right',
    TextField: 'the error of a field belongs to the field',
    Dialog: 'what must be answered',
  },
  anatomy: {
    queue: "what is shown; `toast.show('Сохранено')` works from anywhere",
    Message: 'one sentence; it goes after 3 seconds',
    Action: 'one button; with it the toast stays',
  },
  keys: {
    F8: 'moves the focus to the action of the newest toast, without one to its closing',
    Escape: 'brings the focus back',
  },
  accessibility: [
    'Its region is always in the page, so screen readers hear the first toast too.',
    'Time stands still under the pointer, under the focus and while the tab is in the background.',
  ],
  do: ['Put `ToastRegion` into the application once.'],
  dont: ['Show an error that must be corrected.', 'Show «Успешно»: say what is so: «Заявление № 417 отправлено».'],
  frame: 240,
}
