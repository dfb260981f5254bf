import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeAreas } from '../house/areas.mjs'
import { listFiles } from '../house/files.mjs'
import { run } from '../lib/run.mjs'
import { root, script } from '../lib/runtime.mjs'
import { copyRepository } from './copy.ts'

/** Areas of the product. */
const areas = ['finance', 'debtor', 'sender', 'seller', 'claim'] as const

/** What "npm run generate" writes from the declarations of the areas; the rest of what it writes is documentation. */
const GATHERED = 'packages/contract/src/areas.ts'

/** Starts the server on an empty database, asks which modules it has, and stops it. */
const START = `
  import { createApplication } from './apps/api/src/application.ts'
  import { readConfig } from './apps/api/src/config.ts'
  const { app, stop } = await createApplication(readConfig(process.env))
  const { body } = await app.inject({ url: '/api/service/build/module' })
  process.stdout.write(body)
  await stop()
`

/** What all areas stand on, and what stands on them all. */
const COMMON = /^apps\/(?:api|demo|web)\/src\/(?!modules\/)|^packages\/contract\/src\//

/** Where the name of an area stays when the area goes, and why. */
const NAMED_ON = new Map([
  ['apps/demo/src/organizations.ts', 'an organization of the demo does without an area'],
  ['apps/api/src/platform/web/app-manifest.ts', 'a category of applications is called like one'],
])

/** Where code that is common to all areas writes the name of one of them, comments aside: 'finance', 'finance.bank', `finance/…`. */
const namesLeft = (id: string): readonly string[] => {
  const name = new RegExp(String.raw`(?<=['"\x60])${id}s?(?=['"\x60.:/])`)
  return listFiles(copy)
    .filter((path) => COMMON.test(path) && !/\.test\.tsx?$|\/migrations\//.test(path) && !NAMED_ON.has(path))
    .flatMap((path) => {
      const lines = /\.(?:tsx?|json)$/.test(path) ? readFileSync(join(copy, path), 'utf8').split('\n') : []
      return lines
        .filter((line) => !/^\s*(?:\*|\/[/*])/.test(line) && name.test(line))
        .map((line) => `${path}: ${line}`)
    })
}

/** What can be tested within seconds without a browser or a database; files share what they import, which halves the time. */
const UNIT_TESTS = [
  '--config=vitest.unit.config.ts',
  ...['contract', '*(web)*', 'api-unit'].map((name) => `--project=${name}`),
  ...['--maxWorkers=1', '--no-isolate', '--reporter=dot'],
]

/** What a run said from its first failure on: the end of a test run shows the beginning of a message only. */
const fromFirstFailure = (output: string): string => output.slice(Math.max(0, output.search(/FAIL|Unhandled|Error:/)))

/** A test, or what tests of one area share. */
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|^apps\/(?:api|web)\/test\/(?:page|support)\/|^apps\/web\/e2e\/support\//.test(path)

const applications = ['api', 'demo', 'web'] as const

let copy: string
let paths: readonly string[]
/** What the compiler remembers of the whole: it then checks only what misses an area, not everything five times. */
let memory: string

const memoryOf = (application: string): string => join(memory, `${application}.tsbuildinfo`)

const node = (...parameters: string[]) => run(process.execPath, parameters, { cwd: copy, quiet: true })

/** What the compiler says of an application, with what it remembers in a file. */
const typesOf = (application: string, remembered: string) =>
  node(
    script('typescript', 'tsc'),
    '--noEmit',
    // One thread checks a type once; several of them, on two cores, check much of it several times.
    '--singleThreaded',
    ...['--incremental', '--tsBuildInfoFile', remembered],
    ...['--pretty', 'false', '-p', `apps/${application}`],
  )

/** Tests over all areas together: they name every one of them, and are changed with one of them. */
const OF_ALL_AREAS = ['apps/web/test/areas.test.ts', 'apps/api/test/outside/first-month.deep.test.ts']

beforeAll(async () => {
  copy = copyRepository('deletion')
  for (const path of OF_ALL_AREAS) rmSync(join(copy, path))
  paths = listFiles(copy)
  memory = mkdtempSync(join(tmpdir(), 'cabinet-deletion-types-'))
  for (const application of applications) {
    expect((await typesOf(application, memoryOf(application))).output).toBe('')
  }
}, 600_000)
afterAll(() => {
  for (const folder of [copy, memory]) rmSync(folder, { recursive: true })
})

const foldersOf = (id: string): readonly string[] => [
  ...['api', 'demo', 'web'].map((application) => `apps/${application}/src/modules/${id}`),
  // What people of a partner decide about it.
  `apps/web/src/modules/partner/decisions/${id}`,
]

/** Everything that is an area: its contract, its three folders, what it brings to tests of everything, and the tests that ask it something. */
const filesOf = (id: string): readonly string[] => {
  const contract = `packages/contract/src/${id}`
  const asks = new RegExp(
    String.raw`'(?:@cabinet/contract/${id}(?:/[^']*)?|[^']*/modules/${id}/[^']*|\.\./src/${id}(?:\.ts|/[^']*)|\.\./${id}/[^']*)'`,
  )
  const area = paths.filter(
    (path) =>
      [...foldersOf(id), `apps/api/test/${id}`, contract].some((folder) => path.startsWith(`${folder}/`)) ||
      path === `${contract}.ts` ||
      path === `apps/web/test/areas/${id}.ts`,
  )
  const others = paths.filter((path) => isTest(path) && !area.includes(path))
  const sources = new Map(others.map((path) => [path, readFileSync(join(copy, path), 'utf8')]))
  const gone = new Set(others.filter((path) => asks.test(sources.get(path) ?? '')))
  // Whoever needs one of them goes as well.
  for (let count = -1; count !== gone.size;) {
    count = gone.size
    for (const [path, source] of sources) {
      const imports = [...source.matchAll(/'(\.{1,2}\/[^']+)'/g)].map(([, to = '']) =>
        posix.join(posix.dirname(path), to),
      )
      if (imports.some((to) => gone.has(to))) gone.add(path)
    }
  }
  return [...area, ...gone]
}

it.each(areas)('nothing else misses %s', { timeout: 900_000 }, async (id) => {
  const files = filesOf(id)
  const data = mkdtempSync(join(tmpdir(), 'cabinet-deletion-data-'))
  // A folder that is left empty would still be a module.
  for (const path of [...files, ...foldersOf(id)]) rmSync(join(copy, path), { recursive: true, force: true })
  writeFileSync(join(copy, GATHERED), writeAreas(paths.filter((path) => !files.includes(path))))
  try {
    const typesWithout = (application: string) => {
      const remembered = join(data, `${application}.tsbuildinfo`)
      copyFileSync(memoryOf(application), remembered)
      return typesOf(application, remembered)
    }
    const [api, demo, web, start] = await Promise.all([
      typesWithout('api'),
      typesWithout('demo'),
      typesWithout('web'),
      // It lives for seconds: faster code would not pay.
      run(
        process.execPath,
        ['--conditions=cabinet-source', '--liftoff-only', '--no-opt', '--input-type=module', '--eval', START],
        {
          cwd: copy,
          quiet: true,
          env: { DATA_DIR: data, DEMO_MODE: 'true', DATABASE_URL: '', LOG_LEVEL: 'silent' },
        },
      ),
    ])
    expect(api.output).toBe('')
    expect(demo.output).toBe('')
    expect(web.output).toBe('')
    expect(start.code, start.output).toBe(0)
    expect(JSON.parse(start.output)).not.toContain(id)
    expect(namesLeft(id)).toEqual([])
    const tested = await run(process.execPath, [script('vitest'), 'run', ...UNIT_TESTS], {
      cwd: copy,
      quiet: true,
    })
    expect(tested.code, fromFirstFailure(tested.output)).toBe(0)
  } finally {
    rmSync(data, { recursive: true })
    for (const path of [...files, GATHERED]) cpSync(join(root, path), join(copy, path))
  }
})
