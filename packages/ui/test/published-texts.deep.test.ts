import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import { run } from '@cabinet/packaging/run'
import { describe, expect, inject, test } from 'vitest'
import { packageRoot, subpaths } from '../scripts/components.mjs'
import { llmsPath, llmsText, partsPath, partsText } from '../scripts/llms.ts'

const read = async (path: string): Promise<string> => readFile(new URL(path, packageRoot), 'utf8')
const consumer = inject('consumer')

/** What the compiler of a consumer says about a module that uses the published package. */
const compile = async (files: Readonly<Record<string, string>>, moduleResolution: string): Promise<string> => {
  const folder = await mkdtemp(join(consumer, 'types-'))
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: moduleResolution === 'bundler' ? 'preserve' : moduleResolution,
    moduleResolution,
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  return run('typescript/bin/tsc', ['-p', '.'], { cwd: folder, mayFail: true })
}

const blocks = (text: string): readonly string[] =>
  [...text.matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(([, code = '']) => code)

test('what the READMEs point at is in the package', async () => {
  const { files } = JSON.parse(await read('package.json')) as { files: readonly string[] }
  for (const readme of ['README.md', 'README.ru.md']) {
    const links = [...(await read(readme)).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(4)
    for (const link of links)
      expect(
        files.some((pattern) => matchesGlob(link, pattern) || link.startsWith(`${pattern}/`)),
        `${readme}: ${link}`,
      ).toBe(true)
  }
})

test('etc/parts.json has the names of parts that `npm run docs` would write: they are a part of the interface', async () => {
  expect(await readFile(partsPath, 'utf8')).toBe(partsText())
})

describe('llms.txt', () => {
  test('is what `npm run docs` would write', async () => {
    expect(await readFile(llmsPath, 'utf8')).toBe(await llmsText())
  })

  test('names every component, and its examples compile against the published types, unknown props refused', async () => {
    const text = await llmsText()
    for (const name of subpaths().filter((path) => path !== 'fonts')) expect(text).toContain(`## @cabinet/ui/${name}\n`)
    const examples = [...text.matchAll(/^- Example: `(<.*>)`$/gm)].map(([, example = '']) => example)
    expect(examples.length).toBeGreaterThan(85)
    const names = new Set(examples.flatMap((example) => [...example.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)))
    const module = `import { ${[...names].join(', ')}, toast, type Column, type ColumnLayout } from '@cabinet/ui'
      import type { ReactNode } from 'react'
      import { Bell, Plus } from 'lucide-react'
      interface Row { id: string }
      declare const columns: readonly Column<Row>[], rows: readonly Row[], layout: ColumnLayout, application: ReactNode
      declare const setLayout: (layout: ColumnLayout) => void, navigate: (path: string) => void
      export const all = [${examples.join(',\n')}]`
    expect(await compile({ 'all.tsx': module }, 'bundler')).toBe('')
    expect(await compile({ 'all.tsx': module.replace('<Badge>', '<Badge unknown={1}>') }, 'bundler')).toContain(
      'unknown',
    )
  })
})

describe.each(['README.md', 'README.ru.md'])('%s', (file) => {
  test('has the examples of the other one, and they compile in Node and in bundlers', async () => {
    const code = blocks(await read(file))
    const other = blocks(await read(file === 'README.md' ? 'README.ru.md' : 'README.md'))
    expect(code.length).toBeGreaterThan(2)
    expect(code).toEqual(other)
    const files = Object.fromEntries(code.map((block, index) => [`example${index}.tsx`, block]))
    const [bundler, node] = await Promise.all([compile(files, 'bundler'), compile(files, 'nodenext')])
    expect(bundler).toBe('')
    expect(node).toBe('')
  })
})
