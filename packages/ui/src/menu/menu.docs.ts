import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'action',
  purpose: 'Actions or choices behind a button.',
  instead: {
    Select: 'the value of a field',
    Button: 'fewer than three actions: let them stay in sight',
    Popover: 'anything that is no list',
  },
  anatomy: {
    trigger: 'the button that opens it',
    children: '`MenuItem`s, in `MenuSection`s when there are many',
    placement: 'the side on which it opens',
  },
  keys: {
    'Enter, Space, ↓': 'opens it',
    '↓, ↑': 'moves',
    'Home, End': 'goes to the ends',
    'a…я': 'letters go to the item that begins with them',
    Escape: 'closes it; the focus returns',
  },
  accessibility: ['A menu button: what is chosen is said as such.'],
  do: ['Put what takes something away last, with `tone="negative"`.'],
  dont: ['Nest menus.'],
  frame: 360,
}
