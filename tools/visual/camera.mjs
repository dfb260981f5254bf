// Takes pictures of stories: the same each time, on the same machine.
import { chromium } from 'playwright'
import { windows } from '../../packages/ui/docs/modes.ts'

/**
 * @typedef {import('./set.mjs').Picture} Picture
 * @typedef {import('playwright').Page} Page
 */

/** What moves, blinks or depends on the machine stands still. */
const stillness = `
  *, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  html { scrollbar-width: none; }
`

/** How much around a story is on its picture, in pixels. */
const margin = 12

/** A day of the demonstration data: calendars open there. */
const today = new Date('2026-11-20T12:00:00+03:00')

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/**
 * Waits until a story is drawn and its interactions are over.
 *
 * @param {Page} page
 * @returns {Promise<string>} What went wrong, or nothing.
 */
const whenRendered = async (page) => {
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__
        const failures = ['storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException']
        const told = (/** @type {string} */ event, /** @type {readonly unknown[]} */ [what]) =>
          resolve(event === 'storyRendered' ? '' : `${event}: ${JSON.stringify(what)?.slice(0, 400)}`)
        for (const event of [...failures, 'storyRendered']) {
          // It may be over already.
          if (channel.last(event)) told(event, channel.last(event))
          else channel.on(event, (/** @type {unknown[]} */ ...what) => told(event, what))
        }
        setTimeout(() => resolve('it is not rendered after 20 seconds'), 20_000)
      }),
  )
}

/**
 * @param {Page} page
 * @param {string} address Of the built Storybook.
 * @param {Picture} picture
 * @returns {Promise<Buffer>} A PNG.
 */
const take = async (page, address, { story, mode, isWindow }) => {
  const { width, height } = windows[mode.viewport]
  await page.setViewportSize({ width, height })
  const globals = `theme:${mode.theme};locale:${mode.locale}`
  await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=${globals}`)
  await page.addStyleTag({ content: stillness })
  const problem = await whenRendered(page)
  if (problem !== '') throw new Error(`${story} (${globals}): ${problem}`)
  const theme = await page.locator('html').getAttribute('data-cabinet-theme')
  if (theme !== mode.theme) throw new Error(`${story} is shown in "${theme}" and not in "${mode.theme}".`)
  await page.evaluate('document.fonts.ready.then(() => {})')
  if (isWindow) return page.screenshot({ animations: 'disabled' })
  const box = await page.locator('#storybook-root').boundingBox()
  if (box === null) throw new Error(`${story} has no size.`)
  // Rings and shadows reach a little over the edge.
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)]
  const clip = { x, y, width: Math.min(width, box.x + box.width + margin) - x, height: box.y + box.height + margin - y }
  return page.screenshot({ animations: 'disabled', clip, fullPage: true })
}

/**
 * Takes pictures with a Chromium, several at a time.
 *
 * @param {string} executablePath The browser.
 * @param {string} address Of the built Storybook.
 * @param {readonly Picture[]} pictures What to take.
 * @returns {Promise<Map<string, Buffer>>} PNGs by name, in the order of the list.
 */
export async function takePictures(executablePath, address, pictures) {
  const browser = await chromium.launch({ executablePath, args: flags })
  /** @type {Map<string, Buffer>} */
  const taken = new Map(pictures.map(({ name }) => [name, Buffer.alloc(0)]))
  const waiting = [...pictures]
  const lane = async () => {
    const context = await browser.newContext({
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(today)
    for (let next = waiting.shift(); next; next = waiting.shift()) taken.set(next.name, await take(page, address, next))
  }
  try {
    await Promise.all([lane(), lane()])
    return taken
  } finally {
    await browser.close()
  }
}
