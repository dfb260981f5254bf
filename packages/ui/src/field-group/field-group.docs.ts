import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'Fields that belong together, under one title.',
  instead: { Card: 'things that are no fields', CheckboxGroup: 'choices of one question' },
  anatomy: {
    title: 'the name of the group',
    description: 'what is asked and why',
    columns: 'two side by side from 768 px',
    children: 'the fields',
  },
  keys: {},
  accessibility: ['A fieldset: the title is read before the first field.'],
  do: ['Order fields as the paper has them that people copy from.'],
  dont: ['Put unrelated fields side by side to save height.'],
}
