import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'

const TOUCH_PX = 44

/** Adds up how far things move by themselves from now on; call before the page is opened. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0))

for (const width of [360, 1280])
  test(`nothing moves at ${width} px when what a page shows arrives`, async ({ cabinet, page }) => {
    // High enough to see all cards: what moves below the edge of the screen does not count.
    await page.setViewportSize({ width, height: 3000 })
    await watchShifts(page)
    await cabinet.enter('P1', '/offer')
    await expect(cabinet.card('Страхование заказов СДЭК').getByText('Страхование подключено')).toBeVisible()
    await expect(cabinet.card('Страхование коммерческих кредитов').getByRole('link')).toHaveCount(2)
    expect(await shiftOf(page)).toBeLessThan(0.005)
    await page.goto('/help')
    await expect(page.getByRole('button', { name: 'Написать в поддержку' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Финансирование' })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.005)
  })

test('a skeleton stays for a quarter of a second after its call has answered', async ({ cabinet, page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article a[href="/debtor/insurance-management"]')) return
      performance.mark('filled')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await cabinet.enter('P1', '/offer')
  await expect(cabinet.card('Страхование коммерческих кредитов').getByRole('link')).toHaveCount(2)
  const held = await page.evaluate(() => {
    const answered = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/debtor/insurance/status')) as PerformanceResourceTiming
    return (performance.getEntriesByName('filled')[0]?.startTime ?? 0) - answered.responseEnd
  })
  expect(held).toBeGreaterThanOrEqual(250)
})

test('the search stands beside the other buttons of the top line where it has no room for its words', async ({
  cabinet,
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 800 })
  await cabinet.enter('P1', '/offer')
  const top = page.getByRole('banner')
  const search = await top.getByRole('button', { name: /^Найти/ }).boundingBox()
  const next = await top.getByRole('button', { name: /^Требуют решения/ }).boundingBox()
  expect((next?.x ?? 0) - ((search?.x ?? 0) + (search?.width ?? 0))).toBeLessThan(TOUCH_PX / 2)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } })

  test('the longest ИНН stands whole on one line of the top line', async ({ cabinet, page }) => {
    await cabinet.enter('P9', '/offer')
    const itn = page.getByRole('banner').getByText(/^ИНН\s\d{12}$/)
    await expect(itn).toBeVisible()
    const { room, needed, height } = await itn.evaluate((element) => ({
      room: element.clientWidth,
      needed: element.scrollWidth,
      height: element.getBoundingClientRect().height,
    }))
    expect(needed).toBeLessThanOrEqual(room)
    expect(height).toBeLessThan(20)
  })

  test('the tools of a document stand on one line, each as large as a finger', async ({ cabinet, page }) => {
    await cabinet.enter('P3', '/documents')
    await page.getByRole('grid').getByRole('rowheader').first().click()
    const tools = page.getByRole('group', { name: 'Масштаб и страницы' }).getByRole('button')
    await expect(tools).toHaveCount(6)
    const boxes = await tools.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })),
    )
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  test('what can be pressed is as large as a finger, and actions are as wide as their card', async ({
    cabinet,
    page,
  }) => {
    await cabinet.enter('P1', '/offer')
    const top = page.getByRole('banner').getByRole('button')
    await expect(top).toHaveCount(4)
    for (const button of await top.all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(
        TOUCH_PX,
      )
    }
    const apply = await page.getByRole('button', { name: 'Подать заявку' }).boundingBox()
    const manage = await cabinet
      .card('Страхование коммерческих кредитов')
      .getByRole('link', { name: 'Управлять страхованием' })
      .boundingBox()
    expect(apply?.width).toBe(manage?.width)
  })
})
