import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, test } from 'vitest'
import { formSchema, issueOf, ruleSchema } from '../src/adapters/standard-schema.ts'
import * as library from '../src/index.ts'
import { en, inEnglish } from '../src/messages/en.ts'
import { inRussian, ru } from '../src/messages/ru.ts'

const { inn, rules } = library

/** The types of the real standard accept every schema of the package. */
const validate = <Output>(schema: StandardSchemaV1<string, Output>, value: unknown): StandardSchemaV1.Result<Output> =>
  schema['~standard'].validate(value) as StandardSchemaV1.Result<Output>

const jsonOf = (schema: StandardJSONSchemaV1, target: string): Record<string, unknown> =>
  schema['~standard'].jsonSchema.input({ target })

const bik = '044525225'
const schemas = {
  inn: [inn.schema(), '7707083893', '7707083894'],
  ogrn: [library.ogrn.schema(), '1027700132195', '1027700132196'],
  kpp: [library.kpp.schema(), '773601001', '7736a1001'],
  bik: [library.bik.schema(), bik, '04452522'],
  correspondentAccount: [library.correspondentAccount.schema({ bik }), '30101810400000000225', '30101810400000000226'],
  settlementAccount: [
    library.settlementAccount.schema({ bik: () => bik }),
    '40702810938000000001',
    '4070281093800000000a',
  ],
  mobilePhone: [library.mobilePhone.schema(), '+79161234567', '89161234567'],
  password: [library.password.schema(), 'Demo-2026!', 'demo'],
  snils: [library.snils.schema(), '112-233-445 95', '112-233-445-95'],
  okpo: [library.okpo.schema(), '57972160', '5797216'],
  okved: [library.okved.schema(), '62.01', '62,01'],
  postalCode: [library.postalCode.schema(), '129085', '12908'],
  passport: [library.passport.schema(), '4510123456', '45 10 123456'],
  departmentCode: [library.departmentCode.schema(), '770-001', '770001'],
  email: [library.email.schema(), 'a@b.ru', 'a@b'],
} as const

describe('Standard Schema of every identifier', () => {
  test.each(Object.entries(schemas))('%s', (name, [schema, holds, wrong]) => {
    const standard: StandardSchemaV1<string, unknown> & StandardJSONSchemaV1 = schema
    expect(standard['~standard']).toMatchObject({ version: 1, vendor: '@cabinet/validators' })
    expect(validate(standard, holds)).toEqual({ value: holds })
    const { issues = [] } = validate(standard, wrong)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatchObject({ rule: name, params: {} })
    expect(issues[0]?.message).toMatch(/[а-яё]/i)
    expect(issueOf(issues[0])?.code).toBeTypeOf('string')
    expect(validate(standard, 7).issues?.[0]).toMatchObject({ code: 'type' })
  })

  test.each(Object.entries(schemas))('JSON Schema of %s tells the same about its form', (_, [schema, holds, wrong]) => {
    for (const target of ['draft-2020-12', 'draft-07', 'openapi-3.0']) {
      const json = jsonOf(schema, target)
      expect(json['type']).toBe('string')
      const pattern = json['pattern']
      if (typeof pattern === 'string') {
        expect(holds).toMatch(new RegExp(pattern, 'u'))
        // A check digit cannot be written as a pattern; everything else can.
        if (
          validate(schema as StandardSchemaV1<string, unknown>, wrong).issues?.some(
            (issue) => issueOf(issue)?.code !== 'checksum',
          )
        )
          expect(wrong).not.toMatch(new RegExp(pattern, 'u'))
      } else expect(json['format']).toBeTypeOf('string')
    }
    expect(() => jsonOf(schema, 'draft-04')).toThrow(RangeError)
  })
})

describe('options', () => {
  test('language, words of your own, and the code stays', () => {
    expect(validate(inn.schema({ language: 'en' }), '1').issues).toEqual([
      { rule: 'inn', code: 'length', params: {}, message: 'Incorrect INN check digit' },
    ])
    expect(validate(inn.schema({ language: 'ru' }), '').issues?.[0]).toMatchObject({
      code: 'empty',
      message: 'Обязательное поле',
    })
    const words = { inn: { other: 'Проверьте ИНН', length: '10 или 12 цифр' } }
    expect(validate(inn.schema({ catalogue: words }), '1').issues?.[0]?.message).toBe('10 или 12 цифр')
    expect(validate(inn.schema({ catalogue: words }), '1234567890').issues?.[0]?.message).toBe('Проверьте ИНН')
  })

  test('a number of any kind is spoken of as in the catalogue', () => {
    for (const [language, catalogue] of Object.entries({ ru, en }) as [library.Language, typeof ru][])
      for (const [schema, texts] of [
        [inn.schema({ language }), catalogue.inn],
        [library.ogrn.schema({ language }), catalogue.ogrn],
      ] as readonly (readonly [
        StandardSchemaV1<string, unknown>,
        { readonly other?: unknown; readonly empty?: unknown },
      ])[]) {
        expect(validate(schema, '').issues?.[0]?.message).toBe(texts.empty)
        expect(validate(schema, '1').issues?.[0]?.message).toBe(texts.other)
      }
  })

  test('lenient schemas give the canonical value', () => {
    expect(validate(inn.schema({ lenient: true }), ' 7707 083-893')).toEqual({ value: '7707083893' })
    expect(validate(inn.schema(), ' 7707 083-893').issues?.[0]).toMatchObject({ code: 'length' })
    expect(validate(inn.schema({ lenient: true }), ' 7707 083-894').issues?.[0]).toMatchObject({ code: 'checksum' })
    expect(inn.schema({ lenient: true })['~standard'].jsonSchema.input({ target: 'draft-07' })).toEqual({
      type: 'string',
    })
    expect(inn.schema({ lenient: true })['~standard'].jsonSchema.output({ target: 'draft-07' })).toHaveProperty(
      'pattern',
    )
    expect(validate(library.mobilePhone.schema({ lenient: true }), '8 916 123-45-67')).toEqual({
      value: '+79161234567',
    })
  })

  test('what checks accept, schemas accept', () => {
    expect(validate(inn.schema({ accept: 'zeros' }), '000000000000').issues).toBeUndefined()
    expect(
      validate(
        library.settlementAccount.schema({ bik: '044106001', accept: 'settlementCentre' }),
        '40701810000001002118',
      ).issues,
    ).toBeUndefined()
    expect(validate(library.password.schema({ min: 12 }), 'Demo-2026!').issues?.[0]).toMatchObject({ code: 'length' })
    expect(
      library.password.schema({ min: 12, max: 20 })['~standard'].jsonSchema.output({ target: 'draft-07' }),
    ).toMatchObject({ minLength: 12, maxLength: 20 })
  })
})

describe('rules as Standard Schema', () => {
  test('one value', () => {
    const schema: StandardSchemaV1<string, string> = ruleSchema<string>([rules.required, rules.inn], inRussian)
    expect(schema['~standard'].validate('7707083893')).toEqual({ value: '7707083893' })
    expect(schema['~standard'].validate('')).toEqual({
      issues: [{ rule: 'required', code: 'empty', params: {}, message: 'Обязательное поле' }],
    })
  })

  interface Bank {
    readonly bik: string
    readonly account: string
    readonly owners?: readonly { readonly inn: string }[]
  }
  const form = formSchema<Bank>(
    {
      bik: [rules.requiredFor('bik'), rules.bik],
      account: rules.settlementAccount('bik'),
      'owners[].inn': [rules.required, rules.inn],
      'owners[1].inn': rules.must(() => false, 'no second owner'),
    },
    inEnglish,
  )

  test('a whole form: each field its first issue, with path and code', () => {
    const result = form['~standard'].validate({
      bik: '',
      account: '40702810938000000001',
      owners: [{ inn: '7707083893' }, { inn: '' }],
    })
    expect(result.issues).toEqual([
      { rule: 'bik', code: 'empty', params: {}, message: 'The BIK is empty', path: ['bik'] },
      { rule: 'settlementAccount', code: 'bik', params: {}, message: 'Enter a valid BIK first', path: ['account'] },
      { rule: 'required', code: 'empty', params: {}, message: 'Required field', path: ['owners', 1, 'inn'] },
    ])
    const values = { bik, account: '40702810938000000001' }
    expect(form['~standard'].validate(values)).toEqual({ value: values })
  })

  test('what is no form is incorrect', () => {
    for (const value of [undefined, null, 'text', 7])
      expect(form['~standard'].validate(value).issues).toMatchObject([{ rule: 'general', code: 'incorrect' }])
  })
})

describe('issueOf', () => {
  test('finds nothing where there is nothing', () => {
    for (const foreign of [
      undefined,
      null,
      1,
      'x',
      {},
      { params: {} },
      { rule: 'inn' },
      { code: 'custom', params: { code: 'x' } },
    ])
      expect(issueOf(foreign)).toBeUndefined()
  })
})
