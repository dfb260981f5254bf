// `npm run bench -- @cabinet/web`: how long the page takes to answer a key or a press, the slowest of each scenario, with
// a processor that is four times slower. Timings never fail; they name the interaction to look at.
import type { Page } from '@playwright/test'
import { PASSWORD, people, type Person } from '../e2e/support/people.ts'
import { launchBrowser, startServer } from './support.ts'

const SLOWDOWN = 4

interface Scenario {
  readonly name: string
  readonly person: Person | null
  readonly path: string
  /** Presses and types as somebody would; everything that it does is measured. */
  readonly act: (page: Page) => Promise<void>
}

interface Slowest {
  readonly took: number
  readonly what: string
}

declare global {
  interface Window {
    slowest: Slowest
    longest: number
  }
}

const scenarios: readonly Scenario[] = [
  {
    name: 'sign in',
    person: null,
    path: '/login',
    act: async (page) => {
      await page.getByRole('heading', { name: 'Демонстрация: войти как' }).waitFor()
      await page.getByRole('textbox', { name: 'Телефон или e-mail' }).pressSequentially(people.P5)
      await page.locator('input[name=password]').pressSequentially(PASSWORD)
      await page.getByRole('button', { name: 'Войти', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Страховые продукты' }).waitFor()
    },
  },
  {
    name: 'commands',
    person: 'P5',
    path: '/offer',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Поиск и команды' }).pressSequentially('счет')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'register of orders',
    person: 'P5',
    path: '/sender/order-register',
    act: async (page) => {
      const rows = page.getByRole('grid', { name: 'Заказы' }).getByRole('rowheader')
      await rows.first().click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox', { name: 'Поиск заказов' }).pressSequentially('1990000014')
      await page.getByRole('button', { name: 'Сбросить' }).click()
    },
  },
  {
    name: 'new shipment',
    person: 'P6',
    path: '/debtor/order-register?form=new',
    act: async (page) => {
      await page.getByRole('dialog').waitFor()
      for (const key of ['О-777', 'Tab', 'Tab', 'ArrowDown', 'Escape'])
        await (key.startsWith('О') ? page.keyboard.type(key) : page.keyboard.press(key))
    },
  },
  {
    name: 'register of supplies',
    person: 'P7',
    path: '/deliveries',
    act: async (page) => {
      await page.getByText('Только доступные').click()
      const rows = page.getByRole('grid', { name: 'Реестр поставок' }).getByRole('rowheader')
      await rows.first().click()
    },
  },
  {
    name: 'help',
    person: 'P7',
    path: '/help',
    act: async (page) => page.getByRole('searchbox').pressSequentially('страховой случай'),
  },
]

const server = await startServer({ DEMO_MODE: 'true' })
const browser = await launchBrowser()
const run = async ({ person, path, act }: Scenario): Promise<Slowest & { readonly longest: number }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  if (person) {
    const response = await page.request.post(`${server.url}/api/v1/auth/login`, {
      data: { username: people[person], password: PASSWORD },
    })
    const { refreshToken } = (await response.json()) as { refreshToken: string }
    await context.addCookies([{ name: 'cabinet_refresh', value: refreshToken, url: server.url, sameSite: 'Strict' }])
  }
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    window.slowest = { took: 0, what: 'nothing' }
    window.longest = 0
    const tellEvent = (entry: PerformanceEventTiming) => {
      if (entry.duration <= window.slowest.took) return
      const target = entry.target instanceof Element ? entry.target : null
      const what = target?.getAttribute('aria-label') ?? target?.getAttribute('name') ?? target?.tagName ?? ''
      window.slowest = { took: entry.duration, what: `${entry.name} ${what.toLowerCase()}` }
    }
    new PerformanceObserver((list) => (list.getEntries() as PerformanceEventTiming[]).forEach(tellEvent)).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
    }).observe({ type: 'longtask' })
  })
  await act(page)
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(() => ({ ...window.slowest, longest: window.longest }))
  await context.close()
  return found
}
try {
  const lines = [
    'The slowest answer of each scenario, processor 4 times slower',
    `${''.padEnd(22)}${'answer, ms'.padStart(12)}${'task, ms'.padStart(10)}  targets 100, 150`,
  ]
  for (const scenario of scenarios) {
    const { took, what, longest } = await run(scenario)
    lines.push(`${scenario.name.padEnd(22)}${took.toFixed(0).padStart(12)}${longest.toFixed(0).padStart(10)}  ${what}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
} finally {
  await browser.close()
  await server.stop()
}
