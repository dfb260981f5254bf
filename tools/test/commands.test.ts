import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isInstalled } from '../lib/dependencies.mjs'
import { readReport, sum } from '../lib/report.mjs'

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

describe('a report of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-report-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const test = (name: string, content = '') => `<testcase classname="a.test.ts" name="${name}">${content}</testcase>`
  const read = (tests: readonly string[], code: number) => {
    const path = join(folder, 'report.xml')
    writeFileSync(path, `<?xml version="1.0"?><testsuites><testsuite>${tests.join('')}</testsuite></testsuites>`)
    return readReport(path, code)
  }

  it('counts tests by what came of them, and names what failed with the first lines of every reason', () => {
    const reason = `expected 1 &lt; 2\n\n${'at somewhere\n'.repeat(40)}`
    const { totals, failures } = read(
      [
        test('adds'),
        test('subtracts', `<failure message="m">${reason}</failure><failure>Timed out</failure>`),
        test('divides', '<skipped/>'),
        test('Error: outside', '<error message="no server"/>'),
      ],
      1,
    )
    expect(totals).toEqual({ passed: 1, failed: 2, skipped: 1 })
    const [first, second] = failures.filter((failure) => !failure.startsWith('left out'))
    expect(first?.split('\n').slice(0, 2)).toEqual(['✗ a.test.ts › subtracts', '    expected 1 < 2'])
    expect(first?.split('\n')).toHaveLength(18)
    expect(first).toMatch(/\n {4}Timed out$/)
    expect(second).toBe('✗ a.test.ts › Error: outside\n    no server')
  })

  it('names what was left out where everything has to run', () => {
    vi.stubEnv('CI', 'true')
    expect(read([test('adds', '<skipped/>')], 0).failures).toEqual(['left out: a.test.ts › adds'])
    vi.stubEnv('CI', '')
    expect(read([test('adds', '<skipped/>')], 0).failures).toEqual([])
    vi.unstubAllEnvs()
  })

  it('counts a run that ended badly without a failed test as a failure', () => {
    expect(read([test('adds')], 0)).toEqual({ totals: { passed: 1, failed: 0, skipped: 0 }, failures: [] })
    const { totals, failures } = read([test('adds')], 1)
    expect(totals).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(failures).toHaveLength(1)
  })

  it('adds up', () => {
    const part = { totals: { passed: 1, failed: 2, skipped: 3 }, failures: ['✗ a'] }
    expect(sum([part, part])).toEqual({ totals: { passed: 2, failed: 4, skipped: 6 }, failures: ['✗ a', '✗ a'] })
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
