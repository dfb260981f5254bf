import { expect, test } from './support/cabinet.ts'
import type { Person } from './support/people.ts'

const publicPages = [
  '/login',
  '/register',
  '/recovery',
  '/recovery/confirm',
  '/confirm',
  '/create-password',
  '/seller/register/',
  '/policy',
  '/public/consent/personal-data',
  '/public/offer',
  '/public/nothing',
]

const pagesOf: readonly [Person, readonly string[]][] = [
  ['P2', ['/offer']],
  ['P10', ['/offer']],
  ['P9', ['/offer']],
  [
    'P1',
    [
      '/offer',
      '/profile',
      '/profile?tab=users',
      '/profile?tab=security',
      '/profile?tab=notifications',
      '/help',
      // Sections that come with their own releases share one page, which says what will be there.
      '/settlement',
      '/sender/insurance-conditions',
      '/nothing',
    ],
  ],
  ['P8', ['/dev']],
]

for (const path of publicPages)
  test(`${path} has no violation in any theme`, async ({ cabinet, page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await cabinet.settled()
    await cabinet.expectAccessibleInEveryTheme()
  })

for (const [person, paths] of pagesOf)
  for (const path of paths)
    test(`${path} of ${person} has no violation in any theme`, async ({ cabinet, page }) => {
      await cabinet.enter(person, path)
      await page.waitForLoadState('networkidle')
      await cabinet.expectAccessibleInEveryTheme()
    })

test('every page fits into 360 px without scrolling sideways', async ({ cabinet, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const expectToFit = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await cabinet.settled()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
  for (const path of publicPages) await expectToFit(path)
  await cabinet.signIn('P7')
  for (const path of [
    '/offer',
    '/help',
    '/profile',
    '/profile?tab=users',
    '/profile?tab=security',
    '/financing',
    '/nothing',
  ])
    await expectToFit(path)
})

test('a phone has the navigation in a drawer', async ({ cabinet, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await cabinet.signIn('P5')
  await expect(cabinet.navigation).toBeHidden()
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await cabinet.navigation.getByRole('link', { name: 'Счета на оплату' }).click()
  await expect(page).toHaveURL('/sender/invoices-payment')
  await expect(cabinet.navigation).toBeHidden()
})
