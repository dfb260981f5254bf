import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose: 'Help in its place: what a word means, where to find a number. A button that opens a sentence or two.',
  instead: {
    Tooltip: 'a few words about a button, shown on hover and focus',
    Popover: 'a panel with controls',
    Banner: 'what everybody must read',
  },
  anatomy: {
    title: 'what the help is about; the title of the panel and the name of the button',
    children: 'the help itself',
    picture: 'shows where to look; it opens over the whole screen with zoom and rotation',
    link: 'where more is to be read',
    variant: '`icon` is a question mark, `text` has the title itself as the button',
    placement: 'where the panel opens, when there is room',
  },
  keys: { 'Enter, Space': 'opens it', Escape: 'closes it, one layer at a time; the focus returns' },
  accessibility: [
    'The question mark is called «Справка: Где найти номер договора».',
    'Its hit area is 44 px on touch, in the height of a line of text.',
  ],
  do: [
    'Put it after a text, or into `labelAction` of a field.',
    'Open a link in a new tab where something is being filled in.',
  ],
  dont: [
    'Put it into the label of a field: its name would become a part of the name of the field.',
    'Hide behind it what everybody needs to fill in the field: that is its `description`.',
  ],
  frame: 460,
}
