import type { ComponentDocs } from '../../docs/component-docs.ts'
import { fieldAnatomy } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'Any number of a list. The list stays open while things are chosen.',
  instead: {
    CheckboxGroup: 'a few choices that fit in sight',
    Select: 'exactly one',
    ComboBox: 'one of many, found by typing',
  },
  anatomy: {
    ...fieldAnatomy,
    items: 'the list, of any length; or `load`, which asks a server',
    hasSearch: 'a search above the list',
    initialItems: 'what the values stand for when they were chosen before this page',
    renderOption: 'a choice drawn in your own way',
    hasTags: 'the chosen ones below, each with its cross',
    Footer: '«Выбрать все» and «Сбросить»',
  },
  keys: {
    '↓, ↑': 'opens it and moves',
    'Space, Enter': 'chooses or gives up; with a search Enter',
    Tab: 'comes to «Выбрать все» and «Сбросить»',
    Escape: 'closes it',
  },
  accessibility: ['The number of chosen ones is the value that is read.'],
  do: ['Show the chosen ones as tags when the form is reread later.'],
  dont: ['Use it for a yes or no.'],
}
