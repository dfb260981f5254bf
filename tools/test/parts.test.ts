import { describe, expect, it } from 'vitest'
import { partProblems } from '../house/parts.mjs'
import { source } from './support.ts'

describe('parts of a module', () => {
  const orders = source('apps/api/src/modules/loans/orders/service.ts', `import { a } from '../accounts/store.ts'`)
  const accounts = (text: string) => source('apps/api/src/modules/loans/accounts/store.ts', text)

  it('depend on one another in one direction', () => {
    expect(partProblems([orders, accounts(`import { b } from '../messages.ts'`)])).toEqual([])
  })

  it.each([
    ['a value', `import { b } from '../orders/view.ts'`],
    ['a type', `import type { B } from '../orders/view.ts'`],
    ['what it passes on', `export { b } from '../orders/view.ts'`],
  ])('form no ring by %s', (_what, text) => {
    expect(partProblems([orders, accounts(text)])).toEqual([
      'apps/api/src/modules/loans: its parts form a ring: orders → accounts → orders.',
    ])
  })

  it('form no ring through a file of the root', () => {
    const root = source('apps/api/src/modules/loans/tables.ts', `import { c } from './orders/tables.ts'`)
    expect(partProblems([orders, accounts(`import { b } from '../tables.ts'`), root])).toHaveLength(1)
  })

  it('may be tested by what stands on them', () => {
    const test = source('apps/api/src/modules/loans/accounts/store.test.ts', `import { b } from '../orders/view.ts'`)
    expect(partProblems([orders, accounts(''), test])).toEqual([])
  })

  it('are called alike in the contract, the server and the application', () => {
    const page = (part: string) => source(`apps/web/src/modules/loans/${part}/page.tsx`, '')
    expect(partProblems([orders, accounts(''), page('orders'), page('parts')])).toEqual([])
    expect(partProblems([source('packages/contract/src/loans/terms.ts', ''), page('terms')])).toEqual([])
    expect(partProblems([orders, page('deliveries')])).toEqual([
      'apps/web/src/modules/loans/deliveries: neither the contract nor the server has a part of this name.',
    ])
  })
})
