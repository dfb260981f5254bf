import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const home = join(import.meta.dirname, '..')
const guides = readdirSync(join(home, 'guides')).map((file) => ({
  file,
  text: readFileSync(join(home, 'guides', file), 'utf8'),
}))

/** What a browser has and Node has not, for the programs that say they run in one. */
const browser = `import { Window } from 'happy-dom'
const own = new Window()
for (const name of ['document', 'HTMLElement', 'Element', 'Node', 'SVGElement', 'MathMLElement', 'ShadowRoot', 'Event'])
  globalThis[name] = own[name]
globalThis.window = own
`

/** The globals of a browser must be there before the modules that look for them: imports become awaited calls. */
const late = (code: string): string =>
  code.replaceAll(/^import (type )?(.*) from '(.*)'$/gm, (_, type: string | undefined, what: string, from: string) =>
    type ? '' : `const ${what} = await import('${from}')`,
  )

// Each block that begins with `// runs` is a program of its own; its last line says what `results` must be.
const programs = guides.flatMap(({ file, text }) =>
  [...text.matchAll(/```ts\n\/\/ runs( in a browser)?\n([^]*?)\n\/\/ => (.*)\n```/g)].map(
    ({ 1: where, 2: code = '', 3: expected = '', index }) => ({
      title: `${file}: ${text
        .slice(0, index)
        .match(/^#+ .*$/gm)
        ?.at(-1)}`,
      code: where ? browser + late(code) : code,
      expected,
    }),
  ),
)

describe('guides', () => {
  test('every block of code is a program that runs', () => {
    expect(programs).toHaveLength(guides.flatMap(({ text }) => text.match(/```ts/g) ?? []).length)
    expect(programs.length).toBeGreaterThan(15)
  })

  test.concurrent.each(programs)('$title', async ({ code, expected }) => {
    const program = `${code}\nimport { deepStrictEqual } from 'node:assert'\ndeepStrictEqual(structuredClone(results), ${expected})`
    const flags = ['--conditions=cabinet-source', '--input-type=module-typescript', '-e', program]
    expect((await promisify(execFile)(process.execPath, flags, { cwd: home })).stdout).toBe('')
  })
})
