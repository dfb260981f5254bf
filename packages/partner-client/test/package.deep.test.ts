import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { publintMessages, typeVerdicts } from '@cabinet/packaging/package-lint'
import { run } from '@cabinet/packaging/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiReport, reportPath } from '../tools/api-report.ts'
import { home, stage } from '../tools/stage.ts'
import { json, KEY, openServer, outcome, type TestServer } from './server.ts'

let folder = ''
beforeAll(async () => {
  folder = await stage()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the package', () => {
  test('has the public interface of the report', () => {
    expect(apiReport(folder)).toBe(readFileSync(reportPath, 'utf8'))
  })

  test('leaves publint and are-the-types-wrong nothing to say', async () => {
    expect(await publintMessages(folder)).toEqual([])
    const { asked, wrong } = await typeVerdicts(folder, [], 'strict')
    expect(asked).toBeGreaterThan(3)
    expect(wrong).toEqual([])
  })

  test('takes 8 KB with gzip at most, and says so', () => {
    const bytes = gzipSync(readFileSync(join(folder, 'dist/index.js'))).length
    expect(bytes).toBeLessThanOrEqual(8 * 1024)
    for (const readme of ['README.md', 'README.ru.md'])
      expect(readFileSync(join(folder, readme), 'utf8')).toMatch(/8 (?:KB|КБ)/)
  })

  test('brings nothing else with it, and imports nothing but Node', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest).not.toHaveProperty('peerDependencies')
    for (const file of ['index.js', 'index.cjs']) {
      const code = readFileSync(join(folder, 'dist', file), 'utf8')
      const imports = [...code.matchAll(/(?:from |require\()["']([^"']+)["']/g)].map(([, name]) => name)
      expect(new Set(imports)).toEqual(new Set(['crypto']))
    }
    for (const file of ['calls.d.ts', 'index.d.ts', 'calls.d.cts'])
      expect(readFileSync(join(folder, 'dist', file), 'utf8')).not.toContain('@cabinet/')
  })
})

describe('installed from its tarball in an empty project', () => {
  let project = ''
  let server: TestServer
  const program = `
    const cabinet = createPartnerClient({ url: process.env.CABINET_URL, key: process.env.CABINET_KEY })
    const event = { externalId: 'e-1', occurredAt: new Date().toISOString() }
    cabinet.bank.request.take('r1', event).then(({ state }) => console.log(state, typeof verifyWebhook))
  `

  beforeAll(async () => {
    server = await openServer((response) => json(response, 200, outcome))
    project = mkdtempSync(join(tmpdir(), 'partner-project-'))
    const npm = (...args: string[]) => execFileSync('npm', args, { cwd: project, encoding: 'utf8' })
    writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true }')
    const packed = JSON.parse(npm('pack', '--json', '--ignore-scripts', folder)) as { readonly filename: string }[]
    npm('install', '--offline', '--no-audit', '--no-fund', `./${packed[0]?.filename ?? ''}`)
  })
  afterAll(async () => {
    rmSync(project, { recursive: true, force: true })
    await server.close()
  })

  test.each([
    ['an ES module', 'program.mjs', `import { createPartnerClient, verifyWebhook } from '@cabinet/partner-client'`],
    ['CommonJS', 'program.cjs', `const { createPartnerClient, verifyWebhook } = require('@cabinet/partner-client')`],
  ])('it makes its first call from %s', async (_, file, head) => {
    writeFileSync(join(project, file), `${head}\n${program}`)
    const env = { ...process.env, CABINET_URL: server.url, CABINET_KEY: KEY }
    const printed = await promisify(execFile)(process.execPath, [join(project, file)], { env })
    expect(printed).toEqual({ stdout: 'PROCESSING function\n', stderr: '' })
  })

  /** What the programs of the README take for granted. */
  const known: Readonly<Record<string, string>> = {
    cabinet: `import('@cabinet/partner-client').PartnerClient`,
    event: `import('@cabinet/partner-client').EventFields`,
    body: `import('@cabinet/partner-client').PaymentsStatementSaveBody`,
    request: `import('node:http').IncomingMessage`,
    signal: 'AbortSignal',
    rawBody: 'Uint8Array',
    loadCursor: '() => Promise<string>',
    saveCursor: '(cursor: string) => Promise<void>',
    decide: '(id: string) => Promise<void>',
    ...Object.fromEntries(['id', 'agreementId', 'secret', 'newSecret'].map((name) => [name, 'string'])),
  }
  const programsOf = (readme: string): readonly string[] =>
    [...readFileSync(join(folder, readme), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => {
      const own = Object.entries(known).filter(([name]) => !new RegExp(`const ${name} =`).test(code))
      return `${code}\n${own.map(([name, type]) => `declare const ${name}: ${type}\n`).join('')}export {}\n`
    })

  test.each(['node16', 'bundler'])(
    'it, its examples and its README pass the strict compiler with %s',
    async (resolution) => {
      mkdirSync(join(project, 'node_modules/@types'), { recursive: true })
      for (const name of ['@types/node', 'undici-types'])
        symlinkSync(join(home, '../../node_modules', name), join(project, 'node_modules', name))
      const options = {
        ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
        ...{ target: 'es2023', lib: ['es2023'], types: ['node'], noEmit: true, skipLibCheck: false },
        module: resolution === 'node16' ? 'node16' : 'preserve',
        moduleResolution: resolution,
      }
      const examples = ['bank', 'insurer', 'marketplace', 'payments', 'webhook-node', 'webhook-express']
      const programs = [
        ...examples.map((name) => readFileSync(join(folder, 'examples', `${name}.ts`), 'utf8')),
        ...programsOf('README.md'),
        ...programsOf('README.ru.md'),
      ]
      expect(programs).toHaveLength(examples.length + 12)
      const files = programs.map((text, index) => {
        writeFileSync(join(project, `program-${index}.mts`), text)
        return `program-${index}.mts`
      })
      writeFileSync(
        join(project, 'types.cts'),
        `import { createPartnerClient } from '@cabinet/partner-client'\nexport = createPartnerClient\n`,
      )
      if (resolution === 'node16') files.push('types.cts')
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
      expect(await run('typescript/bin/tsc', ['-p', project], { cwd: project })).toBe('')
      rmSync(join(project, 'node_modules/@types'), { recursive: true })
      rmSync(join(project, 'node_modules/undici-types'))
    },
  )
})
