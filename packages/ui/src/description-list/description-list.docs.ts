import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'Facts of one thing: a label and its value.',
  instead: { DataTable: 'facts of many things', SummaryStrip: 'counts and sums over a register' },
  anatomy: { items: 'pairs of label and value', layout: 'columns, or the label above the value' },
  keys: {},
  accessibility: ['A native list of descriptions: value and label are read together.'],
  do: ['Keep the order of facts the same for the same kind of thing.'],
  dont: ['Leave a value empty: write «Не указан» or leave the pair out.'],
}
