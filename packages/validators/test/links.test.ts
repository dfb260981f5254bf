import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const home = join(import.meta.dirname, '..')
const { files } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly files: readonly string[] }
const pages = [
  'README.md',
  'README.ru.md',
  'CHANGELOG.md',
  'llms.txt',
  ...globSync(['docs/**/*.md', 'guides/*.md'], { cwd: home }),
]

test.each(pages)('every link of %s leads to a file that is published', (page) => {
  const text = readFileSync(join(home, page), 'utf8').replaceAll(/```[^]*?```/g, '')
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (target.startsWith('https://')) continue
    const [path = ''] = target.split('#')
    const file = relative(home, join(home, dirname(page), path))
    expect([target, existsSync(join(home, file))]).toEqual([target, true])
    // npm publishes these three whether they are named or not.
    const isPublished =
      /^(README\.md|LICENSE|package\.json)$/.test(file) ||
      files.some((name) => file === name || file.startsWith(`${name}/`))
    expect([target, isPublished]).toEqual([target, true])
  }
})

test('links are looked at', () => {
  expect(readFileSync(join(home, 'README.md'), 'utf8').match(/\]\((docs|guides)\//g)?.length).toBeGreaterThan(30)
})
