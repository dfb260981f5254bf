import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importedPackages, typePackages } from '@cabinet/packaging/imports'
import { publintMessages, typeVerdicts } from '@cabinet/packaging/package-lint'
import { describe, expect, inject, test } from 'vitest'
import { interfaceReport, reportPath } from '../scripts/api.ts'
import { expectedExports, expectedRoot, packageRoot, subpaths } from '../scripts/components.mjs'
import { nonComponents } from './support/non-components.ts'

const installed = join(inject('consumer'), 'node_modules/@cabinet/ui')
const read = (path: string): string => readFileSync(new URL(path, packageRoot), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  exports: Record<string, string | Record<string, string>>
  files: string[]
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

test('package.json exports exactly the folders of src (else run `npm run exports`)', () => {
  expect(manifest.exports).toEqual(expectedExports())
})

test('the root passes on every subpath (else run `npm run exports`)', () => {
  expect(read('src/index.ts')).toBe(expectedRoot())
})

test.each(subpaths().filter((name) => !nonComponents.has(name)))('%s has stories and a conformance test', (name) => {
  const file = (suffix: string): URL => new URL(`src/${name}/${name}.${suffix}`, packageRoot)
  expect(existsSync(file('stories.tsx'))).toBe(true)
  const suite = readFileSync(file('test.tsx'), 'utf8')
  expect(suite).toMatch(/\bconformance\(/)
})

describe('the manifest', () => {
  test('publint has nothing to say', async () => {
    expect(await publintMessages(installed)).toEqual([])
  })

  // It resolves a hundred entry points in four ways each, beside the tests in pages.
  test('are-the-types-wrong has nothing to say about Node and bundlers', { timeout: 240_000 }, async () => {
    const { asked, wrong } = await typeVerdicts(installed)
    expect(wrong).toEqual([])
    expect(asked).toBe(2 * Object.keys(manifest.exports).length)
  })

  test('every entry point names its source first, then its types, then its code, and has all of them', () => {
    for (const [entry, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'string') continue
      expect(Object.keys(target), entry).toEqual(['cabinet-source', 'types', 'default'])
      expect(existsSync(new URL(target['cabinet-source'] ?? '', packageRoot)), entry).toBe(true)
      for (const file of [target['types'], target['default']])
        expect(existsSync(join(installed, file ?? '')), file).toBe(true)
    }
  })

  test('declares every package that the built files and their types import, and no other', async () => {
    const dist = join(installed, 'dist')
    const imported = [...(await importedPackages(dist)), ...typePackages(join(dist, 'types'), ['index.d.ts'])]
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    expect(imported.filter((name) => !declared.includes(name))).toEqual([])
    expect(declared.filter((name) => !imported.includes(name))).toEqual([
      // Its files are copied while building; they are named for those who compile the sources.
      '@fontsource-variable/golos-text',
      // `@maskito/react` asks for it as a peer.
      '@maskito/core',
    ])
  })

  test('what the package promises to contain is there', () => {
    const texts = manifest.files.filter((file) => file !== 'dist' && file !== 'CHANGELOG.md')
    expect(texts).toEqual(['README.md', 'README.ru.md', 'docs/*.md', 'etc', 'llms.txt'])
    for (const file of [...texts, 'LICENSE'])
      expect(
        existsSync(join(installed, file.replace('/*.md', '/conventions.md').replace('/*.mjs', '/cli.mjs'))),
        file,
      ).toBe(true)
  })

  test('the public interface is the one that was agreed on; `npm run api` writes it anew', () => {
    expect(interfaceReport(installed)).toBe(readFileSync(reportPath, 'utf8'))
  })
})
