import { type } from 'arktype'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import * as zm from 'zod/mini'
import { issueOf } from '../../src/adapters/standard-schema.ts'
import { valibotFields, valibotFormCheck } from '../../src/adapters/valibot.ts'
import { zodCheck, zodFields, zodFormCheck, zodRead } from '../../src/adapters/zod.ts'
import { inn, kpp } from '../../src/index.ts'
import { inRussian } from '../../src/messages/ru.ts'
import * as rules from '../../src/rules/index.ts'

const typed = { inn: ' ИНН 7707 083-893. ', kpp: '773601001' }
const read = { inn: '7707083893' as inn.Inn, kpp: '773601001' as kpp.Kpp }
const text = 'Некорректная контрольная цифра ИНН'
const own = { rule: 'inn', code: 'checksum', params: {} }

describe('identifiers as fields', () => {
  test('zod 4', () => {
    const field = zodFields(z)
    const form = z.object({ inn: field(inn.schema({ lenient: true })), kpp: field(kpp.schema()).optional() })
    expectTypeOf<z.input<typeof form>>().toEqualTypeOf<{ inn: string; kpp?: string | undefined }>()
    expectTypeOf<z.output<typeof form>>().toEqualTypeOf<{ inn: inn.Inn; kpp?: kpp.Kpp | undefined }>()
    expect(form.parse(typed)).toEqual(read)
    expect(form.parse({ inn: typed.inn })).toEqual({ inn: read.inn })
    const { error } = form.safeParse({ inn: '7707083894', kpp: 'x' })
    expect(error?.issues.map((issue) => [issue.path.join(), issueOf(issue)?.code])).toEqual([
      ['inn', 'checksum'],
      ['kpp', 'length'],
    ])
    expect(issueOf(error?.issues[0])).toEqual(own)
    expect(form.safeParse({ inn: 7_707_083_893 }).error?.issues[0]?.code).toBe('invalid_type')
  })

  test('zod/mini', () => {
    const field = zodFields(zm)
    const form = zm.object({ inn: field(inn.schema({ lenient: true })), kpp: zm.optional(field(kpp.schema())) })
    expectTypeOf<zm.output<typeof form>>().toEqualTypeOf<{ inn: inn.Inn; kpp?: kpp.Kpp | undefined }>()
    expect(form.parse(typed)).toEqual(read)
    expect(form.safeParse({ inn: '7707083894' }).error?.issues).toMatchObject([
      { path: ['inn'], message: text, params: own },
    ])
  })

  test('valibot', () => {
    const field = valibotFields(v)
    const form = v.object({ inn: field(inn.schema({ lenient: true })), kpp: v.optional(field(kpp.schema())) })
    expectTypeOf<v.InferOutput<typeof form>>().toEqualTypeOf<{ inn: inn.Inn; kpp?: kpp.Kpp | undefined }>()
    expect(v.parse(form, typed)).toEqual(read)
    const { issues } = v.safeParse(form, { inn: '7707083894' })
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message, issueOf(issue)])).toEqual([['inn', text, own]])
  })

  test('ArkType takes the schema as it is', () => {
    const form = type({ inn: inn.schema({ lenient: true }), 'kpp?': kpp.schema() })
    expectTypeOf<typeof form.infer>().toEqualTypeOf<{ inn: inn.Inn; kpp?: kpp.Kpp }>()
    expect(form(typed)).toEqual(read)
  })
})

describe('JSON Schema', () => {
  const pattern = '^(\\d{10}|\\d{12})$'

  test.each([['zod 4', z, zodFields(z)] as const, ['zod/mini', zm, zodFields(zm)] as const])(
    'a field of %s keeps its pattern',
    (_, made, field) => {
      const strict = made.toJSONSchema(field(inn.schema()) as never)
      expect(strict).toMatchObject({ type: 'string', pattern })
      const lenient = field(inn.schema({ lenient: true })) as never
      expect(made.toJSONSchema(lenient)).toMatchObject({ type: 'string', pattern })
      // What goes in is any text: its pattern would refuse what the field reads.
      expect(made.toJSONSchema(lenient, { io: 'input' })).toMatchObject({ type: 'string' })
      expect(made.toJSONSchema(lenient, { io: 'input' })).not.toHaveProperty('pattern')
    },
  )
})

describe('all issues of a form at once', () => {
  const wrongAccount = ['account', 'length']
  const told = (issues: readonly { readonly path: readonly PropertyKey[] }[] | undefined): unknown[] =>
    issues?.map((issue) => [issue.path.join('.'), issueOf(issue)?.code ?? 'zod']) ?? []
  const checks = { bik: [rules.required, rules.bik], account: rules.settlementAccount('bik') }
  const form = z
    .object({ inn: z.string().check(zodCheck(rules.inn, inRussian)), bik: z.string(), account: z.string() })
    .check(zodFormCheck(checks, inRussian))

  test.each<readonly [what: string, values: object, issues: readonly unknown[]]>([
    ['nothing is wrong', { inn: '7707083893', bik: '044525225', account: '40702810938000000001' }, []],
    ['a field is missing', { inn: '1', account: '1' }, [['inn', 'length'], ['bik', 'zod'], wrongAccount]],
    ['a field has another type', { inn: '1', bik: 5, account: '1' }, [['inn', 'length'], ['bik', 'zod'], wrongAccount]],
    ['a field is null', { inn: null, bik: '1', account: '1' }, [['inn', 'zod'], ['bik', 'length'], wrongAccount]],
    [
      'every field is missing',
      {},
      [
        ['inn', 'zod'],
        ['bik', 'zod'],
        ['account', 'zod'],
      ],
    ],
  ])('zod 4: %s', (_, values, issues) => {
    expect(told(form.safeParse(values).error?.issues)).toEqual(issues)
    const mini = zm
      .object({ inn: zm.string().check(zodCheck(rules.inn, inRussian)), bik: zm.string(), account: zm.string() })
      .check(zodFormCheck(checks, inRussian))
    expect(told(mini.safeParse(values).error?.issues)).toEqual(issues)
  })

  test('a `zodRead` beside it refuses', async () => {
    const page = z
      .object({
        inn: z.string().transform(zodRead(inn.schema({ lenient: true }))),
        kpp: zodFields(z)(kpp.schema()),
        bik: z.string(),
        account: z.string(),
      })
      .check(zodFormCheck({ ...checks, inn: rules.required }, inRussian))
    const values = { inn: '1', kpp: '1', bik: '', account: '40702810938000000001' }
    const issues = [
      ['inn', 'length'],
      ['kpp', 'length'],
      ['bik', 'empty'],
      ['account', 'bik'],
    ]
    expect(told(page.safeParse(values).error?.issues)).toEqual(issues)
    expect(told((await page.safeParseAsync(values)).error?.issues)).toEqual(issues)
  })

  test('inside of another form, with a strict object, and what is no object at all', () => {
    const outer = z.object({ name: z.string(), bank: form })
    expect(told(outer.safeParse({ bank: { inn: '7707083893', account: '1' } }).error?.issues)).toEqual([
      ['name', 'zod'],
      ['bank.bik', 'zod'],
      ['bank.account', 'length'],
    ])
    expect(told(form.strict().safeParse({ inn: '1', account: '1', bik: '', more: 1 }).error?.issues)).toContainEqual(
      wrongAccount,
    )
    for (const nothing of [undefined, null, 'text', 5, []])
      expect(told(outer.safeParse({ name: '', bank: nothing }).error?.issues)).toEqual([['bank', 'zod']])
  })

  test('valibot tells all of them too, and none twice', () => {
    const page = v.pipe(
      v.object({ bik: v.string(), account: v.string() }),
      v.rawCheck(valibotFormCheck(checks, inRussian)),
    )
    const { issues } = v.safeParse(page, { account: '1' })
    expect(issues?.map((issue) => [v.getDotPath(issue), issueOf(issue)?.code])).toEqual([
      ['bik', undefined],
      wrongAccount,
    ])
  })
})
