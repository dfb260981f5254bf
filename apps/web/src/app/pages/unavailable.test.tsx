import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, loads, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'

const retry = () => page.getByRole('button', { name: 'Повторить' })

afterEach(() => void vi.useRealTimers())

/** The page goes back by a full load: what a person meets next is a page opened anew. */
const leadThereAgain = async (path: string) => {
  loads.length = 0
  await openPage(path)
}

test('a healthy service sends on to the wanted page', async () => {
  await openPage('/unavailable?redirect=%2Fhelp%3Fq%3Da%23top')
  await expect.poll(() => loads).toEqual(['/help?q=a#top'])
})

test.each([
  '/unavailable',
  '/unavailable?redirect=%2F%5Cevil.example',
  '/unavailable?redirect=https%3A%2F%2Fevil.example',
])('%s leads to the products', async (path) => {
  await openPage(path)
  await expect.poll(() => loads).toEqual(['/offer'])
})

test('a service that fails keeps the page; it is asked again on demand', async () => {
  const server = fakeServer()
  server.isHealthy = false
  await openPage('/unavailable?redirect=%2Fhelp')
  const check = page.getByRole('button', { name: 'Проверить сейчас' })
  await check.click()
  await expect.element(page.getByRole('heading', { name: 'Сервис временно недоступен' })).toBeVisible()
  expect(loads).toEqual([])
  server.isHealthy = true
  await check.click()
  await expect.poll(() => loads).toEqual(['/help'])
})

test('an address that leads back within a minute stays, and the person decides', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  await openPage('/unavailable?redirect=%2Fhelp')
  await expect.poll(() => loads).toEqual(['/help'])
  vi.setSystemTime(new Date('2026-11-22T10:00:59Z'))
  await leadThereAgain('/unavailable?redirect=%2Fhelp')
  await expect.element(page.getByRole('heading', { name: 'Этот раздел сейчас не открывается' })).toBeVisible()
  expect(loads).toEqual([])
  await retry().click()
  await expect.poll(() => loads).toEqual(['/help'])
})

test('another address goes back by itself, and so does the same one a minute later', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  await openPage('/unavailable?redirect=%2Fhelp')
  await expect.poll(() => loads).toEqual(['/help'])
  await leadThereAgain('/unavailable?redirect=%2Fprofile')
  await expect.poll(() => loads).toEqual(['/profile'])
  vi.setSystemTime(new Date('2026-11-22T10:01:00Z'))
  await leadThereAgain('/unavailable?redirect=%2Fhelp')
  await expect.poll(() => loads).toEqual(['/help'])
})

test('from a broken section one gets to the products', async () => {
  await openPage('/unavailable?redirect=%2Fhelp')
  await expect.poll(() => loads).toEqual(['/help'])
  await leadThereAgain('/unavailable?redirect=%2Fhelp')
  await page.getByRole('button', { name: 'К страховым продуктам' }).click()
  expect(loads).toEqual(['/offer'])
})

test('whoever is signed in gets from there to each of their sections', async () => {
  fakeServer().isHealthy = false
  await openPage('/unavailable?redirect=%2Foffer', person(['DEBTOR', 'USER_ADMIN']))
  const sections = page.getByRole('navigation', { name: 'Разделы кабинета' })
  await expect.element(sections.getByRole('link', { name: 'Помощь' })).toHaveAttribute('href', '/help')
  const addresses = sections
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(expect.arrayContaining(['/offer', '/profile']))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('an address that leads nowhere names the sections too; signed out there are none', async () => {
  await openPage('/no/such/page', person(['USER']))
  await expect.element(page.getByRole('navigation', { name: 'Разделы кабинета' })).toBeVisible()
  await openPage('/unavailable?redirect=%2Fhelp')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Разделы кабинета' })).not.toBeInTheDocument()
})
