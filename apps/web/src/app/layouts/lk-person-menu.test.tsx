import { articles } from '@cabinet/contract/support/help'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'
import { setTheme } from '../../shared/theme.ts'

const dark = () => page.getByRole('menuitemradio', { name: 'Тёмная' })

test('a theme that is pressed is marked at once; then the page has it and the menu is gone', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => setTheme('system'))
  fakeServer().answer(articles, { items: [] })
  await openPage('/help', person(['USER']))
  await page.getByRole('button', { name: /^Меню: / }).click()
  await expect.element(dark()).toBeVisible()
  const line = dark().element() as HTMLElement
  line.click()
  // What the first picture after the press will show: the look at the whole page comes after it.
  const first = await new Promise<(string | null | undefined)[]>((resolve) =>
    requestAnimationFrame(() =>
      resolve([line.getAttribute('aria-checked'), document.documentElement.dataset['cabinetTheme']]),
    ),
  )
  expect(first).toEqual(['true', undefined])
  await expect.poll(() => document.documentElement.dataset['cabinetTheme']).toBe('dark')
  await expect.element(dark()).not.toBeInTheDocument()
})
