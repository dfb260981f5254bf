import { expect, it } from 'vitest'
import { rowMenuProblems } from '../house/row-menus.mjs'
import { source } from './support.ts'

const problems = (value: string) =>
  rowMenuProblems([
    source(
      'apps/web/src/modules/loans/page.tsx',
      `export const Page = () => <Register of={register} rowActions={${value}} />`,
    ),
  ])

it.each(['menuOf', 'mayEdit ? menuOf : undefined'])('a menu that stays the same is well: %s', (value) => {
  expect(problems(value)).toEqual([])
})

it.each(['(loan) => <Menu loan={loan} />', 'function (loan) { return <Menu loan={loan} /> }'])(
  'a menu that is written in place is not: %s',
  (value) => {
    expect(problems(value)).toHaveLength(1)
  },
)
