import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { describe, expect, inject, test } from 'vitest'
import { bundlers } from './support/bundlers.ts'

const consumer = inject('consumer')

/**
 * A bundle without what bundlers write beside its code: indentation, and paths of this machine, in comments and, with
 * esbuild, as the names of its modules.
 */
const compact = async (code: string): Promise<string> => {
  const withoutPaths = code.replaceAll(/__esm\(\{\s*"[^"]+"/g, '__esm({""')
  return (await transform(withoutPaths, { minifyWhitespace: true, legalComments: 'none' })).code
}

/** Names of the classes that a published stylesheet defines. */
const classesOf = async (name: string): Promise<readonly string[]> => {
  const css = await readFile(join(consumer, `node_modules/@cabinet/ui/dist/styles/${name}.css`), 'utf8')
  const found = [...css.matchAll(/^\s+\.([\w-]+)(?: \{|,|\[)/gm)].map(([, name = '']) => name)
  if (found.length === 0) throw new Error(`no classes in ${name}.css`)
  return found
}

const roads = Object.entries(bundlers).flatMap(([name, bundle]) =>
  ['@cabinet/ui/badge', '@cabinet/ui'].map((from) => ({ name, bundle, from })),
)
// esbuild takes the stylesheets of everything that a module imports, needed or not: with it the root is for code alone.
const roadsOfStyles = roads.filter(({ name, from }) => name !== 'esbuild' || from !== '@cabinet/ui')

describe('who imports Badge', () => {
  test.each(roads)('from $from with $name gets its code and nothing of any other component', async (road) => {
    const { code } = await road.bundle(consumer, `export { Badge } from '${road.from}'`)
    expect(code).toMatch(/from ?["']react\/jsx-runtime["']/)
    expect(code).not.toMatch(/react-aria|maskito|CabinetProvider|lean-qr|tanstack/)
    expect((await compact(code)).length).toBeLessThan(10_500)
  })

  test.each(roadsOfStyles)('from $from with $name gets its styles and those of no other component', async (road) => {
    const { css } = await road.bundle(consumer, `export { Badge } from '${road.from}'`)
    expect(css).toContain(`.${(await classesOf('badge'))[0]} `)
    expect(css).not.toContain('@font-face')
    for (const other of ['menu', 'dialog', 'button'])
      for (const name of await classesOf(other)) expect(css).not.toContain(`.${name} `)
    expect(css.replaceAll(/\/\*.*?\*\//gs, '').length).toBeLessThan(7000)
  })
})

describe.each(Object.entries(bundlers))('a consumer with %s', (_name, bundle) => {
  test('who imports the provider gets its tokens, its reset and its fonts', async () => {
    for (const from of ['@cabinet/ui/provider', '@cabinet/ui']) {
      const { css } = await bundle(consumer, `export { CabinetProvider } from '${from}'`)
      expect(css).toContain('--cabinet-color-accent')
      expect(css).toContain('@font-face')
      expect(css).toContain('box-sizing')
    }
  })

  test('who imports the provider of a part gets its tokens, and nothing that touches the rest of the page', async () => {
    const { css } = await bundle(consumer, `export { ScopedProvider } from '@cabinet/ui/scoped-provider'`)
    expect(css).toContain('--cabinet-color-accent')
    expect(css).toContain('[data-cabinet-scope]')
    expect(css).not.toContain('@font-face')
    expect(css).not.toMatch(/(?:^|[{},])\s*(?:html|body|\*|h1)\s*[,{]/)
  })

  test('who imports the fonts alone gets them alone', async () => {
    const { code, css } = await bundle(consumer, `import '@cabinet/ui/fonts'`)
    expect(css).toContain('@font-face')
    expect(css).not.toContain('--cabinet')
    expect(code).not.toContain('react')
  })

  test('finds the layers in one order, and no rule outside of them: unlayered rules of its own win', async () => {
    const { css } = await bundle(
      consumer,
      `export { Button } from '@cabinet/ui/button'\nexport { CabinetProvider } from '@cabinet/ui/provider'`,
    )
    const firstLayer = css.indexOf('@layer')
    expect(css.slice(firstLayer)).toMatch(
      /^@layer cabinet\.reset, ?cabinet\.tokens, ?cabinet\.components, ?cabinet\.overrides/,
    )
    expect(rulesOutsideOfLayers(css)).toEqual([])
  })

  test('has React outside', async () => {
    const { code } = await bundle(consumer, `export { Button } from '@cabinet/ui/button'`)
    expect(code).toMatch(/from ?["']react["']/)
    expect(code).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE')
  })
})

/** Heads of the blocks at the top of a stylesheet that are rules and stand in no layer; frames of an animation and fonts are no rules. */
const rulesOutsideOfLayers = (css: string): readonly string[] => {
  const heads: string[] = []
  let depth = 0
  let head = ''
  for (const character of css.replaceAll(/\/\*.*?\*\//gs, '')) {
    if (character === '{') {
      if (depth === 0) heads.push(head.trim())
      depth += 1
    } else if (character === '}') {
      depth -= 1
      head = ''
    } else if (depth === 0) head = character === ';' ? '' : head + character
  }
  return heads.filter((name) => !/^@layer cabinet\.|^@font-face$|^@keyframes _/.test(name))
}
