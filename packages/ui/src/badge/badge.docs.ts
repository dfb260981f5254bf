import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'The status of a thing, in words and an icon: never in colour alone.',
  instead: {
    Tag: 'something that was chosen and may be removed',
    Button: 'something that can be pressed',
    Banner: 'a status that needs a sentence and a next step',
  },
  anatomy: {
    children: 'the status in one or two words',
    tone: 'the meaning: neutral, accent, positive, notice, negative, info',
    icon: 'each tone has its own; `null` for none',
    isCount: 'a small round counter instead of words',
  },
  keys: {},
  accessibility: ['Read as its words. The icon is decoration; a counter needs words around it («3 непрочитанных»).'],
  do: [
    'Name the state of the thing: «Подключён», «На проверке».',
    'Use the same word for the same status on every screen.',
  ],
  dont: ['Press it, or link it: nothing happens.', 'Put more than two side by side: then nothing stands out.'],
}
