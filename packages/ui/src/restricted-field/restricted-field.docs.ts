import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A line of text that takes only certain characters, one by one.',
  instead: { TextField: 'any text', InnField: 'identifiers with a field of their own' },
  anatomy: {
    ...entryAnatomy,
    allow: 'a pattern of one character',
    maxLength: 'what is over stays, with a sentence',
    letterCase: 'writes capitals or small letters',
  },
  keys: { ...textKeys },
  accessibility: ['A silent field that ignores keys puzzles people: say in `description` what it takes.'],
  do: ['Allow everything that occurs on paper: hyphens, spaces, «ё».'],
  dont: ['Restrict names of people: they are longer and stranger than expected.'],
}
