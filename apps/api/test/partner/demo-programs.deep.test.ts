import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** Files of the server are imported by their names. */
const targetOf = (path: string, specifier: string): string =>
  specifier.startsWith('.')
    ? relative(root, join(root, dirname(path), specifier))
    : `${specifier.replace('@cabinet/api', 'api/src')}.ts`

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What a file imports to run, and whatever that imports in turn, the file itself included. */
const runsWith = (path: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(path)) return found
  found.add(path)
  for (const [, names = '', specifier = ''] of textOf(path).matchAll(
    /^import ([^']*?)from '((?:\.|@cabinet\/api\/)[^']+)'/gms,
  )) {
    if (!names.startsWith('type ')) runsWith(targetOf(path, specifier), found)
  }
  return found
}

/** Files that declare who plays a kind of partner; two products may share one. */
const declared = readdirSync(join(root, 'demo/src/modules'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `demo/src/modules/${path}`)
  .flatMap((path) => {
    const kind = /: DemoPartner = \{\s*kind: '(\w+)'/.exec(textOf(path))?.[1]
    return kind === undefined ? [] : [{ path, kind }]
  })
const programs = Map.groupBy(declared, ({ kind }) => kind)

/** Files of modules that a program is written in. What a paper or a good looks like is data, and no part of it. */
const partsOf = (paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => [...runsWith(path)]))].filter(
    (path) => path.startsWith('demo/src/modules/') && textOf(path).includes('/demo-partner.ts'),
  )

it('partners are played', () => {
  expect(programs.size).toBeGreaterThan(0)
})

describe.each([...programs])('the program that plays the %s', (_kind, files) => {
  const paths = files.map(({ path }) => path)

  it('is short enough to be read as an example', () => {
    const lengths = partsOf(paths).map((path) => textOf(path).trimEnd().split('\n').length)
    expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(200)
  })

  it('knows nothing of us but what it is told over HTTP', () => {
    const inner = /\/db\/|(?:^|[/-])(?:store|service|handlers|context|transitions|tables)(?:\.ts|\/)|\/application/
    const known = paths.flatMap((path) => [...runsWith(path)])
    expect(known).toContain('demo/src/demo-partner.ts')
    expect(known.filter((path) => inner.test(path))).toEqual([])
  })
})
