import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hostile } from './hostile-data.ts'
import { arkCheck, arkFormCheck } from '../src/adapters/arktype.ts'
import { fieldValidator, formValidator, schemaValidator } from '../src/adapters/react-final-form.ts'
import { formSchema, issueOf, ruleSchema } from '../src/adapters/standard-schema.ts'
import { valibotCheck, valibotFormCheck } from '../src/adapters/valibot.ts'
import { zodCheck, zodFormCheck } from '../src/adapters/zod.ts'
import type { Rule } from '../src/index.ts'
import { inDetailedEnglish } from '../src/messages/detailed-en.ts'
import { inDetailedRussian } from '../src/messages/detailed-ru.ts'
import { message } from '../src/messages/index.ts'
import * as rules from '../src/rules/index.ts'
import * as snils from '../src/snils.ts'

const home = join(import.meta.dirname, '..')

afterEach(() => {
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
})

/** A call may take so long, on a machine that is busy with other things: nothing may hang, and nothing may be quadratic. */
const patience = 15_000

const bounded = <Result>(about: string, call: () => Result): Result => {
  const started = performance.now()
  const before = process.memoryUsage().rss
  const result = call()
  expect([about, performance.now() - started < patience]).toEqual([about, true])
  expect([about, process.memoryUsage().rss - before < 500_000_000]).toEqual([about, true])
  return result
}

/** Functions that take what a developer writes and not what people send; what they make is tried below. */
const ofDevelopers = new Set([
  ...Object.keys(rules),
  'generate',
  'schema',
  'arkCheck',
  'arkFormCheck',
  'fieldValidator',
  'formValidator',
  'schemaValidator',
  'formSchema',
  'ruleSchema',
  'valibotCheck',
  'valibotFormCheck',
  'zodCheck',
  'zodFormCheck',
  'withCodes',
  'maskitoOptions',
  'pluralRu',
  'zodRead',
  'valibotRead',
  'arkRead',
  'translate',
  'today',
])

/** These say by a RangeError that they were not given what they work with. */
const withErrors = new Set(['toRoubles', 'formatRoubles'])

type Callable = (...input: unknown[]) => unknown

describe('every exported function that takes data answers', () => {
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly 'cabinet-source': string }>>
  }
  const functions = new Map<string, Callable>()

  const collect = (prefix: string, module: object): void => {
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'function' && !ofDevelopers.has(name)) functions.set(`${prefix}.${name}`, value as Callable)
      else if (
        typeof value === 'object' &&
        value &&
        !Array.isArray(value) &&
        Object.prototype.toString.call(value) === '[object Module]'
      )
        collect(`${prefix}.${name}`, value as object)
    }
  }

  beforeAll(async () => {
    for (const [entry, target] of Object.entries(exports)) {
      if (typeof target === 'string' || entry.includes('*')) continue
      collect(entry, (await import(pathToFileURL(join(home, target['cabinet-source'])).href)) as object)
    }
  }, 60_000)

  test('there are many of them', () => expect(functions.size).toBeGreaterThan(100))

  test.each(Object.entries(hostile))('given %s', (about, value) => {
    for (const [name, call] of functions)
      // The second argument of accounts is the BIK, data as well; that of others are options.
      for (const input of /account/i.test(name)
        ? [[value], [value, value], ['40702810938000000001', value]]
        : [[value]]) {
        const what = `${name}(${about})`
        bounded(what, () => {
          try {
            call(...input)
          } catch (error) {
            if (!(withErrors.has(name.split('.').at(-1) ?? '') && error instanceof RangeError))
              throw new Error(`${what} throws`, { cause: error })
          }
        })
      }
  })
})

const made: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    Object.entries(rules).filter(([, rule]) => rule.length > 0 && /^\(value|^value/.test(rule.toString())),
  ),
  password: rules.password({ min: 8, max: 64 }),
  settlementAccount: rules.settlementAccount('bank.bik', { accept: ['treasury'] }),
  correspondentAccount: rules.correspondentAccount((form: { bank: { bik: string } }) => form.bank.bik),
  confirm: rules.confirm((form: { bank: { bik: string } }) => form.bank.bik),
  confirmed: rules.confirmed('list[0].bik'),
  notMatches: rules.notMatches(/x/, 'x'),
  must: rules.must((value) => (value as { a: { b: boolean } }).a.b),
  lengthIncludes: rules.lengthIncludes(10, 12),
  datesInterval: rules.datesInterval(1991, 'now'),
  between: rules.between(1, 2),
  digits: rules.digits(3),
  dimensions: rules.dimensions(1, 1),
  oneOf: rules.oneOf('A', 'B'),
  notOneOf: rules.notOneOf('B'),
  ext: rules.ext('pdf'),
  size: rules.size(1),
  length: rules.length(3),
  max: rules.max(100),
  min: rules.min(3),
  maxValue: rules.maxValue(3),
  minValue: rules.minValue(3),
  regex: rules.regex(/x/),
  requiredFor: rules.requiredFor('bik'),
  requiredIf: rules.requiredIf('bank.bik'),
  requiredIfNot: rules.requiredIfNot('bank.bik'),
  requiredIfTargetNotValue: rules.requiredIfTargetNotValue('bank.bik', 'x'),
}

describe('every rule answers', () => {
  test('the list is complete', () => {
    expect(Object.keys(made).toSorted()).toEqual(
      Object.keys(rules)
        .filter((name) => name !== 'first')
        .toSorted(),
    )
  })

  test.each(Object.entries(hostile))('given %s, as a value and as a form', (about, value) => {
    for (const [name, rule] of Object.entries(made))
      for (const form of [undefined, value, { bank: value, list: value }]) {
        const issue = bounded(`${name}(${about})`, () => rule(value, form))
        if (!issue) continue
        for (const language of ['ru', 'en'] as const)
          expect(message(issue, language)).not.toMatch(/undefined|NaN|\[object/)
      }
  })

  test('lists that are none, or too long, are refused and not searched', () => {
    for (const rule of [rules.oneOf('A'), rules.notOneOf('B'), rules.ext('pdf'), rules.image, rules.size(1)])
      for (const about of ['an endless list', 'a sparse list', 'a list of a million'])
        expect([about, rule(hostile[about])]).toEqual([about, expect.objectContaining({ params: expect.anything() })])
    expect(rules.oneOf('A')(hostile['a claimed length'])?.code).toBe('value')
    expect(rules.oneOf('A')(hostile['a list of a million'])?.code).toBe('value')
    expect(rules.oneOf('A')(Array.from({ length: 10_000 }, () => 'A'))).toBeUndefined()
    expect(rules.required(hostile['a claimed length of nothing'])).toBeUndefined()
  })
})

describe('every adapter answers', () => {
  const inRussian = (): string => 'wrong'
  const paths = {
    'bank.bik': rules.bik,
    'list[].inn': [rules.required, rules.inn],
    'list[][][].inn': rules.inn,
    '__proto__.isAdmin': rules.inn,
    inn: rules.required,
  }

  test.each(Object.entries(hostile))('given %s', (about, value) => {
    bounded(about, () => formSchema(paths, inRussian)['~standard'].validate(value))
    bounded(about, () => ruleSchema(Object.values(made), inRussian)['~standard'].validate(value))
    bounded(about, () => snils.schema({ lenient: true })['~standard'].validate(value))
    bounded(about, () => fieldValidator(Object.values(made), inRussian)(value, value as object))
    bounded(about, () => formValidator(paths, inRussian)(value as object))
    bounded(about, () => issueOf(value))
    bounded(about, () => [inDetailedRussian(value as never), inDetailedEnglish(value as never)])
    const context = { reject: (): boolean => false }
    bounded(about, () => [
      arkCheck(rules.inn, inRussian)(value, context),
      arkFormCheck(paths, inRussian)(value, context),
    ])
    const payload = { value, issues: [] }
    bounded(about, () => [zodCheck(rules.inn, inRussian)(payload), zodFormCheck(paths, inRussian)._zod.check(payload)])
    bounded(about, () => zodFormCheck(paths, inRussian)._zod.def.when(payload))
    const dataset = { dataset: { typed: true as const, value, issues: [] }, addIssue: (): void => undefined }
    bounded(about, () => [valibotCheck(rules.inn, inRussian)(dataset), valibotFormCheck(paths, inRussian)(dataset)])
  })

  test('a form without an end is refused as a whole', () => {
    const issues = formSchema(paths, inRussian)['~standard'].validate({
      list: hostile['a list that holds itself'],
    }).issues
    expect(issues).toEqual([{ rule: 'general', code: 'incorrect', params: {}, message: 'wrong', path: [] }])
  })

  test('field names of data never reach a prototype', () => {
    const path = ['__proto__', 'isAdmin']
    const schema = {
      '~standard': {
        validate: () => ({
          issues: [
            { message: 'x', path },
            { message: 'y', path: ['constructor', 'name'] },
          ],
        }),
      },
    }
    const errors = schemaValidator(schema)({}) as object
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
    expect(JSON.stringify(errors)).toBe('{"__proto__":{"isAdmin":"x"},"constructor":{"name":"y"}}')
    expect(Object.name).toBe('Object')
  })
})
