import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFiles } from '../house/files.mjs'
import { run } from '../lib/run.mjs'
import { root, script } from '../lib/runtime.mjs'
import { copyRepository } from './copy.ts'

describe('generators', () => {
  let copy: string
  const node = (...parameters: string[]) => run(process.execPath, parameters, { cwd: copy, quiet: true })
  const generate = async (generator: string, ...answers: string[]) => {
    const { code, output } = await node(script('turbo'), 'gen', generator, '--args', ...answers)
    // The generator tool ends with 0 even when it gave up; only its output tells.
    return { isDone: code === 0 && output.includes('Success'), output }
  }
  const contents = () => new Map(listFiles(copy).map((path) => [path, readFileSync(join(copy, path), 'base64')]))

  /** Where the tests in pages, which run at the same time, have their prepared packages. */
  const prepared = 'apps/web/node_modules/.vite'

  beforeAll(() => {
    mkdirSync(join(root, prepared), { recursive: true })
    copy = copyRepository('generators')
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it('run in a copy that takes nothing away from tests of the repository', () => {
    expect(existsSync(join(copy, prepared))).toBe(false)
  })

  it('refuse a name that is taken or that is none', { timeout: 1_200_000 }, async () => {
    const before = contents()
    expect((await generate('component', 'button')).isDone).toBe(false)
    expect((await generate('component', 'SidePanel')).isDone).toBe(false)
    expect((await generate('module', 'debtor', 'Заём', 'Loan')).isDone).toBe(false)
    expect((await generate('endpoint', 'no-such-module', 'call', 'Does it.')).isDone).toBe(false)
    expect((await generate('job', 'no-such-module', 'work', 'Работа', 'Work')).isDone).toBe(false)
    expect((await generate('register', 'debtor', 'Payouts', 'Выплаты', 'Payouts')).isDone).toBe(false)
    expect((await generate('rule', 'plate', String.raw`^\d$`, 'wrong', '1', 'Номер', 'Number')).isDone).toBe(false)
    expect(contents()).toEqual(before)
  })

  it(
    'make what passes every check, and a module that leaves no trace when it is deleted',
    { timeout: 2_400_000 },
    async () => {
      const made = async (generator: string, ...answers: string[]) => {
        const { isDone, output } = await generate(generator, ...answers)
        expect(isDone, output).toBe(true)
      }
      await made('component', 'side-panel')
      await made('rule', 'plate-number', String.raw`^\d{3}$`, '123', '12', 'Введите «номер»', "Enter the car's number")
      await made('endpoint', 'debtor', 'next-term', "Tells the bank's next term.")
      await made('event', 'debtor', 'limit-changed', 'insurer', 'Лимит изменён', 'A limit has changed')
      await made('partner-request', 'debtor', 'limit-review', 'insurer', 'Пересмотр лимита', 'Review of a limit')
      const before = contents()

      await made('module', 'loan-offers', 'Займы «до зарплаты»', 'Loans')
      await made('endpoint', 'loan-offers', 'next-term', 'Tells the next term.')
      await made('letter', 'loan-offers', 'decision-made', 'Решение принято', "The bank's decision")
      await made('job', 'loan-offers', 'forget-old', 'Забыть старое', "Forget what's old")
      await made('migration', 'loan-offers', 'inner-comment', 'loan-offers-entry')
      await made('transition', 'loan-offers', 'review', 'Рассмотрение', 'Review of an offer')
      await made('register', 'loan-offers', 'payouts', 'Выплаты «по займам»', 'Payouts of loans')
      await made('form', 'loan-offers', 'contact', 'Кому писать о займах', 'Whom to write to')
      expect(contents().size).toBeGreaterThan(before.size)

      const checked = await node('tools/check.mjs')
      expect(checked.code, checked.output).toBe(0)
      const tested = await run(
        process.execPath,
        [
          script('vitest'),
          'run',
          '--project=contract',
          '--project=validators',
          '--project=api',
          '--project=*(web)*',
          '--project=*(web-components)*',
          ...[
            'table',
            'plate',
            'loan',
            'next',
            'limit-',
            'test/transitions',
            'test/areas',
            'partner/documentation',
            'mail/emails',
          ],
        ],
        // Their own tests on the embedded database are enough here: what is tested are the generators.
        { cwd: copy, quiet: true, env: { CI: '', TEST_DATABASE_URL: '' } },
      )
      expect(tested.code, tested.output).toBe(0)

      const folders = ['api', 'demo', 'web'].map((app) => `apps/${app}/src/modules/loan-offers`)
      for (const path of [...folders, ...listFiles(copy).filter((path) => path.includes('loan-offers'))])
        rmSync(join(copy, path), { recursive: true, force: true })
      expect((await node('tools/generate.mjs')).code).toBe(0)
      expect(contents()).toEqual(before)
    },
  )
})
