import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { zodResolver } from '@hookform/resolvers/zod'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { arktypeResolver } from '@hookform/resolvers/arktype'
import { type } from 'arktype'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { arkCheck } from '../src/adapters/arktype.ts'
import { formValidator } from '../src/adapters/react-final-form.ts'
import { type Observable, type Resolver, withCodes } from '../src/adapters/react-hook-form.ts'
import { formSchema } from '../src/adapters/standard-schema.ts'
import { valibotCheck } from '../src/adapters/valibot.ts'
import { zodCheck } from '../src/adapters/zod.ts'
import { dates, money, rules, settlementAccount } from '../src/index.ts'
import { detailedEn, inDetailedEnglish } from '../src/messages/detailed-en.ts'
import { detailedRu, inDetailedRussian } from '../src/messages/detailed-ru.ts'
import { message } from '../src/messages/index.ts'
import { ru } from '../src/messages/ru.ts'

// What an outside team found in the package, each defect with the input that showed it.

describe('withCodes', () => {
  const inRussian = (): string => 'wrong'
  const run = async (made: Resolver): Promise<unknown> => {
    const input = [{ inn: '7707083894' }, undefined, { fields: {}, shouldUseNativeValidation: false }] as never[]
    return ((await made(...input)) as { errors: unknown }).errors
  }
  const expected = { inn: expect.objectContaining({ type: 'inn.checksum' }) as unknown }
  const zod = z.object({ inn: z.string().check(zodCheck(rules.inn, inRussian)) })
  const valibot = v.object({ inn: v.pipe(v.string(), v.rawCheck(valibotCheck(rules.inn, inRussian))) })
  const ark = type({ inn: type('string').narrow(arkCheck(rules.inn, inRussian)) })

  test('keeps the codes with the resolver of each library and with that of Standard Schema', async () => {
    expect(await run(withCodes(zod, (schema) => zodResolver(schema)))).toMatchObject(expected)
    expect(await run(withCodes(zod, (schema) => standardSchemaResolver(schema)))).toMatchObject(expected)
    expect(await run(withCodes(valibot, (schema) => valibotResolver(schema)))).toMatchObject(expected)
    expect(await run(withCodes(ark, (schema) => arktypeResolver(schema)))).toMatchObject(expected)
    expect(await run(withCodes(ark, (schema) => standardSchemaResolver(schema)))).toMatchObject(expected)
  })

  test('asks a schema once where its result is heard', async () => {
    let asked = 0
    const own = formSchema({ inn: rules.inn }, inRussian)
    const counting: Observable & typeof own = {
      '~standard': {
        ...own['~standard'],
        validate: (value) => {
          asked++
          return own['~standard'].validate(value)
        },
      },
    }
    expect(await run(withCodes(counting, (schema) => standardSchemaResolver(schema)))).toMatchObject(expected)
    expect(asked).toBe(1)
  })
})

describe('paths of a form', () => {
  interface Form {
    readonly inn: string
    readonly bank: { readonly bik: string }
    readonly founders: readonly { readonly inn: string }[]
    readonly since: Date
  }
  const say = (): string => 'x'

  test('that are there compile, and others do not', () => {
    formSchema<Form>(
      { inn: rules.inn, 'bank.bik': rules.bik, 'founders[].inn': rules.inn, 'founders[0].inn': rules.inn },
      say,
    )
    formSchema<Form>({ bank: rules.required, founders: rules.min(1), since: rules.required }, say)
    // @ts-expect-error there is no such field
    formSchema<Form>({ imn: rules.inn }, say)
    // @ts-expect-error there is no such field in the bank
    formSchema<Form>({ 'bank.bic': rules.bik }, say)
    // @ts-expect-error the founders are a list
    formValidator<Form>({ 'founders.inn': rules.inn }, say)
    // A form whose type is not known takes any path.
    expect(formSchema({ anything: rules.inn }, say)['~standard'].validate({ anything: '1' }).issues).toHaveLength(1)
  })
})

describe('values that were taken for others', () => {
  test('an empty list is no empty field of one text or number', () => {
    expect(rules.inn([])).toMatchObject({ code: 'type' })
    for (const rule of [
      rules.alpha,
      rules.numeric,
      rules.url,
      rules.integer,
      rules.digits(2),
      rules.datesInterval(1991, 'now'),
    ])
      expect(rule([])).toBeDefined()
    expect(rules.required([])).toBeDefined()
    expect(rules.ext('pdf')([])).toBeUndefined()
  })

  test('a link has a port that there is', () => {
    for (const port of ['', ':1', ':80', ':65535'])
      expect(rules.url(`https://severveter.example${port}/a`)).toBeUndefined()
    for (const port of [':0', ':65536', ':99999', ':'])
      expect(rules.url(`https://severveter.example${port}/a`)).toBeDefined()
  })

  test('a letter of two signs is a letter, and an emoji of many is one character', () => {
    const decomposed = 'Андрей Ёлкин'.normalize('NFD')
    expect(decomposed).not.toBe('Андрей Ёлкин')
    expect(rules.alphaSpaces(decomposed)).toBeUndefined()
    for (const rule of [rules.alpha, rules.alphaNum, rules.alphaDash])
      expect(rule('й'.normalize('NFD'))).toBeUndefined()
    for (const one of ['👨‍👩‍👧‍👦', '🇷🇺', '👍🏽', 'é'.normalize('NFD'), '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect(rules.length(1)(one)).toBeUndefined()
    expect(rules.max(3)(`a${'\u0301'.repeat(1_000_000)}`)).toBeDefined()
    expect(rules.min(3)('👨‍👩‍👧‍👦')).toBeDefined()
  })

  test('characters are counted without Intl.Segmenter as with it', () => {
    const { Segmenter } = Intl
    Reflect.deleteProperty(Intl, 'Segmenter')
    try {
      for (const one of ['👨‍👩‍👧‍👦', '🇷🇺', '👍🏽', 'é'.normalize('NFD'), '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\r\n', '1️⃣', '学'])
        expect(rules.length(1)(one), one).toBeUndefined()
      expect(rules.length(3)('🇷🇺🇰🇿a')).toBeUndefined()
      expect(rules.max(3)(`a${'\u0301'.repeat(1_000_000)}`)).toBeDefined()
      expect(rules.min(3)('👨‍👩‍👧‍👦')).toBeDefined()
    } finally {
      Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, writable: true, configurable: true })
    }
  })

  test('treasury accounts are in roubles, and in a body of the Treasury', () => {
    const accept = { accept: 'treasury' } as const
    expect(settlementAccount.check('03999999999999999999', '044525225', accept)).toBe('checksum')
    expect(settlementAccount.check('03100643000000019500', '044525225', accept)).toBe('checksum')
    expect(settlementAccount.check('03100840000000019500', '024501901', accept)).toBe('checksum')
    expect(settlementAccount.check('03100643000000019500', '024501901', accept)).toBeUndefined()
  })

  test('money and dates answer to what is no text', () => {
    for (const value of [undefined, null, 7, {}, []] as unknown as string[])
      expect([money.toKopecks(value), dates.fromRussianDate(value), dates.toRussianDate(value)]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    expect(() => money.toRoubles(Symbol('x') as unknown as number)).toThrow(RangeError)
    expect(() => money.formatRoubles({} as unknown as number)).toThrow(RangeError)
  })
})

describe('texts', () => {
  test('an issue whose params got lost is told in general words', () => {
    for (const [rule, entry] of Object.entries(ru) as [string, object][])
      for (const code of Object.keys(entry))
        for (const language of ['ru', 'en'] as const)
          for (const params of [undefined, null, {}, { min: 'x', lengths: 7 }])
            expect(message({ rule, code, params }, language)).toMatch(/^[^{}]+$/)
    expect(message({ rule: 'lengthIncludes', code: 'length' }, 'ru')).toBe('Поле заполнено некорректно')
    expect(message({ rule: 'min', code: 'short' }, 'en')).toBe('The field is filled in incorrectly')
    expect(message({ rule: 'min', code: 'short' }, 'ru')).not.toMatch(/undefined|NaN/)
  })

  test('in detail every code has words of its own, in both languages', () => {
    for (const catalogue of [detailedRu, detailedEn])
      for (const [rule, entry] of Object.entries(catalogue) as [keyof typeof ru, object][]) {
        if (rule !== 'general' && !('checksum' in entry || 'format' in entry)) continue
        const texts = Object.values(entry).filter((text) => typeof text === 'string')
        expect([rule, new Set(texts).size]).toEqual([rule, texts.length])
        expect([rule, 'other' in entry]).toEqual([rule, false])
      }
    expect(inDetailedRussian({ rule: 'inn', code: 'length' })).toBe(
      'ИНН организации состоит из 10 цифр, ИНН физического лица или ИП — из 12',
    )
    expect(inDetailedEnglish({ rule: 'settlementAccount', code: 'checksum' })).toBe(
      'The settlement account does not fit the BIK: check both numbers',
    )
    // The specification's text stays the default.
    expect(message({ rule: 'inn', code: 'length' }, 'ru')).toBe('Некорректная контрольная цифра ИНН')
  })
})
