import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { PASSWORD, people, type Person } from './people.ts'

/** The pages of the product as a person meets them: by their visible names. */
export class Cabinet {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async fillSignIn(username: string, password: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill(username)
    await this.page.locator('input[name=password]').fill(password)
    await this.page.getByRole('button', { name: 'Войти', exact: true }).click()
  }

  /** Signs in at the sign-in page, which is opened first unless the browser is there. */
  async signIn(person: Person, at = '/login'): Promise<void> {
    await this.page.goto(at)
    await this.fillSignIn(people[person], PASSWORD)
    await expect(this.page).not.toHaveURL(/\/login/)
    await this.swapped()
  }

  /** The sign-in page has given way to the next one: the address changes a moment before the page does. */
  async swapped(): Promise<void> {
    await expect(this.page.locator('input[name=password]')).toHaveCount(0)
    await this.settled()
  }

  /**
   * Gives the browser a session of this person, past the sign-in page: for tests that are about something else. Answers
   * the headers of calls with their rights.
   */
  async signInQuietly(person: Person): Promise<{ readonly authorization: string }> {
    const response = await this.page.request.post('/api/v1/auth/login', {
      data: { username: people[person], password: PASSWORD },
    })
    const { accessToken, refreshToken } = (await response.json()) as { accessToken: string; refreshToken: string }
    const url = new URL(response.url()).origin
    await this.page.context().addCookies([{ name: 'cabinet_refresh', value: refreshToken, url, sameSite: 'Strict' }])
    return { authorization: `Bearer ${accessToken}` }
  }

  /** Opens a page as this person, past the sign-in page. */
  async enter(person: Person, path: string): Promise<void> {
    await this.signInQuietly(person)
    await this.page.goto(path)
    await this.settled()
  }

  /** The page has its heading, so its data has come: that of the frame before the scripts (build/home-frame.ts) is none. */
  async settled(): Promise<void> {
    await expect(this.page.locator('h1:not(.frame h1)')).toBeVisible()
  }

  /** Asks the waiting page to look again until it has led on; it looks by itself as well, and may be gone before the press. */
  async checkUntilAt(address: string | RegExp): Promise<void> {
    const check = this.page.getByRole('button', { name: 'Проверить сейчас' })
    await expect(async () => {
      if (await check.isVisible()) await check.click({ timeout: 2000 })
      await expect(this.page).toHaveURL(address, { timeout: 2000 })
    }).toPass()
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Разделы кабинета' })
  }

  /** A product card by its title. */
  card(title: string | RegExp): Locator {
    return this.page.getByRole('article', { name: title })
  }

  /** A finance card by the name of its bank. */
  financeCards(bank: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: bank, exact: true }) })
  }

  /**
   * No violation of the accessibility rules on what is on the screen: all rules in the light theme, and the rules of
   * colour, the only ones that a theme can change, in the others.
   */
  async expectAccessibleInEveryTheme(): Promise<void> {
    for (const theme of ['light', 'dark', 'contrast']) {
      await this.page.locator('html').evaluate((html, value) => {
        html.dataset['cabinetTheme'] = value
        // Halfway from one theme to the next, colours are those of neither. A spinner has no end to go to; and what
        // inherits a colour starts its own transition when that of its parent has ended.
        const moving = () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) =>
                playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime),
            )
        for (let animations = moving(); animations.length > 0; animations = moving())
          for (const animation of animations) animation.finish()
      }, theme)
      // The driver would open a page of its own each time to put together what frames of other origins tell; none is
      // looked at here.
      const rules = theme === 'light' ? undefined : ['color-contrast', 'link-in-text-block']
      // The page has the rules since the first theme: giving them again would take as long as asking.
      const { violations } = await new AxeBuilder({ page: this.page, ...(rules && { axeSource: ';' }) })
        .setLegacyMode()
        // Only violations are looked at, and no rule that is on reads stylesheets.
        .options({
          resultTypes: ['violations'],
          preload: { assets: ['media'] },
          ...(rules && { runOnly: { type: 'rule', values: rules } }),
        })
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        `${this.page.url()} in the theme ${theme}`,
      ).toEqual([])
    }
  }
}

/**
 * A violation of the policy of our pages. A picture that is drawn for the first time while its page is being left is
 * loaded by the browser as a ping would be, which `connect-src` refuses: nobody would have seen it.
 */
const isViolation = (text: string): boolean =>
  text.includes('Content Security Policy') && !text.startsWith("Refused to connect to 'data:image/")

export const test = base.extend<{ cabinet: Cabinet }>({
  cabinet: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (isViolation(message.text())) problems.push(message.text())
    })
    await use(new Cabinet(page))
    expect(problems, 'uncaught errors and policy violations').toEqual([])
  },
})

export { expect } from '@playwright/test'
