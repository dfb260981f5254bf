import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'Stands in the place of content that is being loaded, with its geometry: nothing moves when it comes.',
  instead: { Spinner: 'something without a shape', ProgressBar: 'a known share' },
  anatomy: { shape: '`text`, `block` or `circle`', width: 'any CSS length', height: 'of a block' },
  keys: {},
  accessibility: ['Screen readers pass it by: put `aria-busy` on the region.'],
  do: ['Keep it for at least 250 ms with `useMinimumDuration`, so that it does not flash.'],
  dont: ['Draw another layout than the content will have.'],
}
