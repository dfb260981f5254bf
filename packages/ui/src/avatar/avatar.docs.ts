import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'A monogram of a person or an organization: two letters on a colour that stays the same for the same name.',
  instead: { Icon: 'a kind of thing and not a somebody', Badge: 'the state of that person or organization' },
  anatomy: {
    name: 'the whole name; the letters are taken from it',
    shape: 'a circle for people, a square for organizations',
    tone: "a hue of the name, or the accent for the reader's own",
  },
  keys: {},
  accessibility: ['It is read as the name. Beside the written name set `isDecorative`, or it is read twice.'],
  do: ['Use a square for organizations and a circle for people, everywhere.'],
  dont: [
    "Show somebody else's logo: rights and contrast are not ours.",
    'Make it the only way to tell two people apart.',
  ],
}
