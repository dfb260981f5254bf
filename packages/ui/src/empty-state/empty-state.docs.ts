import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'What stands where there is nothing yet or nothing was found: why, and the next step.',
  instead: { Banner: 'content is there and something is said about it', Skeleton: 'content is on its way' },
  anatomy: {
    drawing: 'one of `@cabinet/ui/drawing`, or none',
    title: 'what is so: «Заявлений пока нет»',
    level: 'place of the title in the outline',
    children: 'why, and what comes of the next step',
    action: 'one button or link',
  },
  keys: { Tab: 'comes to the action' },
  accessibility: ['The title is a heading, so that it is found in the outline.'],
  do: ['Say what will stand here and how to begin.', 'After filters: «Ничего не найдено. Измените фильтры».'],
  dont: ['Apologise, joke, or write «Нет данных».'],
}
