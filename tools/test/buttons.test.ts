import { expect, it } from 'vitest'
import { buttonProblems } from '../house/buttons.mjs'
import { source } from './support.ts'

const problems = (jsx: string, path = 'apps/web/src/modules/loans/page.tsx') =>
  buttonProblems([source(path, `export const Page = () => ${jsx}`)])

it.each([
  '<Button onPress={save} />',
  '<Button variant="outline" tone="neutral" />',
  '<ButtonLink href="/" variant={\'outline\'} tone="neutral" />',
  '<Button variant="quiet" />',
  '<Button variant="quiet" tone="negative" />',
  "<Button {...(isOther && { variant: 'outline' as const, tone: 'neutral' as const })} />",
  '<Skeleton variant="text" />',
])('is one of the kinds that the application has: %s', (jsx) => {
  expect(problems(jsx)).toEqual([])
})

it.each([
  '<Button variant="outline" />',
  '<Button variant="outline" tone="negative" />',
  "<ButtonLink href='/' variant='outline' tone={isOpen ? 'neutral' : 'accent'} />",
  '<Button variant="solid" tone="neutral" />',
  '<DownloadButton variant={look} tone="neutral" />',
  "<Button {...(isOther && { variant: 'outline' })} />",
])('is a third kind: %s', (jsx) => {
  expect(problems(jsx)).toHaveLength(1)
})

it('looks at the application alone', () => {
  expect(problems('<Button variant="outline" />', 'packages/ui/src/button/button.stories.tsx')).toEqual([])
  expect(problems('<Button variant="outline" />', 'apps/web/src/modules/loans/page.test.tsx')).toEqual([])
})
