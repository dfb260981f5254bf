// `npm run bench -- @cabinet/web`: how long the page takes to answer a press or a key, and how long it is deaf, with a
// processor that is four times slower. Timings of a busy machine never fail: what is over its target is named with
// where the time went. `node bench/interactions.ts --strict` ends with 1 then, for a machine that has nothing else to
// do; `--only <part of a name>` walks some scenarios, `--runs <count>` walks each so often.
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { PASSWORD, people } from '../e2e/support/people.ts'
import { type Scenario, rest, scenarios } from './scenarios.ts'
import { launchBrowser, median, startServer } from './support.ts'

const SLOWDOWN = 4
const TARGET = { answer: 100, task: 150 }

interface Answer {
  /** From the press to the picture that shows it, in milliseconds. */
  readonly took: number
  /** The event and what it happened to. */
  readonly what: string
  /** Waiting for the thread, in handlers, on the way to the screen. */
  readonly parts: readonly [number, number, number]
}

interface Task {
  readonly took: number
  /** What ran, as far as the browser tells. */
  readonly what: string
}

interface Watched {
  readonly answers: readonly Answer[]
  readonly tasks: readonly Task[]
}

declare global {
  interface Window {
    watched: { answers: Answer[]; tasks: Task[] }
  }
}

/** Runs in the page: notes each interaction, and each long task. */
const watch = (): void => {
  window.watched = { answers: [], tasks: [] }
  const targetOf = (target: EventTarget | null): string => {
    if (!(target instanceof Element)) return ''
    const name = target.getAttribute('aria-label') ?? target.getAttribute('name') ?? target.textContent
    return `${target.tagName.toLowerCase()} ${name.trim().slice(0, 30)}`
  }
  const recordEvent = (entry: PerformanceEventTiming & { readonly interactionId?: number }) => {
    if (!entry.interactionId) return
    const { name, duration, startTime, processingStart, processingEnd } = entry
    window.watched.answers.push({
      took: duration,
      what: `${name} ${targetOf(entry.target)}`,
      parts: [
        processingStart - startTime,
        processingEnd - processingStart,
        Math.max(0, startTime + duration - processingEnd),
      ],
    })
  }
  new PerformanceObserver((list) => (list.getEntries() as PerformanceEventTiming[]).forEach(recordEvent)).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      window.watched.tasks.push({ took: duration, what: `at ${startTime.toFixed(0)}` })
  }).observe({ type: 'longtask' })
}

const slowest = <T extends { readonly took: number }>(found: readonly T[]): T | undefined =>
  found.toSorted((a, b) => b.took - a.took)[0]

const server = await startServer({ DEMO_MODE: 'true' })

const walk = async (browser: Browser, { person, path, size, act }: Scenario): Promise<Watched> => {
  const context = await browser.newContext({ viewport: size ?? { width: 1280, height: 800 } })
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
  await rest(page)
  await page.evaluate(watch)
  await act(page)
  await rest(page)
  const found = await page.evaluate(() => window.watched)
  await context.close()
  return found
}

const { values } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
  },
})
const runs = Math.max(1, Number(values.runs) || 1)
const browser = await launchBrowser()
const write = (line: string) => process.stdout.write(`${line}\n`)
let isOver = false
try {
  write('The slowest answer of each scenario, processor 4 times slower')
  write(
    `${''.padEnd(24)}${'answer, ms'.padStart(12)}${'task, ms'.padStart(10)}  targets ${TARGET.answer}, ${TARGET.task}`,
  )
  for (const scenario of scenarios.filter(({ name }) => name.includes(values.only))) {
    const found: Watched[] = []
    for (let run = 0; run < runs; run += 1) found.push(await walk(browser, scenario))
    const answer = median(found.map(({ answers }) => slowest(answers)?.took ?? 0))
    const task = median(found.map(({ tasks }) => slowest(tasks)?.took ?? 0))
    if (answer > TARGET.answer || task > TARGET.task) isOver = true
    write(
      `${scenario.name.padEnd(24)}${answer.toFixed(0).padStart(12)}${task.toFixed(0).padStart(10)}  ${slowest(found[0]?.answers ?? [])?.what ?? ''}`,
    )
    const overdue = found
      .flatMap(({ answers }) => answers)
      .filter(({ took }) => took > TARGET.answer)
      .toSorted((a, b) => b.took - a.took)
    for (const { took, what, parts } of overdue.slice(0, 4 * runs))
      write(
        `  ${took.toFixed(0).padStart(5)} = ${parts.map((part) => part.toFixed(0).padStart(4)).join(' +')}  ${what}`,
      )
  }
  write('')
} finally {
  await browser.close()
  await server.stop()
}
if (isOver && values.strict) process.exitCode = 1
