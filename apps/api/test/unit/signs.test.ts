import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const fonts = createRequire(new URL('packages/ui/package.json', root))

// Texts of the whole repository are read here because the API has the reader of fonts, for its PDFs.

/** What is printed nowhere: what texts of people are compared by, and the table of a code page. */
const READ_ONLY = /platform\/emails\/plain-words|validators\/src\/internal|contract\/src\/text\.ts|words\/right-to-left/

/** Signs of a keyboard, which the systems that have such keys draw themselves; a mark in a cell of a workbook. */
const OF_SYSTEM = new Set(['⌘', '✓'])

it('draws every sign of our texts with the font that we ship, whatever the machine has', () => {
  const drawn = new Set<number>()
  for (const subset of ['latin', 'latin-ext', 'cyrillic']) {
    const font = openSync(fonts.resolve(`@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`))
    if ('characterSet' in font) for (const sign of font.characterSet) drawn.add(sign)
  }
  const texts = globSync(['{packages/{ui,contract,validators},apps/{web,api,demo}}/src/**/*.{ts,tsx,json}'], {
    cwd: root,
  }).filter((path) => !/\.(?:test|stories|docs)\.tsx?$/.test(path) && !READ_ONLY.test(path))
  expect(texts.length).toBeGreaterThan(1000)
  const missing = texts.flatMap((path) => {
    const text = readFileSync(new URL(path, root), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/(?:^|\s)\/\/ .*$/gm, '')
    const signs = new Set([...text].filter((sign) => (sign.codePointAt(0) ?? 0) > 0x7e && !OF_SYSTEM.has(sign)))
    return [...signs].filter((sign) => !drawn.has(sign.codePointAt(0) ?? 0)).map((sign) => `${sign} in ${path}`)
  })
  expect(missing).toEqual([])
})
