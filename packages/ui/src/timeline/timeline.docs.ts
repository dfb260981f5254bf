import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'The history of an order or a claim, with times.',
  instead: { StatusSteps: 'the steps that lie ahead too', DataTable: 'events that are compared and filtered' },
  anatomy: {
    events: 'what happened, when, and what follows; newest first',
    label: 'its name, when no heading stands above',
    format: 'how moments are written',
  },
  keys: {},
  accessibility: ['An ordered list; the colour of a mark only helps to find, the words say it.'],
  do: ['Say what happened as a fact: «Принят на склад отправителя».'],
  dont: ['Show what the system did inside: people read what happened to their thing.'],
}
