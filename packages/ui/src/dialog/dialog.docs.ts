import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose: 'A task beside the page, while the page waits. On phones it is a sheet at the lower edge.',
  instead: {
    ConfirmDialog: 'a question with two answers',
    Drawer: 'details that are read while the page stays in sight',
    WizardDialog: 'a task of several steps',
    Popover: 'a few words or one control',
  },
  anatomy: {
    title: 'names it; read when it opens',
    children: 'the body, or a function that is given `close`',
    footer: 'buttons, the main one last',
    width: '420 for questions, 623 for steps',
    hasCloseButton: 'the cross in the corner',
    isFullSheet: 'takes the whole screen under 768 px: for tasks of several steps',
    trigger: 'the button that opens it, when the state is not yours',
  },
  keys: { Tab: 'stays inside', Escape: 'closes it, unless `isKeyboardDismissDisabled`' },
  accessibility: [
    'The focus moves in when it opens and returns to where it was when it closes.',
    '`isDismissable` lets a press outside close it: not for forms, where what was typed would be lost.',
  ],
  do: ['Title it with the task: «Новый пользователь».', 'Keep it open and say what went wrong when saving fails.'],
  dont: ['Open a dialog from a dialog.', 'Put into it what deserves an address of its own.'],
  frame: 460,
}
