import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'

const installed = join(inject('consumer'), 'node_modules/@cabinet/ui')
const read = (path: string): Promise<string> => readFile(join(installed, path), 'utf8')

interface SourceMap {
  readonly sources: readonly string[]
  readonly sourcesContent: readonly (string | null)[]
}

// What npm would send to the registry, which is not everything that lies in the folder.
const [{ files }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], { cwd: installed, encoding: 'utf8' }),
) as [{ readonly files: readonly { readonly path: string }[] }]
const paths = files.map(({ path }) => path)

describe('the tarball', () => {
  test('has the texts that somebody who updates looks for', async () => {
    const texts = ['README.md', 'README.ru.md', 'CHANGELOG.md', 'LICENSE', 'docs/migration.md', 'llms.txt']
    expect(paths).toEqual(expect.arrayContaining(texts))
    expect(await read('CHANGELOG.md')).toMatch(/^# @cabinet\/ui\n/)
  })

  test('has the licences of what others have made and it passes on', async () => {
    const licences = paths.filter((path) => /licen[cs]e/i.test(path))
    expect(licences.toSorted()).toEqual(['LICENSE', 'dist/LICENSE-lucide', 'dist/styles/fonts/LICENSE'])
    expect(await read('dist/styles/fonts/LICENSE')).toContain('SIL OPEN FONT LICENSE')
    expect(await read('dist/LICENSE-lucide')).toContain('ISC License')
  })

  test('leads a debugger from every file of code to its sources, which come along', async () => {
    const modules = paths.filter((path) => /^dist\/[^/]+\.js$/.test(path))
    expect(modules.length).toBeGreaterThan(100)
    const sources = await Promise.all(
      modules.map(async (path) => {
        const name = path.split('/')[1] ?? ''
        expect(await read(path), path).toContain(`//# sourceMappingURL=${name}.map`)
        expect(paths).toContain(`${path}.map`)
        const map = JSON.parse(await read(`${path}.map`)) as SourceMap
        expect(map.sourcesContent.length, path).toBe(map.sources.length)
        for (const text of map.sourcesContent) expect(text, path).toEqual(expect.any(String))
        return map.sources
      }),
    )
    expect(sources.flat().filter((path) => path.endsWith('src/button/button.tsx')).length).toBeGreaterThan(0)
  })

  test('has nothing of the workshop', () => {
    const workshop =
      /(?:^|\/)(?:src|test|bench|fixtures|playground|node_modules)\/|\.(?:stories|test|tsbuildinfo)\b|\.env/
    expect(paths.filter((path) => workshop.test(path))).toEqual([])
  })
})
