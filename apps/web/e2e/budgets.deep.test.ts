import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'

test.use({ serviceWorkers: 'allow' })

const dist = process.env['WEB_ROOT'] ?? join(import.meta.dirname, '../dist')

/** A kilobyte is 1,000 bytes of brotli at its best level, which is what the server sends. */
const kilobytes = (bytes: Buffer) => brotliCompressSync(bytes).length / 1000

/** Addresses of everything that the page asks for, until nothing is asked any more. */
const record = (page: Page) => {
  const urls: URL[] = []
  page.on('request', (request) => urls.push(new URL(request.url())))
  return urls
}

const scriptsOf = (urls: readonly URL[]) => [
  ...new Set(urls.map(({ pathname }) => pathname).filter((path) => path.endsWith('.js'))),
]

const weigh = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + kilobytes(readFileSync(join(dist, path))), 0)

const stylesIn = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)

test('the sign-in page: at most 4 requests, 118 KB of script, 2 KB of style before its content', async ({ page }) => {
  const urls = record(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible()
  // The icon of the tab is the browser's own wish; a headless one does not even ask.
  const asked = urls.map(({ pathname }) => pathname).filter((path) => path !== '/favicon.svg')
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(4)
  expect(weigh(scriptsOf(urls))).toBeLessThanOrEqual(118)
  for (const name of ['login.html', 'login.en.html']) {
    const html = readFileSync(join(dist, name), 'utf8')
    // What is read stands before what is carried out: the script is asked for by the page that has been painted.
    expect(html).not.toMatch(/<script[^>]*\ssrc=|modulepreload/)
    const [before, after] = html.split('<div id="root"')
    expect(kilobytes(Buffer.from(stylesIn(before ?? '').join('')))).toBeLessThanOrEqual(2)
    expect(kilobytes(Buffer.from(stylesIn(after ?? '').join('')))).toBeLessThanOrEqual(5)
  }
})

test('shell and offer page: at most 25 requests with data and pictures, 190 KB of script in all', async ({
  cabinet,
  page,
}) => {
  // Past the sign-in page: the cabinet behind it would still ask for what this page asks for.
  await cabinet.signInQuietly('P7')
  const urls = record(page)
  await page.goto('/offer', { waitUntil: 'networkidle' })
  await cabinet.settled()
  await expect(cabinet.card('Страхование заказов СДЭК')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked = urls.map(({ pathname }) => pathname).filter((path) => path !== '/favicon.svg')
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(25)
  // Nothing is fetched twice: the styles that stand in the page are not fetched as a file as well.
  expect(new Set(asked).size, asked.join('\n')).toBe(asked.length)
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const inside = [...html.matchAll(/<link rel="stylesheet" type="text\/plain" href="([^"]+)"/g)].map(([, path]) => path)
  expect(inside.length).toBeGreaterThan(0)
  expect(asked.filter((path) => inside.includes(path))).toEqual([])
  expect(weigh(scriptsOf(urls))).toBeLessThanOrEqual(190)
})

test('the registration: at most 200 KB of script in all', async ({ page }) => {
  const urls = record(page)
  await page.goto('/register', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible()
  expect(weigh(scriptsOf(urls))).toBeLessThanOrEqual(200)
})
