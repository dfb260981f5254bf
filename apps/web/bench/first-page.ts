// `npm run bench -- @cabinet/web`: how soon the sign-in page is there for somebody with a phone on a slow line, beside the
// least possible, its own HTML without any script, in one run of one browser. Timings never fail; budgets are tests.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { dist, launchBrowser, median, startServer, temporaryFolder } from './support.ts'

const rounds = 7
/** The phone and the line that Lighthouse measures with. */
const phone = { slowdown: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 }

interface Paints {
  readonly first: number
  readonly largest: number
  readonly shift: number
}

declare global {
  interface Window {
    paints: { largest: number; shift: number }
  }
}

/** Opens a page in a browser that has never been there. */
const open = async (browser: Browser, url: string): Promise<Paints> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
  await page.addInitScript(() => {
    window.paints = { largest: 0, shift: 0 }
    const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => (window.paints.largest = startTime))
    watch('layout-shift', (entry) => (window.paints.shift += (entry as PerformanceEntry & { value: number }).value))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...window.paints,
  }))
  await context.close()
  return paints
}

const measure = async (browser: Browser, url: string): Promise<Paints> => {
  const all: Paints[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await open(browser, url))
  const of = (name: keyof Paints) => median(all.map((paints) => paints[name]))
  return { first: of('first'), largest: of('largest'), shift: of('shift') }
}

const webRoot = temporaryFolder('web')
cpSync(dist, webRoot.path, { recursive: true })
const html = readFileSync(join(dist, 'login.html'), 'utf8')
writeFileSync(join(webRoot.path, 'floor.html'), html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''))

// The people of the demo are put into the page by its script, and are no part of the product.
const server = await startServer({ DEMO_MODE: 'false', WEB_ROOT: webRoot.path })
const browser = await launchBrowser()
try {
  const least = await measure(browser, `${server.url}/floor`)
  const page = await measure(browser, `${server.url}/login`)
  const line = (name: string, key: keyof Paints, digits: number, note: string): string =>
    `${name.padEnd(20)}${least[key].toFixed(digits).padStart(10)}${page[key].toFixed(digits).padStart(10)}  ${note}`
  const ratio = (key: keyof Paints) => (page[key] / least[key]).toFixed(2)
  process.stdout.write(
    [
      'Sign-in page on a phone: 4 times slower, 1.6 Mbit/s, 150 ms',
      `${''.padEnd(20)}${'HTML'.padStart(10)}${'page'.padStart(10)}`,
      line('first paint, ms', 'first', 0, `ratio ${ratio('first')}`),
      line('largest paint, ms', 'largest', 0, `ratio ${ratio('largest')}, target 1.20`),
      line('layout shift', 'shift', 4, 'target 0.0100'),
      '',
      '',
    ].join('\n'),
  )
} finally {
  await browser.close()
  await server.stop()
  webRoot.remove()
}
