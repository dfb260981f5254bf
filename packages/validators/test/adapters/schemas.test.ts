import { type } from 'arktype'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import * as zm from 'zod/mini'
import { arkCheck, arkFormCheck } from '../../src/adapters/arktype.ts'
import { issueOf } from '../../src/adapters/standard-schema.ts'
import { valibotCheck, valibotFormCheck } from '../../src/adapters/valibot.ts'
import { zodCheck, zodFormCheck } from '../../src/adapters/zod.ts'
import { inEnglish } from '../../src/messages/en.ts'
import { inRussian } from '../../src/messages/ru.ts'
import { bik, inn, min, required, requiredFor, settlementAccount } from '../../src/rules/index.ts'

const account = '40702810938000000001'
const bank = '044525225'
const formRules = { bik: [requiredFor('bik'), bik], account: settlementAccount('bik') }

describe('zod 4', () => {
  const number = z.string().check(zodCheck([required, inn], inRussian))

  test('a value', () => {
    expectTypeOf<z.infer<typeof number>>().toEqualTypeOf<string>()
    expect(number.parse('7707083893')).toBe('7707083893')
    const result = number.safeParse('7707083894')
    expect(result.error?.issues).toEqual([
      {
        code: 'custom',
        path: [],
        message: 'Некорректная контрольная цифра ИНН',
        params: { rule: 'inn', code: 'checksum', params: {} },
      },
    ])
    expect(number.safeParse('').error?.issues[0]?.message).toBe('Обязательное поле')
    expect(issueOf(result.error?.issues[0])).toEqual({ rule: 'inn', code: 'checksum', params: {} })
  })

  test('params of the rule and the other language', () => {
    const result = z
      .string()
      .check(zodCheck(min(8), inEnglish))
      .safeParse('short')
    expect(result.error?.issues[0]).toMatchObject({
      message: 'No shorter than 8 characters',
      params: { params: { min: 8 } },
    })
  })

  test('a form: linked fields, paths, and fields that are wrong by themselves do not hide the others', () => {
    const form = z
      .object({ inn: number, bik: z.string(), account: z.string() })
      .check(zodFormCheck(formRules, inRussian))
    expect(form.parse({ inn: '7707083893', bik: bank, account })).toEqual({ inn: '7707083893', bik: bank, account })
    const issues = form.safeParse({ inn: '1', bik: '', account }).error?.issues
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['inn', 'Некорректная контрольная цифра ИНН'],
      ['bik', 'БИК не заполнен'],
      ['account', 'Сначала укажите верный БИК'],
    ])
    expect(issues?.map((issue) => issueOf(issue)?.code)).toEqual(['length', 'empty', 'bik'])
  })

  test('zod/mini', () => {
    const mini = zm.object({ inn: zm.string().check(zodCheck(inn, inRussian)) })
    expect(mini.safeParse({ inn: '7707083893' }).success).toBe(true)
    expect(mini.safeParse({ inn: '1' }).error?.issues[0]).toMatchObject({
      path: ['inn'],
      params: { rule: 'inn', code: 'length' },
    })
  })
})

describe('valibot', () => {
  const number = v.pipe(v.string(), v.rawCheck(valibotCheck([required, inn], inRussian)))

  test('a value', () => {
    expectTypeOf<v.InferOutput<typeof number>>().toEqualTypeOf<string>()
    expect(v.parse(number, '7707083893')).toBe('7707083893')
    const { issues } = v.safeParse(number, '7707083894')
    expect(issues).toMatchObject([
      { message: 'Некорректная контрольная цифра ИНН', requirement: { rule: 'inn', code: 'checksum', params: {} } },
    ])
    expect(issueOf(issues?.[0])?.code).toBe('checksum')
  })

  test('a form: linked fields and paths, through lists as well', () => {
    const form = v.pipe(
      v.object({ bik: v.string(), account: v.string(), owners: v.array(v.object({ inn: v.string() })) }),
      v.rawCheck(valibotFormCheck({ ...formRules, 'owners[].inn': inn }, inRussian)),
    )
    expect(v.safeParse(form, { bik: bank, account, owners: [] }).success).toBe(true)
    const { issues } = v.safeParse(form, { bik: '', account, owners: [{ inn: '7707083893' }, { inn: '1' }] })
    expect(issues?.map((issue) => [v.getDotPath(issue), issueOf(issue)?.code, issue.message])).toEqual([
      ['bik', 'empty', 'БИК не заполнен'],
      ['account', 'bik', 'Сначала укажите верный БИК'],
      ['owners.1.inn', 'length', 'Некорректная контрольная цифра ИНН'],
    ])
  })

  test('an issue of valibot itself is left alone', () => {
    const { issues } = v.safeParse(v.pipe(v.string(), v.minLength(3), v.rawCheck(valibotCheck(inn, inRussian))), '1')
    expect(issues?.map((issue) => [issue.type, issueOf(issue)?.code])).toEqual([
      ['min_length', undefined],
      ['raw_check', 'length'],
    ])
  })
})

describe('ArkType', () => {
  const number = type('string').narrow(arkCheck([required, inn], inRussian))

  test('a value', () => {
    expectTypeOf<typeof number.infer>().toEqualTypeOf<string>()
    expect(number('7707083893')).toBe('7707083893')
    const errors = number('7707083894')
    if (!(errors instanceof type.errors)) throw new Error('must be refused')
    expect(errors.summary).toBe('Некорректная контрольная цифра ИНН')
    expect(issueOf(errors[0])).toEqual({ rule: 'inn', code: 'checksum', params: {} })
  })

  test('a form: linked fields and paths', () => {
    const form = type({ bik: 'string', account: 'string' }).narrow(arkFormCheck(formRules, inRussian))
    expect(form({ bik: bank, account })).toEqual({ bik: bank, account })
    const errors = form({ bik: '', account })
    if (!(errors instanceof type.errors)) throw new Error('must be refused')
    expect(errors.map((error) => [error.propString, issueOf(error)?.code, error.message])).toEqual([
      ['bik', 'empty', 'БИК не заполнен'],
      ['account', 'bik', 'Сначала укажите верный БИК'],
    ])
  })

  test('a form inside of another one keeps its path', () => {
    const form = type({ bank: type({ bik: 'string', account: 'string' }).narrow(arkFormCheck(formRules, inRussian)) })
    const errors = form({ bank: { bik: bank, account: '1' } })
    if (!(errors instanceof type.errors)) throw new Error('must be refused')
    expect(errors.map((error) => error.propString)).toEqual(['bank.account'])
  })
})
