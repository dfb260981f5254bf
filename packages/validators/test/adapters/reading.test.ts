import { type } from 'arktype'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import * as zm from 'zod/mini'
import { z as z3 } from 'zod3'
import { arkRead } from '../../src/adapters/arktype.ts'
import { issueOf } from '../../src/adapters/standard-schema.ts'
import { valibotRead } from '../../src/adapters/valibot.ts'
import { zodRead } from '../../src/adapters/zod.ts'
import { inn, settlementAccount } from '../../src/index.ts'

const lenient = inn.schema({ lenient: true })
const typed = { inn: ' ИНН 7707 083-893. ' }
const read = { inn: '7707083893' as inn.Inn }
const wrong = { inn: '7707083894' }
const text = 'Некорректная контрольная цифра ИНН'
const own = { rule: 'inn', code: 'checksum', params: {} }

describe('zod 4', () => {
  const form = z.object({ inn: z.string().transform(zodRead(lenient)) })

  test('what was typed becomes the canonical value, with its type', () => {
    expectTypeOf<z.input<typeof form>>().toEqualTypeOf<{ inn: string }>()
    expectTypeOf<z.output<typeof form>>().toEqualTypeOf<{ inn: inn.Inn }>()
    expect(form.parse(typed)).toEqual(read)
  })

  test('what does not hold is reported with its path and its code', () => {
    const { error } = form.safeParse(wrong)
    expect(error?.issues).toEqual([{ code: 'custom', path: ['inn'], message: text, params: own }])
    expect(issueOf(error?.issues[0])).toEqual(own)
    expect(form.safeParse({}).error?.issues[0]?.code).toBe('invalid_type')
  })

  test('optional, nullable, lists and a linked BIK', () => {
    const account = settlementAccount.schema({ lenient: true, bik: '044525225', language: 'en' })
    const page = z.object({
      inn: z.string().transform(zodRead(lenient)).optional(),
      owners: z.array(z.string().transform(zodRead(lenient)).nullable()),
      account: z.string().transform(zodRead(account)),
    })
    const value = { owners: ['7707083893', null], account: '40702 810 9 3800 0000001' }
    expect(page.parse(value)).toEqual({ ...value, account: '40702810938000000001' })
    const issues = page.safeParse({ owners: ['1'], account: '40702810938000000002' }).error?.issues
    expect(issues?.map((issue) => [issue.path.join('.'), issueOf(issue)?.code, issue.message])).toEqual([
      ['owners.0', 'length', text],
      ['account', 'checksum', 'Incorrect settlement account'],
    ])
  })
})

test('zod/mini', () => {
  const form = zm.object({ inn: zm.pipe(zm.string(), zm.transform(zodRead(lenient))) })
  expectTypeOf<zm.output<typeof form>>().toEqualTypeOf<{ inn: inn.Inn }>()
  expect(form.parse(typed)).toEqual(read)
  expect(form.safeParse(wrong).error?.issues).toMatchObject([{ path: ['inn'], message: text, params: own }])
})

test('zod 3', () => {
  const form = z3.object({ inn: z3.string().transform(zodRead(lenient)) })
  expectTypeOf<z3.output<typeof form>>().toEqualTypeOf<{ inn: inn.Inn }>()
  expect(form.parse(typed)).toEqual(read)
  expect(form.safeParse(wrong).error?.issues).toMatchObject([{ path: ['inn'], message: text, params: own }])
  expect(issueOf(form.safeParse(wrong).error?.issues[0])?.code).toBe('checksum')
})

test('valibot', () => {
  const form = v.object({ inn: v.pipe(v.string(), v.rawTransform(valibotRead(lenient))) })
  expectTypeOf<v.InferOutput<typeof form>>().toEqualTypeOf<{ inn: inn.Inn }>()
  expect(v.parse(form, typed)).toEqual(read)
  const { issues } = v.safeParse(form, wrong)
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message, issueOf(issue)])).toEqual([['inn', text, own]])
})

describe('ArkType', () => {
  test('the schema itself in a definition', () => {
    const form = type({ inn: lenient })
    expectTypeOf<typeof form.infer>().toEqualTypeOf<{ inn: inn.Inn }>()
    expect(form(typed)).toEqual(read)
    expect(String(form(wrong))).toContain(text)
  })

  test('with the code of the issue', () => {
    const form = type({ inn: type('string').pipe(arkRead(lenient)) })
    expectTypeOf<typeof form.infer>().toEqualTypeOf<{ inn: inn.Inn }>()
    expect(form(typed)).toEqual(read)
    const errors = form(wrong)
    if (!(errors instanceof type.errors)) throw new Error('must be refused')
    expect(errors.map((error) => [error.propString, error.message, issueOf(error)?.code])).toEqual([
      ['inn', text, 'checksum'],
    ])
  })
})
