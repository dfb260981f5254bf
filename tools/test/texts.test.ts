import { describe, expect, it } from 'vitest'
import { writeAreas } from '../house/areas.mjs'
import { decisionProblems } from '../house/decisions.mjs'
import { lockProblems } from '../house/lockfile.mjs'
import { listModules, mapProblems, writeModules } from '../house/map.mjs'
import { messageProblems } from '../house/messages.mjs'
import { leakProblems } from '../house/leaks.mjs'
import { workflowProblems } from '../house/workflows.mjs'

describe('messages', () => {
  const problems = (ru: object, en: object) =>
    messageProblems([
      { path: 'a/messages/ru.json', text: JSON.stringify(ru) },
      { path: 'a/messages/en.json', text: JSON.stringify(en) },
    ])

  it('accepts languages that say the same', () => {
    const ru = {
      orders: '{count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}} из <b>{total}</b>',
    }
    const en = { orders: '{count, plural, one {# order} other {# orders}} of <b>{total}</b>' }
    expect(problems(ru, en)).toEqual([])
  })

  it.each([
    ['a missing message', { a: 'А' }, {}, 'lacks a'],
    ['a message too many', {}, { 'a.b': 'A' }, 'lacks a.b'],
    ['an empty message', { a: ' ' }, { a: 'A' }, 'is empty'],
    ['other arguments', { a: '{name}' }, { a: '{title}' }, 'other arguments'],
    ['other tags', { a: '<b>А</b>' }, { a: 'A' }, 'other arguments'],
    ['broken syntax', { a: '{name' }, { a: '{name}' }, 'is not a message'],
    [
      'a plural without "many"',
      { a: '{n, plural, one {1} few {2} other {5}}' },
      { a: '{n, plural, one {1} other {2}}' },
      '"many"',
    ],
    [
      'an inner plural without "few"',
      { a: '{s, select, x {{n, plural, one {1} many {5} other {2}}} other {}}' },
      { a: '{s, select, x {{n, plural, one {1} other {2}}} other {}}' },
      '"few"',
    ],
  ])('reports %s', (_case, ru, en, expected) => {
    expect(problems(ru, en).join('\n')).toContain(expected)
  })

  it('reports a language without a file', () => {
    expect(messageProblems([{ path: 'a/messages/ru.json', text: '{}' }])).toEqual(['a/messages has no en.json.'])
  })
})

describe('lock file', () => {
  it('finds entries that are needed and absent', () => {
    const packages = {
      '': { dependencies: { tool: '1.0.0' } },
      'node_modules/tool': {
        dependencies: { nested: '1.0.0' },
        optionalDependencies: { '@tool/linux': '1.0.0', '@tool/darwin': '1.0.0' },
      },
      'node_modules/tool/node_modules/nested': {},
      'node_modules/@tool/linux': {},
    }
    expect(lockProblems({ packages })).toEqual([
      'package-lock.json: node_modules/tool needs @tool/darwin, which has no entry.',
    ])
  })

  it('finds addresses, and lets workspaces be links', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://example.com/a.tgz' },
      'node_modules/b': { resolved: 'packages/b', link: true },
    }
    expect(lockProblems({ packages })).toHaveLength(1)
  })
})

describe('words', () => {
  const at = (text: string) => leakProblems([{ path: 'a.md', text }])

  it.each(['work', 'tmp', 'root', 'home/anna', 'Users/anna'])('finds a path below %s', (folder) => {
    expect(at(`one\nsee /${folder}/file`)).toEqual([`a.md:2 holds a path of one machine: /${folder}/`])
  })

  it.each([['registry', 'npmjs', 'org'].join('.'), `${'regis'}try=https://example.com`])('finds %s', (text) => {
    expect(at(text)).toHaveLength(1)
  })

  it.each(['docs/work/plan', './tmp/a', 'https://example.com/root/a', '/usr/bin/chromium', 'the root / of all'])(
    'allows %j',
    (text) => {
      expect(at(text)).toEqual([])
    },
  )
})

describe('workflows', () => {
  const commit = 'a'.repeat(40)
  const problems = (text: string) => workflowProblems([{ path: 'ci.yml', text }])

  it('accepts actions pinned by commit with their version beside it', () => {
    expect(
      problems(`permissions: {}\njobs:\n  - uses: actions/checkout@${commit} # v1.2.3\n  - uses: ./local`),
    ).toEqual([])
  })

  it.each([
    ['a tag', `permissions: {}\njobs:\n  - uses: actions/checkout@v4`],
    ['a commit without its version', `permissions: {}\njobs:\n    uses: actions/checkout@${commit}`],
    ['rights that are not limited', `jobs:\n  a:\n    permissions: {}`],
  ])('refuses %s', (_case, text) => {
    expect(problems(text)).toHaveLength(1)
  })
})

describe('areas', () => {
  it('are gathered from what each declares', () => {
    const paths = ['finance/area.ts', 'area.ts', 'big-trade/area.ts', 'finance.ts', 'areas.ts']
    expect(
      writeAreas(paths.map((name) => `packages/contract/src/${name}`))
        .split('\n')
        .slice(1),
    ).toEqual([
      "export { area as bigTrade } from './big-trade/area.ts'",
      "export { area as finance } from './finance/area.ts'",
      '',
    ])
  })
})

describe('map', () => {
  const paths = [
    'README.md',
    'docs/map.md',
    'packages/contract/src/debtor.ts',
    'packages/contract/src/money.ts',
    'apps/api/src/modules/debtor/insurance/service.ts',
    'apps/demo/src/modules/debtor/seed.ts',
    'apps/web/src/modules/help/module.ts',
  ]
  const folders = ['docs', 'packages', 'packages/contract', 'apps', 'apps/api', 'apps/demo', 'apps/web']
  const text = `${folders.map((folder) => `\`${folder}/\``).join(' ')}\n<!-- modules: written by "npm run generate" -->\n<!-- /modules -->\nend\n`

  it('knows the modules by their folders', () => {
    expect(listModules(paths)).toEqual([
      { id: 'debtor', contract: true, api: true, demo: true, web: false },
      { id: 'help', contract: false, api: false, demo: false, web: true },
    ])
  })

  it('is written once and then stays', () => {
    const written = writeModules(text, paths)
    expect(written).toContain('| debtor |')
    expect(written).toMatch(/end\n$/)
    expect(writeModules(written, paths)).toBe(written)
    expect(mapProblems(written, paths)).toEqual([])
  })

  it('leads to the folder of a contract where it has one, and reports what is not there', () => {
    const inFolder = [...paths, 'packages/contract/src/help/pages.ts']
    const written = writeModules(text, inFolder)
    expect(written).toContain('(../packages/contract/src/help)')
    expect(mapProblems(written, inFolder)).toEqual([])
    expect(mapProblems(written, paths)).toEqual([
      'docs/map.md leads to packages/contract/src/help, which is not there.',
    ])
  })

  it('reports an unnamed folder and lost markers', () => {
    const written = writeModules(text, paths)
    expect(mapProblems(written, [...paths, 'turbo/generators/config.ts'])).toHaveLength(1)
    expect(mapProblems(folders.map((folder) => `\`${folder}/\``).join(' '), paths)).toHaveLength(1)
  })
})

describe('decisions', () => {
  const record = (name: string, text: string) => ({ path: `docs/decisions/${name}.md`, text })

  it('accepts numbered records', () => {
    expect(decisionProblems([record('0001-one', '# 0001. One'), record('0002-two', '# 0002. Two')])).toEqual([])
  })

  it.each([
    ['a number given twice', [record('0001-one', '# 0001. One'), record('0001-two', '# 0001. Two')]],
    ['a title with another number', [record('0001-one', '# 0002. One')]],
    ['a name without a number', [record('one', '# One')]],
  ])('refuses %s', (_case, records) => {
    expect(decisionProblems(records)).toHaveLength(1)
  })
})
