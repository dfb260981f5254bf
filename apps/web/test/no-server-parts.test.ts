import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { noServerParts } from '../build/no-server-parts.ts'

const folder = join(import.meta.dirname, '../../../packages/contract/src')
const { transform } = noServerParts()
if (typeof transform !== 'object') throw new TypeError('The plugin has no transform')
const { filter, handler } = transform as unknown as {
  readonly filter: { readonly id: RegExp; readonly code: RegExp }
  readonly handler: (this: { readonly parse: typeof parseAst }, code: string) => { readonly code: string }
}
const built = (code: string): string => handler.call({ parse: parseAst }, code).code

/** Files that declare calls, as the build reads them. */
const sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .map((name) => join(folder, name))
  .filter((path) => filter.id.test(path))
  .map((path) => stripTypeScriptTypes(readFileSync(path, 'utf8')))
  .filter((code) => filter.code.test(code) && code.includes('summary:'))

test('no call of the contract brings its summary or the schemas of its input into the application', () => {
  expect(sources.length).toBeGreaterThan(30)
  for (const code of sources) {
    const calls = built(code).matchAll(/ endpoint\(\{([\s\S]*?)\n\}\)/g)
    for (const [call, options] of calls) {
      expect(options).toMatch(/\bid: /)
      expect(call).not.toMatch(/^ {2}(?:summary|errors|params|query|body(?!: form\()|proof|needsProof)\b/m)
    }
    expect(() => parseAst(built(code))).not.toThrow()
  }
})

test('of who may make a call, the token that goes with it stays', () => {
  const code = stripTypeScriptTypes(readFileSync(join(folder, 'access.ts'), 'utf8'))
  expect(code).toMatch(filter.code)
  expect(built(code)).toMatch(/session: false, bearer: 'refresh'/)
  expect(built(code)).not.toMatch(/permissions:|ofPartner:|before\w+:|demoOnly:/)
  expect(() => parseAst(built(code))).not.toThrow()
})

test('bodies with a file stay: the browser sends them in parts', () => {
  const formsIn = (code: string) => code.match(/body: form\(/g) ?? []
  expect(sources.flatMap(formsIn)).not.toEqual([])
  for (const code of sources) expect(formsIn(built(code))).toEqual(formsIn(code))
})

test('everything else stays as it was', () => {
  const call = "endpoint({ id: 'a', summary: 'Say' + 's', query: z.object({ a }), status: 200, body: b })"
  expect(built(`const a = ${call}, summary = { summary: 'b' }, body = f({ body: 1 })`)).toBe(
    "const a = endpoint({ id: 'a',   status: 200,  }), summary = { summary: 'b' }, body = f({ body: 1 })",
  )
})
