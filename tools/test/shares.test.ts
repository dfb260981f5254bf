import { expect, it } from 'vitest'
import { shareProblems } from '../house/shares.mjs'

const file = (path: string, lines: number) => ({ path, text: Array(lines).fill('').join('\n') })
const modules = 'apps/api/src/modules'

it('a folder over a third of its tree is told, and so are files without a folder', () => {
  expect(
    shareProblems([
      file(`${modules}/a/store.ts`, 500),
      file(`${modules}/b/store.ts`, 300),
      file(`${modules}/c/store.ts`, 300),
      file('apps/web/src/shared/a.ts', 500),
      file('apps/web/src/shared/b.ts', 400),
      ...['c', 'd', 'e'].map((name) => file(`apps/web/src/shared/${name}/a.ts`, 400)),
    ]),
  ).toEqual([
    `${modules}/a is 45 % of ${modules}: divide it, a third is the most.`,
    'apps/web/src/shared/ is 43 % of apps/web/src/shared: divide it, a third is the most.',
  ])
})

it('tests do not count, and a third is no more than a third', () => {
  expect(
    shareProblems([
      file(`${modules}/a/a.ts`, 400),
      file(`${modules}/a/a.test.ts`, 900),
      file(`${modules}/b/a.ts`, 400),
      file(`${modules}/c/a.ts`, 400),
    ]),
  ).toEqual([])
})
