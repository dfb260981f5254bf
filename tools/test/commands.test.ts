import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isInstalled } from '../lib/dependencies.mjs'
import { playwrightFailures, playwrightPlaces, vitestFailures, vitestLeftOut } from '../lib/failures.mjs'
import { playwrightTotals, sum, vitestTotals } from '../lib/totals.mjs'

describe('installed dependencies', () => {
  const wanted = {
    packages: {
      '': {},
      'packages/ui': {},
      'node_modules/@x/ui': { link: true },
      'node_modules/a': { version: '1.0.0', integrity: 'one' },
      'node_modules/for-another-system': { version: '1.0.0', integrity: 'two', optional: true },
    },
  }
  const installed = { 'node_modules/@x/ui': { link: true }, 'node_modules/a': { version: '1.0.0', integrity: 'one' } }

  it('are complete without what other systems need', () => {
    expect(isInstalled(wanted, { packages: installed })).toBe(true)
  })

  it.each([
    ['is missing', { 'node_modules/@x/ui': { link: true } }],
    ['has another version', { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'one' } }],
    ['has another content', { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'three' } }],
    ['is not linked', { 'node_modules/a': { version: '1.0.0', integrity: 'one' } }],
  ])('are incomplete when a package %s', (_case, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(false)
  })
})

describe('totals', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: 'a.test.ts',
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  })

  it('count tests by what came of them', () => {
    const report = {
      success: false,
      testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed', 'skipped', 'todo')],
    }
    expect(vitestTotals(report)).toEqual({ passed: 2, failed: 1, skipped: 2 })
  })

  it('count a file that did not load and an error outside of tests as failures', () => {
    expect(vitestTotals({ success: false, testResults: [file('failed')] })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
    expect(vitestTotals({ success: false, testResults: [file('passed', 'passed')] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    })
  })

  it('count an end-to-end test that only passed when repeated as a failure', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 }, errors: ['no server'] }
    expect(playwrightTotals(report)).toEqual({ passed: 5, failed: 4, skipped: 1 })
  })

  it('add up', () => {
    const part = { passed: 1, failed: 2, skipped: 3 }
    expect(sum([part, part])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  })
})

describe('what failed', () => {
  const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  })

  it('is told with the first lines of its reason', () => {
    const reason = `\u001B[31mexpected 1 to be 2\u001B[39m\n${'at somewhere\n'.repeat(40)}`
    const results = [test('passed', 'adds'), test('failed', 'subtracts', reason)]
    const [told, ...more] = vitestFailures({
      success: false,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: results },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    })
    expect(told?.split('\n').slice(0, 2)).toEqual(['✗ a.test.ts › subtracts', '    expected 1 to be 2'])
    expect(told?.split('\n')).toHaveLength(13)
    expect(more).toEqual(['✗ b.test.ts\n    Cannot find module'])
  })

  it('names what was left out', () => {
    const tests = ['passed', 'failed', 'skipped', 'todo'].map((status) => ({ fullName: `is ${status}`, status }))
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: tests }]
    expect(vitestLeftOut({ testResults })).toEqual([
      'left out: a.test.ts › is skipped',
      'left out: a.test.ts › is todo',
    ])
  })

  it('is never silent', () => {
    const passed = { name: 'a.test.ts', status: 'passed', assertionResults: [test('passed', 'adds')] }
    expect(vitestFailures({ success: true, testResults: [passed] })).toEqual([])
    expect(vitestFailures({ success: false, testResults: [passed] })).toHaveLength(1)
  })

  it('names end-to-end tests, however deep they stand', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'shell.test.ts',
      line: 7,
      tests: [{ results: ok ? [{}] : [{ error: { message: 'Timed out' } }] }],
    })
    const report = {
      suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
      errors: [{ message: 'no server' }],
    }
    expect(playwrightFailures(report)).toEqual([
      '✗ shell.test.ts › closes\n    Timed out',
      '✗ outside of a test\n    no server',
    ])
    expect(playwrightPlaces(report)).toEqual(['shell.test.ts:7'])
  })
})

describe('services', () => {
  const serveModule = new URL('../lib/serve.mjs', import.meta.url)
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-serve-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** A command that runs one service, which says its process id and, when it is asked to stop, "bye". */
  const start = async (service = `process.on('SIGTERM', () => { console.log('bye'); process.exit(0) })`) => {
    const path = join(folder, 'service.mjs')
    writeFileSync(path, `${service}; setInterval(() => {}, 1000); console.log(process.pid)`)
    const code = `const { serve } = await import('${serveModule}'); process.exitCode = await serve([{ parameters: ['${path}'] }])`
    const command = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    const closed = once(command.stdout, 'close')
    command.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
    await once(command.stdout, 'data')
    return { command, closed, read: () => output, service: Number(output) }
  }

  it('stop in their orderly way when the command is asked to stop', async () => {
    const { command, closed, read } = await start()
    command.kill('SIGTERM')
    const [code] = await once(command, 'exit')
    await closed
    expect(read()).toContain('bye')
    expect(code).toBe(0)
  })

  it('stop in their orderly way when the command is killed', async () => {
    const { command, closed, read } = await start()
    command.kill('SIGKILL')
    await closed
    expect(read()).toContain('bye')
  })

  it.runIf(process.platform === 'linux')(
    'stop in their orderly way when npm is killed, although a shell stands between',
    async () => {
      const path = join(folder, 'service.mjs')
      writeFileSync(
        path,
        `process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); setInterval(() => {}, 1000); console.log('up')`,
      )
      const command = join(folder, 'command.mjs')
      writeFileSync(
        command,
        `const { serve } = await import('${serveModule}'); await serve([{ parameters: ['${path}'] }])`,
      )
      // Like npm: a process that runs the command by a shell. The shell waits, because there is something left to do.
      const npm = spawn(
        process.execPath,
        [
          '--eval',
          `child_process.spawn('sh', ['-c', '"${process.execPath}" "${command}"; true'], { stdio: 'inherit' })`,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, npm_lifecycle_event: 'start' } },
      )
      let output = ''
      const closed = once(npm.stdout, 'close')
      npm.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
      await once(npm.stdout, 'data')
      npm.kill('SIGKILL')
      await closed
      expect(output).toContain('bye')
    },
  )

  it('hand on the exit code of a service that fails', async () => {
    const { command, service } = await start(`process.on('SIGUSR2', () => process.exit(7))`)
    process.kill(service, 'SIGUSR2')
    const [code] = await once(command, 'exit')
    expect(code).toBe(7)
  })
})
