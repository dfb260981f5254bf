import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose:
    'A task of several steps, one after another: to connect an account, to send a request. Each step is checked and sent before the next one comes. Under 768 px it takes the whole screen.',
  instead: {
    Dialog: 'a task of one step',
    StatusSteps: 'showing how far something has come, without a way to go there',
    ConfirmDialog: 'a question with two answers',
  },
  anatomy: {
    title: 'the task as a whole; it stays while the steps change',
    steps:
      'in their order, each a form of its own with `validate` and `submit`; steps that do not apply are left out, and `submit` may name the next one',
    step: 'the current one, when the state is yours; `defaultStep` opens on any',
    isDirty:
      'there is something to lose: closing, loading anew and, with `useBlock` of the router, going elsewhere ask first; when absent, whatever was typed or chosen',
    question: 'the words of that question',
    describeError: 'what to show when `submit` fails; the message of the error when absent',
    Progress: 'the row of steps and «Шаг 2 из 3»',
    Result: 'a step with `result`: its outcome as an icon, no way back, nothing asked',
  },
  keys: {
    'Enter in a field': 'submits the step',
    Tab: 'stays inside',
    Escape:
      'closes as the button does: at once, or after the question; there it returns to the step. Nothing with `isKeyboardDismissDisabled`',
  },
  accessibility: [
    'The focus moves to the heading of each step, and to the first field that is wrong.',
    'The number of the step is shown, and announced on each change.',
    'While a request is under way the focus waits on its button; afterwards it is where it was.',
  ],
  do: [
    'Hand the `signal` to `fetch`: «Отменить» then really stops the request.',
    'Name the main button by what it does: «Подключить», and «Подключение» while it does.',
    'Keep the step in the address of the page when somebody may come back to it.',
  ],
  dont: [
    'Show an error of a field once more as an error of the step: return `false` and mark the field.',
    'Put a long form with groups into it: that is a page.',
    'Ask for everything again on the last step.',
  ],
  frame: 720,
}
