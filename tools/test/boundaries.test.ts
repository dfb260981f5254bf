import { describe, expect, it } from 'vitest'
import { boundaryProblems } from '../house/boundaries.mjs'
import { source } from './support.ts'

const workspaces = [
  { folder: 'apps/api', name: '@x/api', scripts: {}, dependencies: ['@x/contract'] },
  { folder: 'apps/demo', name: '@x/demo', scripts: {}, dependencies: ['@x/api'] },
  { folder: 'apps/web', name: '@x/web', scripts: {}, dependencies: ['@x/contract'] },
  { folder: 'packages/contract', name: '@x/contract', scripts: {}, dependencies: [] },
]

const problems = (path: string, text: string) => boundaryProblems([source(path, text)], workspaces)

describe('boundaries', () => {
  it.each([
    ['a module from a module', 'apps/web/src/modules/sender/data.ts', `import { a } from '../debtor/data.ts'`],
    [
      'a module from a module, as a type',
      'apps/api/src/modules/sender/a.ts',
      `import type { A } from '../debtor/b.ts'`,
    ],
    [
      'a module from a module, lazily',
      'apps/web/src/modules/a/module.ts',
      `export const p = () => import('../b/page.tsx')`,
    ],
    [
      'a module from a module, by a template',
      'apps/api/src/modules/a/b.ts',
      'export const p = () => import(`../b/c.ts`)',
    ],
    ['a module from a module, as CommonJS', 'apps/api/src/modules/a/b.ts', `export const p = require('../b/c.ts')`],
    ['a port that is not that of the module', 'apps/api/src/modules/a/b.ts', `import { c } from '../b/c/port.ts'`],
    ['a module from a module, passed on', 'apps/web/src/modules/a/module.ts', `export { b } from '../b/page.tsx'`],
    ['a module from shared', 'apps/web/src/shared/api/http.ts', `import '../../modules/auth/data.ts'`],
    ['a module from the platform', 'apps/api/src/platform/mail.ts', `import { a } from '../modules/auth/service.ts'`],
    ['a module from an integration', 'apps/api/src/integrations/cdek/a.ts', `import { a } from '../../modules/x/b.ts'`],
    ['the database from the kernel, as a type', 'apps/api/src/kernel/a.ts', `import type { A } from '../db/schema.ts'`],
    ['an integration from the platform', 'apps/api/src/platform/a.ts', `import { a } from '../integrations/cdek/b.ts'`],
    ['the start from a module', 'apps/api/src/modules/x/a.ts', `import { a } from '../../application.ts'`],
    [
      'the database from the kernel, as a type named in place',
      'apps/api/src/kernel/a.ts',
      `export type A = import('../db/schema.ts').A`,
    ],
    [
      'the platform from the kernel, added to',
      'apps/api/src/kernel/a.ts',
      `declare module '../platform/context.ts' { interface Platform { a: string } }`,
    ],
    [
      'modules from shared, by a pattern',
      'apps/web/src/shared/a.ts',
      `export const found = import.meta.glob(['../modules/*/a.ts', '!../modules/x/a.ts'], { eager: true })`,
    ],
    [
      'a module from a module, as a type of a comment',
      'apps/api/src/modules/a/b.ts',
      `/** @typedef {import('../b/c.ts').C} C */\nexport const a = 1`,
    ],
    [
      'a module from a module, by the tag of a comment',
      'apps/api/src/modules/a/b.mjs',
      `/**\n * @import { type C,\n *   D } from "../b/c.ts"\n */\nexport const a = 1`,
    ],
    [
      'the platform from the kernel, as the code of a worker',
      'apps/api/src/kernel/a.ts',
      `export const worker = new Worker(new URL('../platform/b.ts', import.meta.url))`,
    ],
    [
      'a module from a module, by its address',
      'apps/web/src/modules/a/b.ts',
      `export const address = import.meta.resolve('../c/d.ts')`,
    ],
    [
      'another workspace by its path',
      'apps/web/src/main.tsx',
      `import { a } from '../../../packages/contract/src/a.ts'`,
    ],
    ['a command from an application', 'apps/web/src/main.tsx', `import { a } from '../../../tools/lib/a.mjs'`],
    ['an application from a package', 'packages/contract/src/a.ts', `import { a } from '@x/web/a'`],
    ['an application from an application', 'apps/api/src/main.ts', `import { a } from '@x/web'`],
    ['the demo from the server', 'apps/api/src/main.ts', `import { a } from '@x/demo/people'`],
    ['the demo from the application', 'apps/web/test/a.test.ts', `import { a } from '@x/demo/people'`],
    ['the application from the demo', 'apps/demo/src/a.ts', `import { a } from '@x/web/a'`],
    [
      'another module of the server from the demo of a module',
      'apps/demo/src/modules/sender/seed.ts',
      `import { a } from '@x/api/modules/people/store'`,
    ],
    ['the demo of a module from what it stands on', 'apps/demo/src/seed.ts', `import { a } from './modules/a/seed.ts'`],
    ['a package that the manifest does not name', 'packages/contract/src/a.ts', `import { a } from '@x/api/b'`],
  ])('refuses %s', (_case, path, text) => {
    expect(problems(path, text)).toHaveLength(1)
  })

  it.each([
    ['the module itself', 'apps/web/src/modules/sender/module.ts', `import { a } from './parts/card.tsx'`],
    ['shared from a module', 'apps/web/src/modules/sender/data.ts', `import { a } from '../../shared/api/read.ts'`],
    ['a module from the host', 'apps/web/src/app/registry.ts', `import { a } from '../modules/sender/module.ts'`],
    [
      'a module of the same name elsewhere',
      'apps/web/src/modules/sender/data.ts',
      `import { a } from '@x/contract/sender'`,
    ],
    ['the port of another module', 'apps/api/src/modules/sender/a.ts', `import { a } from '../people/port.ts'`],
    ['the demo from tests of the server', 'apps/api/test/a.test.ts', `import { a } from '@x/demo/people'`],
    [
      'the same module of the server, and ports, from the demo of a module',
      'apps/demo/src/modules/sender/seed.ts',
      `import { a } from '@x/api/modules/sender/store'\nimport { b } from '@x/api/modules/people/port'`,
    ],
    ['a lower floor', 'apps/api/src/integrations/cdek/a.ts', `import { a } from '../../kernel/clock.ts'`],
    ['the configuration from anywhere', 'apps/api/src/db/a.ts', `import type { A } from '../config.ts'`],
    [
      'a folder, a page or an address of its own',
      'apps/api/src/kernel/a.ts',
      `new URL('../modules/', import.meta.url)`,
    ],
    ['an address elsewhere', 'apps/api/src/kernel/a.ts', `new URL('../modules/a.ts', address)`],
    ['a command from a test', 'apps/web/e2e/a.ts', `new URL('../../../tools/lib/a.mjs', import.meta.url)`],
    ['words of a comment', 'apps/api/src/kernel/a.ts', `// once import('../modules/a/b.ts')\nexport const a = 1`],
    ['a public library', 'apps/web/src/modules/sender/data.ts', `import { a } from 'swr'`],
  ])('allows %s', (_case, path, text) => {
    expect(problems(path, text)).toEqual([])
  })
})
