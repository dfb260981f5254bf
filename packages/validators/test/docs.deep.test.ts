import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { pages, written } from '../tools/docs.ts'

const home = join(import.meta.dirname, '..')

describe('pages', () => {
  test('are those that `npm run docs` would write', () => {
    const fresh = pages()
    const lying = written()
    expect([...lying.keys()].toSorted()).toEqual([...fresh.keys()].toSorted())
    for (const [path, text] of fresh) expect([path, lying.get(path)]).toEqual([path, text])
  })

  test('every rule has one, with the source of the rule, a description, examples and codes', () => {
    const all = pages()
    for (const name of Object.keys(library.rules)) {
      const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const page = all.get(`docs/${file}.md`) ?? all.get(`docs/rules/${file}.md`) ?? ''
      expect([name, page.includes('Source: '), page.includes(' // ')]).toEqual([name, true, true])
      if (!['first', 'requiredFor'].includes(name)) expect(page).toContain('## Codes')
    }
  })
})

describe('README in both languages and the file for language models', () => {
  test.each(['README.md', 'README.ru.md', 'llms.txt'])('%s names every identifier', (file) => {
    const text = readFileSync(join(home, file), 'utf8')
    for (const [name, value] of Object.entries(library))
      if (typeof value === 'object') expect([name, text.includes(name)]).toEqual([name, true])
  })

  // Each block that begins with `// runs` is a program of its own; its last line says what `results` must be.
  const readme = readFileSync(join(home, 'README.md'), 'utf8')
  const programs = [...readme.matchAll(/```ts\n\/\/ runs\n([\s\S]*?)\n\/\/ => (.*)\n```/g)]

  test('every example of an adapter is such a program', () => {
    expect(programs).toHaveLength(8)
    expect(readme.match(/^\/\/ runs$/gm)).toHaveLength(8)
  })

  test.each(
    programs.map(([, code = '', expected = '']) => [code.match(/validators\/?([\w-]*)/g)?.join(' '), code, expected]),
  )('the example of %s runs', (_, code, expected) => {
    const program = `${code}\nimport { deepStrictEqual } from 'node:assert'\ndeepStrictEqual(results, ${expected})`
    const flags = ['--conditions=cabinet-source', '--input-type=module-typescript', '-e', program]
    expect(execFileSync(process.execPath, flags, { cwd: home, encoding: 'utf8' })).toBe('')
  })
})
