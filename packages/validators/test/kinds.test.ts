import { describe, expect, expectTypeOf, test } from 'vitest'
import { inn, ogrn, rules } from '../src/index.ts'
import { message } from '../src/messages/index.ts'
import { seeded } from './seeded.ts'

const kinds = {
  'inn.person': [inn.person, rules.personInn, '500100732259', '7707083893', 'notPerson', 12],
  'inn.organization': [inn.organization, rules.organizationInn, '7707083893', '500100732259', 'notOrganization', 10],
  'ogrn.organization': [
    ogrn.organization,
    rules.organizationOgrn,
    '1027700132195',
    '304500116000157',
    'notOrganization',
    13,
  ],
  'ogrn.entrepreneur': [
    ogrn.entrepreneur,
    rules.entrepreneurOgrn,
    '304500116000157',
    '1027700132195',
    'notEntrepreneur',
    15,
  ],
} as const

describe.each(Object.entries(kinds))('%s', (_, [kind, rule, own, other, code, length]) => {
  test('takes its own numbers and tells those of the other kind from wrong ones', () => {
    expect(kind.check(own)).toBeUndefined()
    expect(kind.is(own)).toBe(true)
    expect(kind.check(other)).toBe(code)
    expect(kind.check(`${other.slice(0, -1)}${(Number(other.at(-1)) + 1) % 10}`)).toBe('length')
    expect(kind.check(own.slice(1))).toBe('length')
    expect(kind.check(`${own.slice(0, -1)}${(Number(own.at(-1)) + 1) % 10}`)).toBe('checksum')
    expect([kind.check(''), kind.check(7), kind.check('0'.repeat(length))]).toEqual(['empty', 'type', 'zeros'])
    expect(kind.check(`${own.slice(1)}x`)).toBe('format')
  })

  test('reads, generates, masks and describes itself', () => {
    const random = seeded(5)
    for (let round = 0; round < 200; round++) {
      const value = kind.generate(random)
      expect([kind.check(value), value.length]).toEqual([undefined, length])
    }
    expect(kind.parse(` ${own}.`)).toMatchObject({ ok: true, value: own })
    expect(kind.parse(other)).toMatchObject({ ok: false, issue: { code } })
    expect(kind.mask).toHaveLength(length)
    const schema = kind.schema()['~standard']
    expect(schema.validate(own)).toEqual({ value: own })
    const { pattern } = schema.jsonSchema.output({ target: 'draft-07' })
    expect([new RegExp(String(pattern)).test(own), new RegExp(String(pattern)).test(other)]).toEqual([true, false])
  })

  test('is a rule with words of its own', () => {
    expect(rule('')).toBeUndefined()
    expect(rule(own)).toBeUndefined()
    const issue = rule(other)
    expect(issue?.code).toBe(code)
    const words = (['ru', 'en'] as const).map((language) => issue && message(issue, language))
    expect(words[0]).toMatch(/^Это .+, нужен /)
    expect(words[1]).toMatch(/^This is .+ needed$/)
  })
})

test('a number of a kind is a number, and not one of the other kind', () => {
  expectTypeOf<inn.person.PersonInn>().toExtend<inn.Inn>()
  expectTypeOf<inn.organization.OrganizationInn>().toExtend<inn.Inn>()
  expectTypeOf<inn.person.PersonInn>().not.toExtend<inn.organization.OrganizationInn>()
  expectTypeOf<inn.Inn>().not.toExtend<inn.person.PersonInn>()
  expectTypeOf<ogrn.entrepreneur.EntrepreneurOgrn>().toExtend<ogrn.Ogrn>()
  expect(inn.is('500100732259')).toBe(true)
})
