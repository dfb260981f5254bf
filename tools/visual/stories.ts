import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { windows } from '../../packages/ui/docs/modes.ts'
import { pictures } from './set.mjs'

const built = join(import.meta.dirname, '../../storybook-static')

/** How much around a story is on its picture, in pixels: rings and shadows reach a little over the edge. */
const MARGIN = 12

/** A day of the demonstration data: calendars open there. */
const TODAY = new Date('2026-11-20T12:00:00+03:00')

/** Waits until a story is drawn and its interactions are over. @returns what went wrong, or nothing */
const whenRendered = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const channel = (globalThis as unknown as { readonly __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__
        const ends = [
          'storyErrored',
          'storyMissing',
          'storyThrewException',
          'playFunctionThrewException',
          'storyRendered',
        ]
        const end = (event: string, [what]: readonly unknown[]) =>
          resolve(event === 'storyRendered' ? '' : `${event}: ${JSON.stringify(what)?.slice(0, 400)}`)
        for (const event of ends) {
          // It may be over already.
          const last = channel.last(event)
          if (last) end(event, last)
          else channel.on(event, (...what) => end(event, what))
        }
      }),
  )
}

/** The part of Storybook's channel that tells how a story went. */
interface Channel {
  last(event: string): readonly unknown[] | undefined
  on(event: string, listener: (...what: readonly unknown[]) => void): void
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TODAY)
  await page.route('http://storybook.test/**', (route) =>
    route.fulfill({ path: join(built, decodeURIComponent(new URL(route.request().url()).pathname)) }),
  )
})

for (const { name, story, mode, isWindow } of pictures())
  test(name, async ({ page }) => {
    const { width, height } = windows[mode.viewport]
    await page.setViewportSize({ width, height })
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=theme:${mode.theme};locale:${mode.locale}`)
    expect(await whenRendered(page)).toBe('')
    await expect(page.locator('html')).toHaveAttribute('data-cabinet-theme', mode.theme)
    await page.evaluate('document.fonts.ready.then(() => {})')
    if (isWindow) {
      await expect(page).toHaveScreenshot([`${name}.png`])
      return
    }
    const box = await page.locator('#storybook-root').boundingBox()
    if (box === null) throw new Error(`${story} has no size`)
    const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)]
    const clip = {
      x,
      y,
      width: Math.min(width, box.x + box.width + MARGIN) - x,
      height: box.y + box.height + MARGIN - y,
    }
    await expect(page).toHaveScreenshot([`${name}.png`], { clip, fullPage: true })
  })
