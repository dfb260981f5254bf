import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { publintMessages, typeVerdicts } from '@cabinet/packaging/package-lint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiReport, reportPath } from '../tools/api-report.ts'
import { gates, sizeOf } from '../tools/size.ts'
import { home, run, stage } from '../tools/stage.ts'

interface Target {
  readonly 'cabinet-source': string
  readonly require: { readonly types: string; readonly default: string }
  readonly types: string
  readonly node?: string
  readonly default: string
}

interface Manifest {
  readonly exports: Readonly<Record<string, Target | string>>
  readonly typesVersions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly sideEffects: boolean
  readonly type: string
  readonly dependencies?: object
  readonly peerDependencies?: object
  readonly files: readonly string[]
}

const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest
let folder = ''

beforeAll(async () => {
  folder = await stage()
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every entry point with its file, the patterns written out. */
const entries = (): readonly (readonly [entry: string, file: string])[] =>
  Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default
    if (!file.includes('*')) return [[entry, file]] as const
    return globSync(file, { cwd: folder }).map((found) => {
      const name = `./${found.replaceAll('\\', '/')}`.slice(file.indexOf('*'), file.indexOf('*') - file.length + 1)
      return [entry.replace('*', name), `./${found.replaceAll('\\', '/')}`] as const
    })
  })

describe('manifest', () => {
  test('a module package without dependencies and side effects', () => {
    expect(manifest).toMatchObject({ type: 'module', sideEffects: false })
    expect(manifest.dependencies).toBeUndefined()
    expect(manifest.peerDependencies).toBeUndefined()
  })

  test('every entry point names its source first, then both kinds of modules with their types, and all files exist', () => {
    const barrels = new Set(['.', './rules'])
    for (const [entry, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'string') continue
      const node = barrels.has(entry) ? ['node'] : []
      expect([entry, Object.keys(target)]).toEqual([entry, ['cabinet-source', 'require', 'types', ...node, 'default']])
      expect([entry, Object.keys(target.require)]).toEqual([entry, ['types', 'default']])
      const { require: commonJs, ...own } = target
      for (const file of [...Object.values(own), ...Object.values(commonJs)])
        expect([file, globSync(file, { cwd: folder }).length > 0]).toEqual([file, true])
    }
  })

  test('resolvers that do not know `exports` find the types of every entry point', () => {
    const byEntry = Object.entries(manifest.exports).flatMap(([entry, target]) =>
      typeof target === 'string' || entry === '.' ? [] : [[entry.slice(2), [target.require.types]]],
    )
    expect(manifest.typesVersions).toEqual({ '*': Object.fromEntries(byEntry) })
  })

  test('every identifier, every rule and every adapter has an entry point of its own', () => {
    const sources = globSync(['src/*.ts', 'src/adapters/*.ts', 'src/rules/*.ts'], { cwd: home })
      .map((file) => `./${file.replaceAll('\\', '/').replace(/^src/, 'dist').replace(/ts$/, 'js')}`)
      .filter((file) => file !== './dist/issue.js')
    const exported = new Set(entries().map(([, file]) => file))
    expect(sources.filter((file) => !exported.has(file))).toEqual([])
    expect(sources.length).toBeGreaterThan(65)
  })

  test('what the package promises to contain is there', () => {
    for (const file of ['README.md', 'README.ru.md', 'llms.txt', 'LICENSE'])
      expect([file, existsSync(join(home, file))]).toEqual([file, true])
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'README.md', 'README.ru.md', 'llms.txt']))
  })
})

describe('the built package', () => {
  test('publint has nothing to say', async () => {
    expect(await publintMessages(folder)).toEqual([])
  })

  test('are-the-types-wrong has nothing to say: no profile, no exception', async () => {
    // The two rules stand for all files of the pattern `./rules/*`.
    const { asked, wrong } = await typeVerdicts(folder, ['rules/inn', 'rules/required-for'], 'strict')
    expect(wrong).toEqual([])
    expect(asked).toBe(4 * (Object.keys(manifest.exports).length + 2))
  }, 60_000)

  test('no file reaches outside of the package or for something that only one platform has', () => {
    for (const file of globSync('dist/**/*.js', { cwd: folder })) {
      const code = readFileSync(join(folder, file), 'utf8')
      for (const [, from = ''] of code.matchAll(/^(?:import|export|})[^'"]*from ["']([^"']+)["']/gm))
        expect([file, from]).toEqual([file, expect.stringMatching(/^\.\.?\//)])
      expect([file, /\b(process|Buffer|require|window|document|navigator|eval|globalThis)\b/.exec(code)?.[0]]).toEqual([
        file,
        undefined,
      ])
    }
  })

  test('declarations point at files that are published', () => {
    for (const file of globSync('dist/**/*.d.ts', { cwd: folder }))
      expect([file, /from ['"][^'"]*\.ts['"]/.exec(readFileSync(join(folder, file), 'utf8'))?.[0]]).toEqual([
        file,
        undefined,
      ])
  })

  const inNode = (kind: 'commonjs' | 'module', code: string): string =>
    execFileSync(process.execPath, [`--input-type=${kind}`, '-e', code], { cwd: folder, encoding: 'utf8' }).trim()
  /** The entry points with code, as a consumer names them: the package may import itself by its name. */
  const names = (): string =>
    JSON.stringify(
      entries().flatMap(([entry]) => (entry.endsWith('.json') ? [] : [`@cabinet/validators${entry.slice(1)}`])),
    )
  const ask = "console.log(inn.check('7707083893'), inn.check('7707083894'), Object.keys(rules).length > 45)"

  test('every entry point loads in a plain Node process, by `import` and by `require`', () => {
    const root = "'@cabinet/validators'"
    expect(
      inNode(
        'module',
        `for (const name of ${names()}) await import(name)\nconst { inn, rules } = await import(${root})\n${ask}`,
      ),
    ).toBe('undefined checksum true')
    expect(
      inNode(
        'commonjs',
        `for (const name of ${names()}) require(name)\nconst { inn, rules } = require(${root})\n${ask}`,
      ),
    ).toBe('undefined checksum true')
  })

  test('`import` and `require` give the same names', () => {
    const code = `import { createRequire } from 'node:module'
      const require = createRequire(process.cwd() + '/x.js')
      const different = []
      for (const name of ${names()}) {
        const own = Object.keys(require(name)).sort().join()
        if (Object.keys(await import(name)).filter((key) => key !== 'default' && key !== 'module.exports').sort().join() !== own || own === '') different.push(name)
      }
      console.log(JSON.stringify(different))`
    expect(inNode('module', code)).toBe('[]')
  })

  test.each(['', '/rules', '/inn', '/settlement-account'])('loads few files: @cabinet/validators%s', (entry) => {
    const name = JSON.stringify(`@cabinet/validators${entry}`)
    const required = inNode('commonjs', `require(${name}); console.log(Object.keys(require.cache).length)`)
    expect(Number(required)).toBeLessThanOrEqual(20)
    const hooks = `import { registerHooks } from 'node:module'
      let loaded = 0
      registerHooks({ load: (url, context, next) => (loaded++, next(url, context)) })
      await import(${name})
      console.log(loaded)`
    const imported = Number(inNode('module', hooks))
    expect(imported).toBeGreaterThan(0)
    expect(imported).toBeLessThanOrEqual(20)
  })

  test('works where there is nothing but the language itself, as on edge runtimes', async () => {
    const { build } = await import('vite')
    const bundle = (await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        target: 'es2023',
        lib: { entry: join(folder, 'dist/index.js'), formats: ['iife'], name: 'library' },
      },
    })) as readonly { readonly output: readonly { readonly code: string }[] }[]
    const code = bundle[0]?.output[0]?.code ?? ''
    const answer = vm.runInNewContext(
      `${code}; JSON.stringify([library.inn.check('7707083894'), library.message({ rule: 'inn', code: 'checksum' }, 'ru'), library.inn.is(library.inn.generate())])`,
      Object.create(null) as object,
    ) as string
    expect(JSON.parse(answer)).toEqual(['checksum', 'Некорректная контрольная цифра ИНН', true])
  }, 60_000)
})

describe('size', () => {
  test.each(gates)('$name', async ({ code, limit }) => {
    const size = await sizeOf(folder, code)
    for (const [unit, most] of Object.entries(limit)) expect(size[unit as keyof typeof size]).toBeLessThanOrEqual(most)
    expect(size.raw).toBeGreaterThan(100)
  })

  test('the root import brings what is used and nothing else', async () => {
    const use = (name: string): Promise<{ raw: number }> =>
      sizeOf(
        folder,
        `import { ${name} } from '@cabinet/validators/index.js'\nexport const check = (value) => ${name}.check(value)`,
      )
    const [one, other] = await Promise.all([use('inn'), use('bik')])
    const both = await sizeOf(
      folder,
      "import { inn, bik } from '@cabinet/validators/index.js'\nexport const check = (value) => inn.check(value) ?? bik.check(value)",
    )
    expect(both.raw).toBeLessThan(one.raw + other.raw)
    expect(other.raw).toBeLessThan(one.raw)
  })
})

describe('types', () => {
  test('the package compiles, tests and examples included', async () => {
    expect(await run('typescript/bin/tsc', ['--noEmit', '-p', '.'])).toBe('')
  }, 60_000)

  test('the public interface is the one that was agreed on; `npm run api` writes it anew', () => {
    expect(apiReport(folder)).toBe(readFileSync(reportPath, 'utf8'))
  })
})
