import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Mask as MaskExpression } from './maskito.ts'
import * as library from '../src/index.ts'
import type { Catalogue, Issue, IssueOf, Rule } from '../src/index.ts'
import { ru } from '../src/messages/ru.ts'

// The compiler checks this file; at run time it only proves that the values exist.

describe('types', () => {
  test('codes are unions of literals', () => {
    expectTypeOf(library.inn.check('')).toEqualTypeOf<
      'type' | 'empty' | 'length' | 'format' | 'zeros' | 'checksum' | undefined
    >()
    expectTypeOf(library.kpp.check('')).toEqualTypeOf<'type' | 'empty' | 'length' | 'format' | undefined>()
    expectTypeOf<library.inn.Code>().toEqualTypeOf<NonNullable<ReturnType<typeof library.inn.check>>>()
    expect(library.inn.check('')).toBe('empty')
  })

  test('guards give branded types, which do not mix', () => {
    const value: string = '7707083893'
    if (!library.inn.is(value)) throw new Error('holds')
    expectTypeOf(value).toExtend<library.inn.Inn>()
    expectTypeOf(value).toExtend<string>()
    expectTypeOf<library.inn.Inn>().not.toExtend<library.ogrn.Ogrn>()
    expectTypeOf<string>().not.toExtend<library.inn.Inn>()
    expect(value).toBe('7707083893')
  })

  test('a parsed value is known by its flag', () => {
    const read = library.inn.parse('7707083893')
    if (read.ok) expectTypeOf(read.value).toEqualTypeOf<library.inn.Inn>()
    else expectTypeOf(read.issue).toEqualTypeOf<IssueOf<'inn'>>()
    expect(read.ok).toBe(true)
  })

  test('issues know their params', () => {
    const issue = library.rules.min(8)('short')
    expectTypeOf(issue).toEqualTypeOf<
      { readonly rule: 'min'; readonly code: 'short'; readonly params: { readonly min: number } } | undefined
    >()
    expect(issue?.params.min).toBe(8)
    const describeIssue = (found: Issue): number => (found.rule === 'between' ? found.params.max : 0)
    expect(describeIssue({ rule: 'between', code: 'range', params: { min: 1, max: 2 } })).toBe(2)
  })

  test('a rule of one name is a rule; rules in a row know all their issues', () => {
    expectTypeOf<Rule<'inn'>>().toExtend<Rule>()
    const both = library.rules.first(library.rules.required, library.rules.inn)
    expectTypeOf(both).toEqualTypeOf<Rule<'required' | 'inn'>>()
    expect(both('')).toMatchObject({ rule: 'required' })
  })

  test('a missing key of a catalogue does not compile', () => {
    const { inn: _inn, ...withoutInn } = ru
    // @ts-expect-error the texts of the rule `inn` are missing
    const incomplete: Catalogue = withoutInn
    // @ts-expect-error the code `late` has no text, and there is no `other`
    const halfway: Catalogue = { ...ru, datesInterval: { format: '', from: '', to: '', early: '' } }
    // @ts-expect-error there is no such code
    const wrongCode: Catalogue = { ...ru, required: { empty: '', full: '' } }
    const whole: Catalogue = { ...ru, datesInterval: { format: 'a', other: 'b' } }
    expect([incomplete, halfway, wrongCode, whole]).toHaveLength(4)
  })

  test('a wrong use does not compile', () => {
    // @ts-expect-error accounts need a BIK
    expect(library.settlementAccount.check('40702810938000000001')).toBe('bik')
    // @ts-expect-error there is no such kind of account
    expect(library.settlementAccount.check('40702810938000000001', '044525225', { accept: 'anything' })).toBeUndefined()
    // @ts-expect-error the schema of an account needs a BIK as well
    expect(() => library.settlementAccount.schema()).toThrow(TypeError)
    expectTypeOf<keyof typeof library.email>().not.toExtend<'mask'>()
  })

  test('masks fit @maskito/core without a cast', () => {
    expectTypeOf(library.mobilePhone.mask).toExtend<MaskExpression>()
    expect(library.mobilePhone.mask).toContain('+')
  })
})
