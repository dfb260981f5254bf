import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectedExports, packageRoot, subpaths } from '../scripts/components.mjs'

/** Folders that are no components: nothing to render on its own. */
const furniture = new Set(['fonts', 'icon', 'provider', 'theme', 'use-minimum-duration'])

test('package.json exports exactly the folders of src (else run `npm run exports`)', () => {
  const manifest = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')) as { exports: unknown }
  expect(manifest.exports).toEqual(expectedExports())
})

test.each(subpaths().filter((name) => !furniture.has(name)))('%s has stories and a conformance test', (name) => {
  const file = (suffix: string): URL => new URL(`src/${name}/${name}.${suffix}`, packageRoot)
  expect(existsSync(file('stories.tsx'))).toBe(true)
  const suite = readFileSync(file('test.tsx'), 'utf8')
  expect(suite).toMatch(/\bconformance\(/)
})
