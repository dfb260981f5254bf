import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { propsOfComponents } from '../scripts/props.mjs'
import { renameProps, renames } from '../codemod/rename-props.mjs'

const fixture = (name: string): string => fileURLToPath(new URL(`../codemod/fixtures/${name}.txt`, import.meta.url))
const before = await readFile(fixture('names.before'), 'utf8')
const after = await readFile(fixture('names.after'), 'utf8')

test('writes the new names of props, whatever stands around them, and nothing else', () => {
  const { code, count, left } = renameProps(before)
  expect(code).toBe(after)
  expect(count).toBe(8)
  expect(left.map(({ message }) => message)).toEqual([
    '<Switch> is given an object: does it have "value"?',
    '<Switch> has both "value" and "isSelected"',
  ])
})

test('has nothing to do where it has been', () => {
  expect(renameProps(after).code).toBe(after)
})

test('takes a module that passes the components on for the library when it is told so', () => {
  const code = `import { Select } from '@acme/kit'\nexport const a = <Select choices={[]} label="a" />`
  expect(renameProps(code).count).toBe(0)
  expect(renameProps(code, (from) => from === '@acme/kit').code).toContain('<Select items={[]} label="a" />')
})

test('a component that is made without JSX is told about', () => {
  const code = `import { Select } from '@cabinet/ui'\nexport const a = createElement(Select, { choices: [] })`
  expect(renameProps(code).left).toEqual([{ line: 2, message: 'Select is made without JSX: does it have "choices"?' }])
})

test('knows every prop that is deprecated, and no other', () => {
  const deprecated = Object.values(propsOfComponents())
    .flat()
    .flatMap(({ name, props }) =>
      props.filter(({ replacement }) => replacement !== undefined).map((prop) => [name, prop.name, prop.replacement]),
    )
  const known = Object.entries(renames).flatMap(([name, props]) =>
    Object.entries(props).map(([old, replacement]) => [name, old, replacement]),
  )
  expect(deprecated.toSorted()).toEqual(known.toSorted())
})

test('the command rewrites the files of a folder, and says with --check whether there is something to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cabinet-ui-codemod-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(fixture('names.before'), join(folder, 'src/form.tsx'))
  const command = fileURLToPath(new URL(`../${manifest.bin['cabinet-ui-codemod']}`, import.meta.url))
  const run = (...parameters: string[]) =>
    promisify(execFile)(process.execPath, [command, ...parameters], { cwd: folder })
  await expect(run('--check', 'src')).rejects.toMatchObject({ code: 1 })
  expect(await readFile(join(folder, 'src/form.tsx'), 'utf8')).toBe(before)
  const { stdout } = await run('src')
  expect(stdout).toContain('look yourself')
  expect(stdout).toContain('8 props have their new name.')
  expect(await readFile(join(folder, 'src/form.tsx'), 'utf8')).toBe(after)
  expect((await run('--check', 'src')).stdout).toContain('0 props')
})
