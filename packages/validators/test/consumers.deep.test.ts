import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '@cabinet/packaging/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compilations, printed, program, strictly, typed } from '../tools/consumers.ts'
import { stage } from '../tools/stage.ts'

// Projects with the built package and with the tools of this repository. `npm run fixtures` tries other versions of Node
// and TypeScript, Jest, webpack, Deno and Bun with the packed one.

let consumer = ''

beforeAll(async () => {
  const built = await stage()
  consumer = mkdtempSync(join(tmpdir(), 'validators-consumer-'))
  mkdirSync(join(consumer, 'node_modules/@cabinet'), { recursive: true })
  renameSync(built, join(consumer, 'node_modules/@cabinet/validators'))
}, 120_000)

afterAll(() => rmSync(consumer, { recursive: true, force: true }))

describe('a project with the package', () => {
  test.each([
    ['mjs', program.module],
    ['cjs', program.commonjs],
  ])('runs in Node: program.%s', (extension, code) => {
    writeFileSync(join(consumer, `program.${extension}`), code)
    const answer = execFileSync(process.execPath, [`program.${extension}`], { cwd: consumer, encoding: 'utf8' })
    expect(answer.trim()).toBe(printed)
  })

  test.each(compilations.map((compilation) => [compilation.name, compilation] as const))(
    'compiles: %s',
    async (_, { file, module, resolution }) => {
      writeFileSync(join(consumer, file), typed)
      const compilerOptions = { ...strictly, module, moduleResolution: resolution }
      writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
      expect(await run('typescript/bin/tsc', ['--project', '.'], { cwd: consumer })).toBe('')
    },
    60_000,
  )
})
