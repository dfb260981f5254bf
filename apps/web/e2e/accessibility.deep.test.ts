import { type Cabinet, expect, test } from './support/cabinet.ts'
import { cutOff } from './support/cut-off.ts'
import { partedNames } from './support/parted-names.ts'
import { unnamedControls } from './support/unnamed.ts'
import { addressesOf, type Visit, visits } from './support/visits.ts'

const HEIGHT = 800
/**
 * How the pages are looked at: in both languages and at both widths, each in every theme. A page is loaded once and
 * changes its theme where it is; only the light one is asked about more than colours.
 */
const views = [
  { locale: 'ru', width: 1280 },
  { locale: 'en', width: 390 },
] as const
/** The narrowest page of WCAG 1.4.10, and a window of 1,280 px at 200 %. */
const NARROW = [320, 640] as const

/** What a page of this width hides, and how far it would have to be scrolled sideways. */
const expectReflow = async ({ page }: Cabinet, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT })
  const message = `${page.url()} at ${width} px`
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message })
    .toBeLessThanOrEqual(0)
  expect(await page.evaluate(cutOff), message).toEqual([])
}

const byPerson = Map.groupBy(visits, ({ person }) => person)

for (const { locale, width } of views)
  for (const [person, all] of byPerson)
    test(`pages of ${person ?? 'everybody'} in ${locale} at ${width} px: no violation, every control has a name, no name of a company is parted, and nothing is cut off when they are narrow`, async ({
      cabinet,
      page,
      baseURL,
    }) => {
      test.slow()
      await page.context().addCookies([{ name: 'cabinet_locale', value: locale, url: baseURL ?? '' }])
      const headers = person === null ? {} : await cabinet.signInQuietly(person)
      const open = async (visit: Visit) => {
        for (const path of await addressesOf(page, visit, headers)) {
          await page.setViewportSize({ width, height: HEIGHT })
          await page.goto(path, { waitUntil: 'networkidle' })
          await cabinet.settled()
          await cabinet.expectAccessibleInEveryTheme()
          await expect.poll(() => unnamedControls(page), { message: `names at ${path}` }).toEqual([])
          expect(await page.evaluate(partedNames), `names of companies at ${path}`).toEqual([])
          for (const narrow of NARROW) await expectReflow(cabinet, narrow)
        }
      }
      for (const visit of all) await open(visit)
    })

test('a phone has the navigation in a drawer', async ({ cabinet, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await cabinet.enter('P5', '/offer')
  await expect(cabinet.navigation).toBeHidden()
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await cabinet.navigation.getByRole('link', { name: 'Счета на оплату' }).click()
  await expect(page).toHaveURL('/sender/invoices-payment')
  await expect(cabinet.navigation).toBeHidden()
})

test('what is cut off is found, what is scrolled, shortened or meant for the ear is not', async ({ page }) => {
  const box = (style: string, text: string) => `<div style="width: 60px; white-space: nowrap; ${style}">${text}</div>`
  await page.setContent(
    [
      box('overflow: hidden', 'Hidden by its box'),
      box('position: absolute; left: -40px', 'Left of the window'),
      box('overflow: auto', 'Scrolled to by whoever reads it'),
      box('overflow: hidden; text-overflow: ellipsis', 'Shortened with an ellipsis'),
      box('position: absolute; overflow: hidden; width: 1px; height: 1px', 'For the ear'),
      box('', 'As long as it wants'),
    ].join(''),
  )
  expect(await page.evaluate(cutOff)).toEqual(['Hidden by its box', 'Left of the window'])
})
