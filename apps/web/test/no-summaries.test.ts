import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { noSummaries } from '../build/no-summaries.ts'

const folder = join(import.meta.dirname, '../../../packages/contract/src')
const { transform } = noSummaries()
if (typeof transform !== 'object') throw new TypeError('The plugin has no transform')
const { filter, handler } = transform as unknown as {
  readonly filter: { readonly id: RegExp; readonly code: string }
  readonly handler: (this: { readonly parse: typeof parseAst }, code: string) => { readonly code: string }
}
const built = (code: string): string => handler.call({ parse: parseAst }, code).code

/** Files that declare calls, as the build reads them. */
const sources = readdirSync(folder)
  .map((name) => join(folder, name))
  .filter((path) => filter.id.test(path))
  .map((path) => stripTypeScriptTypes(readFileSync(path, 'utf8')))
  .filter((code) => code.includes(filter.code))

test('no call of the contract brings its summary into the application', () => {
  expect(sources.length).toBeGreaterThan(30)
  for (const code of sources) {
    const written = code.match(/summary:\s*['"`]/g) ?? []
    expect(built(code).match(/summary:\s*''/g) ?? []).toHaveLength(written.length)
    expect(() => parseAst(built(code))).not.toThrow()
  }
})

test('everything else stays as it was', () => {
  expect(built("const a = endpoint({ id: 'a', summary: 'Say' + 's', status: 200 }), summary = { summary: 'b' }")).toBe(
    "const a = endpoint({ id: 'a', summary: '', status: 200 }), summary = { summary: 'b' }",
  )
})
