import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browser } from '../lib/browser.mjs'
import { Problem } from '../lib/problem.mjs'
import { environment, runtime, script } from '../lib/runtime.mjs'
import { temporaryInMemory } from '../lib/temporary.mjs'
import { startPostgres } from '../postgres.mjs'

afterEach(() => vi.unstubAllEnvs())

describe('runtime', () => {
  it('is the version that the product is written for', () => {
    expect(execFileSync(runtime(), ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./)
  })

  it('comes first on the path of child processes, before any other', () => {
    vi.stubEnv('PATH', '/usr/bin')
    const output = execFileSync('node', ['--version'], { encoding: 'utf8', env: environment() })
    expect(output).toMatch(/^v24\./)
  })

  it('says plainly that something is not installed', () => {
    expect(() => script('no-such-package')).toThrow('no-such-package is not installed')
    expect(() => script('typescript', 'no-such-command')).toThrow(Problem)
  })
})

describe('browser of the tests', () => {
  it('is the one that was asked for, or none: a wrong wish is not replaced in silence', async () => {
    vi.stubEnv('CABINET_CHROMIUM', '/usr/bin/true')
    expect(await browser()).toBe('/usr/bin/true')
    vi.stubEnv('CABINET_CHROMIUM', '/no/such/browser')
    await expect(browser()).rejects.toThrow('"/no/such/browser", which does not start')
  })

  it.runIf(process.platform === 'linux')('is the one without windows where the system has both', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cabinet-browsers-'))
    vi.stubEnv('CABINET_CHROMIUM', '')
    // Playwright has none of its own there.
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder)
    vi.stubEnv('PATH', folder)
    try {
      for (const name of ['google-chrome-stable', 'chromium', 'chromium-headless-shell'])
        writeFileSync(join(folder, name), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
      expect(await browser()).toBe(join(folder, 'chromium-headless-shell'))
      rmSync(join(folder, 'chromium-headless-shell'))
      expect(await browser()).toBe(join(folder, 'google-chrome-stable'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('temporary files of the tests', () => {
  const roomy = { memory: tmpdir(), available: () => Infinity }

  it('lie in memory, where other users may pass, for as long as the run', () => {
    vi.stubEnv('TMPDIR', '')
    const module = new URL('../lib/temporary.mjs', import.meta.url)
    const folder = execFileSync(runtime(), [
      '--input-type=module',
      '--eval',
      `import { statSync } from 'node:fs'
       const { temporaryInMemory } = await import('${module}')
       const folder = temporaryInMemory({ memory: '${tmpdir()}', available: () => Infinity })
       process.stdout.write(folder + ' ' + (statSync(folder).mode & 0o777).toString(8))`,
    ]).toString()
    const [path = '', mode] = folder.split(' ')
    expect(path.startsWith(join(tmpdir(), 'cabinet-tests-'))).toBe(true)
    expect(mode).toBe('711')
    expect(existsSync(path)).toBe(false)
  })

  it('lie where the system keeps them when memory is short, is none of its own, or a place was chosen', () => {
    vi.stubEnv('TMPDIR', '')
    expect(temporaryInMemory({ ...roomy, available: () => 4 * 1024 ** 3 })).toBeUndefined()
    expect(temporaryInMemory({ ...roomy, memory: '/no/such/folder' })).toBeUndefined()
    vi.stubEnv('TMPDIR', '/somewhere')
    expect(temporaryInMemory(roomy)).toBeUndefined()
  })
})

describe('database of the tests', () => {
  it('is the given server, which is left alone', async () => {
    vi.stubEnv('TEST_DATABASE_URL', 'postgresql://given.example/postgres')
    const postgres = await startPostgres()
    expect(postgres?.env).toEqual({ TEST_DATABASE_URL: 'postgresql://given.example/postgres' })
    await postgres?.stop()
  })
})
