import { beforeEach, expect, test } from 'vitest'
import { importAgain } from '../src/app/code.ts'

const PART = { name: 'part' }

/** A browser with a network, and with the failures that it remembers or forgets. */
const createBrowser = ({ remembersFailures }: { remembersFailures: boolean }) => {
  const failed = new Set<string>()
  const browser = {
    isOnline: true,
    requests: [] as string[],
    load: async (address: string) => {
      if (remembersFailures && failed.has(address)) throw new TypeError('Failed to fetch dynamically imported module')
      browser.requests.push(address)
      if (browser.isOnline) return PART
      failed.add(address)
      throw new TypeError('Failed to fetch dynamically imported module')
    },
  }
  return browser
}

let address = ''
beforeEach(() => {
  address = `./part-${Math.random()}.js`
})

test.each([true, false])(
  'code that was lost comes once the network is back (failures remembered: %s)',
  async (remembersFailures) => {
    const browser = createBrowser({ remembersFailures })
    browser.isOnline = false
    for (let press = 0; press < 3; press += 1)
      await expect(importAgain(browser.load, address)).rejects.toThrow(TypeError)
    browser.isOnline = true
    await expect(importAgain(browser.load, address)).resolves.toBe(PART)
  },
)

test('where failures are forgotten, the address stays the same', async () => {
  const browser = createBrowser({ remembersFailures: false })
  browser.isOnline = false
  await expect(importAgain(browser.load, address)).rejects.toThrow(TypeError)
  browser.isOnline = true
  await importAgain(browser.load, address)
  expect(new Set(browser.requests)).toEqual(new Set([address]))
})

test('every attempt asks the network, also where failures are remembered', async () => {
  const browser = createBrowser({ remembersFailures: true })
  browser.isOnline = false
  for (let press = 1; press <= 4; press += 1) {
    await expect(importAgain(browser.load, address)).rejects.toThrow(TypeError)
    expect(browser.requests).toHaveLength(press)
  }
  expect(new Set(browser.requests).size).toBe(4)
})

test('code that has come is asked for at its own address', async () => {
  const browser = createBrowser({ remembersFailures: true })
  await importAgain(browser.load, address)
  await importAgain(browser.load, address)
  expect(browser.requests).toEqual([address, address])
})
