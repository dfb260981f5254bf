import { type Cabinet, expect, test } from './support/cabinet.ts'
import type { Person } from './support/people.ts'

/** Pages that anybody may open, by what they are for. */
const publicPages: Readonly<Record<string, readonly string[]>> = {
  'signing in': ['/login', '/recovery', '/recovery/confirm', '/create-password'],
  registration: ['/register', '/confirm', '/seller/register/'],
  texts: ['/policy', '/public/consent/personal-data', '/public/offer', '/public/nothing'],
}

const pagesOf: readonly [Person, readonly string[]][] = [
  ['P2', ['/offer']],
  ['P10', ['/offer']],
  ['P9', ['/offer']],
  ['P1', ['/offer', '/help', '/settlement', '/sender/insurance-conditions']],
  // Sections that come with their own releases share one page, which says what will be there.
  ['P1', ['/profile', '/profile?tab=users', '/profile?tab=security', '/profile?tab=notifications', '/nothing']],
  ['P7', ['/offer', '/profile?tab=users', '/financing']],
  ['P8', ['/dev']],
]

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** Opens pages one after another; each holds to the rules and, on a phone, does not scroll sideways. */
const expectSound = async (cabinet: Cabinet, paths: readonly string[]): Promise<void> => {
  const { page } = cabinet
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await cabinet.settled()
    await cabinet.expectAccessibleInEveryTheme()
    await page.setViewportSize(PHONE)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
      .toBeLessThanOrEqual(0)
    await page.setViewportSize(WIDE)
  }
}

for (const [purpose, paths] of Object.entries(publicPages))
  test(`pages of ${purpose} have no violation in any theme and fit into 360 px`, async ({ cabinet }) => {
    test.slow()
    await expectSound(cabinet, paths)
  })

for (const [person, paths] of pagesOf)
  test(`${paths.join(', ')} of ${person}: no violation in any theme, fit into 360 px`, async ({ cabinet }) => {
    test.slow()
    await cabinet.signInQuietly(person)
    await expectSound(cabinet, paths)
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
