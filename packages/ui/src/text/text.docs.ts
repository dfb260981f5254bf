import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'Running text in a step of the type scale and a colour by meaning.',
  instead: { Heading: 'a title', Link: 'a way on' },
  anatomy: {
    children: 'the text',
    size: 'caption, body, reading and up',
    tone: 'muted, faint, or a meaning',
    hasMeasure: 'keeps lines short enough to read',
    isTruncated: 'one line with an ellipsis',
  },
  keys: {},
  accessibility: ['A status needs its words, not colour alone.'],
  do: ['Use `reading` with `hasMeasure` for paragraphs.'],
  dont: ['Cut what cannot be read elsewhere.'],
}
