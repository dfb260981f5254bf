import { describe, expect, it } from 'vitest'
import { handlerProblems } from '../house/handlers.mjs'
import { source } from './support.ts'

const problems = (handler: string) =>
  handlerProblems([
    source('apps/api/src/modules/loans/handlers.ts', `export const all = handlers(loans, { ${handler} })`),
  ])

describe('a handler takes its context whole', () => {
  it.each([
    'get: (context) => getLoan(context, context.params.id)',
    'get: async (context) => ({ loan: await getLoan(context) })',
    'add: inSteps((context) => readLoan(context), (context, loan) => addLoan(context, loan))',
    'get: (context) => { const { id } = context.params; return getLoan(context.platform, id) }',
  ])('as in %s', (handler) => {
    expect(problems(handler)).toEqual([])
  })

  it.each([
    ['a part of it', 'get: ({ platform, params }) => getLoan(platform, params.id)'],
    ['another name', 'get: (call) => getLoan(call)'],
    ['a function as it is', 'get: getLoan'],
    ['steps that are not', 'add: inSteps((context) => readLoan(context), addLoan)'],
    ['a method', 'async get(context) { return getLoan(context) }'],
    ['nothing', 'get: () => loans'],
    ['a spread of handlers', '...others'],
  ])('and not %s', (_case, handler) => {
    expect(problems(handler)).toHaveLength(1)
  })

  it('also where handlers stand in a list', () => {
    const text =
      'export const all = [...handlers(loans, { find: findLoans }), ...handlers(other, { get: (context) => one(context) })]'
    expect(handlerProblems([source('apps/api/src/modules/loans/handlers.ts', text)])).toEqual([
      'apps/api/src/modules/loans/handlers.ts: "find" must take its context whole, as (context) => ….',
    ])
  })
})
