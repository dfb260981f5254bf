import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { PASSWORD, people } from './support/people.ts'

/** Lets the server's word on who somebody is through only once what waits for them has been asked for as well. */
const holdPersonUntilAttention = async (page: Page): Promise<void> => {
  const asked = Promise.withResolvers<void>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/user/attention') asked.resolve()
  })
  await page.route('**/api/v1/user', async (route) => {
    await asked.promise
    await route.continue()
  })
}

test('a session that is restored asks who it is and what waits in one round trip, each once', async ({
  cabinet,
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await holdPersonUntilAttention(page)
  await cabinet.enter('P7', '/offer')
  await expect(cabinet.card(/СДЭК/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const path of ['/api/v1/user', '/api/v1/user/attention'])
    expect(calls.filter((called) => called === path)).toEqual([path])
})

test('so does signing in', async ({ cabinet, page }) => {
  await page.goto('/login')
  await holdPersonUntilAttention(page)
  await cabinet.fillSignIn(people.P7, PASSWORD)
  await expect(page).toHaveURL('/offer')
  await cabinet.swapped()
})

test('a page with a session names from the start every script of its first view, and cards wait for no other', async ({
  cabinet,
  page,
}) => {
  await cabinet.signInQuietly('P7')
  const html = await (await page.request.get('/offer')).text()
  const named = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path))
  expect(named.size).toBeGreaterThan(1)
  // What is not named never comes here.
  const others: string[] = []
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (named.has(pathname)) return route.continue()
    others.push(pathname)
    return route.abort()
  })
  await page.goto('/offer')
  await expect(cabinet.card(/СДЭК/)).toBeVisible()
  await expect(cabinet.financeCards('АО «Банк Меридиан»').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(others).toEqual([])
})

test('the code of a page is fetched when the pointer or the focus comes to its link', async ({ cabinet, page }) => {
  await cabinet.enter('P7', '/offer')
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  await cabinet.navigation.getByRole('link', { name: 'Помощь' }).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  scripts.length = 0
  await page.getByRole('link', { name: 'Реестр поставок' }).focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const fetched = scripts.length
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/deliveries')
  await expect(page.getByRole('grid', { name: 'Реестр поставок' })).toBeVisible()
  expect(new Set(scripts).size).toBe(scripts.length)
  expect(fetched).toBeGreaterThan(0)
})

/** The frame of the home page before its scripts are there, beside the application that takes its place. */
const look = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    const header = document.querySelector('header')
    if (!heading || !header) return null
    const { x, y, height } = heading.getBoundingClientRect()
    const { font, letterSpacing, color } = getComputedStyle(heading)
    const { left, bottom } = header.getBoundingClientRect()
    return { text: heading.textContent, x, y, height, font, letterSpacing, color, left, bottom }
  })

for (const { width, locale, folded, title } of [
  { width: 1280, locale: 'ru', folded: null, title: 'Страховые продукты' },
  { width: 1280, locale: 'en', folded: 'yes', title: 'Insurance products' },
  { width: 1920, locale: 'ru', folded: 'no', title: 'Страховые продукты' },
  { width: 800, locale: 'ru', folded: null, title: 'Страховые продукты' },
  { width: 800, locale: 'ru', folded: 'no', title: 'Страховые продукты' },
  { width: 360, locale: 'ru', folded: null, title: 'Страховые продукты' },
])
  test(`on a slow line the home page has its heading before its scripts: ${width} px, ${locale}, folded: ${folded}`, async ({
    cabinet,
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.context().addCookies([{ name: 'cabinet_locale', value: locale, url: baseURL ?? '' }])
    await page.addInitScript((choice) => {
      if (choice !== null) localStorage.setItem('cabinet.navigation.collapsed', choice)
      // The page is never seen without its heading once it has it.
      let wasThere = false
      const watch = () => {
        const isThere = document.querySelector('h1') !== null
        if (wasThere && !isThere) document.documentElement.dataset['blank'] = 'yes'
        wasThere ||= isThere
        requestAnimationFrame(watch)
      }
      watch()
    }, folded)
    await cabinet.signInQuietly('P7')
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/offer', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    const before = await look(page)
    held.resolve()
    await expect(cabinet.card(/СДЭК|CDEK/)).toBeVisible()
    expect(before).toEqual(await look(page))
    await expect(page.locator('html')).not.toHaveAttribute('data-blank')
  })

test('other pages come without the frame of the home page', async ({ cabinet, page }) => {
  await cabinet.signInQuietly('P7')
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/policy/privacy', { waitUntil: 'commit' })
  await expect(page.locator('.frame')).toBeHidden()
  held.resolve()
  await cabinet.settled()
})
