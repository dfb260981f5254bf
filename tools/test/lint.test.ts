import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../lib/runtime.mjs'

const folder = mkdtempSync(join(tmpdir(), 'cabinet-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')

/** Rules of the linter that some of these files break, by file. */
const broken = (files: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, '-c', join(root, '.oxlintrc.json'), '--format=json', '--disable-nested-config', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; filename: string }[] }
  return Object.fromEntries(
    Object.keys(files).map((path) => [
      path,
      [...new Set(diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code))].toSorted(),
    ]),
  )
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => `export const a${at} = ${at}\n`).join('')

// What the house once did itself: the settings of the linter are rules like any other, and one of them may stop working.
it('the linter keeps the rules of the house that it knows', () => {
  expect(
    broken({
      'apps/web/src/page.tsx': lines(251),
      'apps/web/src/right.tsx': lines(250),
      'apps/api/src/service.ts': lines(401),
      'apps/api/test/service.test.ts': lines(500),
      'apps/web/e2e/all.test.ts': lines(501),
      'apps/web/src/default.ts': 'export default 1\n',
      'apps/web/src/named.ts': 'const a = 1\nexport { a as default }\n',
      'apps/web/vite.config.ts': 'export default 1\n',
      'apps/api/src/path.ts': `/// <reference path="../../web/src/page.tsx" />\nexport const a = 1\n`,
      'apps/web/src/one.ts': `import { two } from './two.ts'\nexport const one = () => two\n`,
      'apps/web/src/two.ts': `import { one } from './one.ts'\nexport const two = () => one\n`,
      'apps/web/src/three.ts': `import type { Four } from './four.ts'\nexport type Three = Four | 3\n`,
      'apps/web/src/four.ts': `import type { Three } from './three.ts'\nexport type Four = Three | 4\n`,
      'apps/web/src/module.ts': `export const page = () => import('./lazy.ts')\n`,
      'apps/web/src/lazy.ts': `import { page } from './module.ts'\nexport const open = () => page\n`,
    }),
  ).toEqual({
    'apps/web/src/page.tsx': ['eslint(max-lines)'],
    'apps/web/src/right.tsx': [],
    'apps/api/src/service.ts': ['eslint(max-lines)'],
    'apps/api/test/service.test.ts': [],
    'apps/web/e2e/all.test.ts': ['eslint(max-lines)'],
    'apps/web/src/default.ts': ['import(no-default-export)'],
    'apps/web/src/named.ts': ['import(no-default-export)'],
    'apps/web/vite.config.ts': [],
    'apps/api/src/path.ts': ['typescript(triple-slash-reference)'],
    'apps/web/src/one.ts': ['import(no-cycle)'],
    'apps/web/src/two.ts': ['import(no-cycle)'],
    'apps/web/src/three.ts': [],
    'apps/web/src/four.ts': [],
    'apps/web/src/module.ts': [],
    'apps/web/src/lazy.ts': [],
  })
})
