import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { allDeclarations, apiReport } from '../src/api-report.ts'
import { publishDeclarations } from '../src/declarations.ts'
import { importedPackages, typePackages } from '../src/imports.ts'
import { publintMessages, typeVerdicts } from '../src/package-lint.ts'
import { run } from '../src/run.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'packaging-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
const report = (entries: readonly string[]): string => apiReport({ name: 'x', command: 'npm run api', folder, entries })

describe('declarations', () => {
  test('point at published files, whatever the form of the import; packages stay as they are', () => {
    write({
      'a/index.d.ts': `export { a } from './a.tsx';\nexport type B = import("../b.ts").B;\nexport * from 'other/c.ts';`,
    })
    publishDeclarations(folder)
    expect(readFileSync(join(folder, 'a/index.d.ts'), 'utf8')).toBe(
      `export { a } from './a.js';\nexport type B = import("../b.js").B;\nexport * from 'other/c.ts';`,
    )
  })
})

describe('the report of the interface', () => {
  test('holds what can be reached from the entries, without comments and imports', () => {
    write({
      'index.d.ts': `/** A. */\nexport { a } from './a/a.js';\n`,
      'a/a.d.ts': `import type { B } from '../b.js';\n\nexport declare const a: B;\n`,
      'b.d.ts': 'export type B = 1;\n',
      'unreached.d.ts': 'export type C = 1;\n',
    })
    const text = report(['index.d.ts'])
    expect(text.match(/^## .*/gm)).toEqual(['## a/a.d.ts', '## b.d.ts', '## index.d.ts'])
    expect(text).not.toMatch(/A\. \*\/|import type/)
    expect(text).toContain('export declare const a: B;')
    expect(report(allDeclarations(folder))).toContain('## unreached.d.ts')
  })

  test('a declaration that leads nowhere is an error', () => {
    write({ 'index.d.ts': `export { a } from './a.js';` })
    expect(() => report(['index.d.ts'])).toThrow('a.d.ts is named by a declaration but is not there')
  })
})

describe('package lint', () => {
  const manifest = (value: object): string => JSON.stringify({ name: 'x', version: '1.0.0', license: 'MIT', ...value })

  test('publint tells what is not there', async () => {
    write({ 'package.json': manifest({ type: 'module', exports: './gone.js', files: ['index.js'] }), 'index.js': '' })
    expect((await publintMessages(folder)).join()).toContain('gone.js')
  })

  test('are-the-types-wrong names the entry point whose types do not fit', async () => {
    write({
      'package.json': manifest({
        type: 'module',
        files: ['*.js', '*.ts'],
        exports: { '.': { types: './good.d.ts', default: './good.js' }, './bad': { default: './bad.js' } },
      }),
      'good.js': 'export const a = 1',
      'good.d.ts': 'export declare const a: number',
      'bad.js': 'export const b = 1',
    })
    const { asked, wrong } = await typeVerdicts(folder)
    expect(asked).toBe(4)
    expect(wrong).toHaveLength(2)
    expect(wrong[0]).toMatch(/^"x\/bad" node16/)
  })
})

test('imported packages are found in every form of an import, and only packages', async () => {
  write({
    'a.js': `import { b } from './b.js'\nimport 'side'\nimport './a.css'\nexport * from '@scope/all/deep'\nexport { b }`,
    'b.js': `import c from 'c/sub'\nexport const b = () => import('lazy').then(() => c)`,
  })
  expect(await importedPackages(folder)).toEqual(['@scope/all', 'c', 'lazy', 'side'])
})

test('packages are found in the declarations that can be reached, but not in their comments', () => {
  write({
    'a/b.d.ts': `import type { A } from 'a';\nexport declare const b: import("@b/c/d").E<A>;\nexport * from '../c.js';`,
    'c.d.ts': `/** Taken from 'nowhere'. */\nexport {};`,
    'd.d.ts': `import 'unreached';`,
  })
  expect(typePackages(folder, ['a/b.d.ts'])).toEqual(['@b/c', 'a'])
})

test('a tool that ends badly says what it printed', async () => {
  await expect(run('typescript/bin/tsc', ['--no-such-option'], { cwd: folder })).rejects.toThrow('no-such-option')
})
