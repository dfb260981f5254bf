import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { describe, expect, test } from 'vitest'
import { maskitoOptions } from '../src/adapters/maskito.ts'
import * as library from '../src/index.ts'
import { seeded } from './seeded.ts'

describe('masks work in @maskito/core', () => {
  test.each([
    ['mobilePhone', library.mobilePhone.mask, '9161234567', '+7 916 123-45-67'],
    ['settlementAccount', library.settlementAccount.mask, '40702810938000000001', '40702 810 9 3800 0000001'],
    ['snils', library.snils.mask, '11223344595', '112-233-445 95'],
    ['kpp', library.kpp.mask, '7736AB001', '7736AB001'],
    ['kpp', library.kpp.mask, '7736-01-001', '773601001'],
    ['inn', library.inn.mask, '7707 083 893', '7707083893'],
    ['passport', library.passport.mask, '4510123456', '45 10 123456'],
    ['departmentCode', library.departmentCode.mask, '770001', '770-001'],
    ['okved', library.okved.mask, '62.01.11', '62.01.11'],
    ['okved', library.okved.mask, '6201', '62.01'],
  ] as const)('%s', (_, mask, typed, shown) => expect(maskitoTransform(typed, { mask })).toBe(shown))

  test('what is generated and written for people passes its mask unchanged', () => {
    const random = seeded(9)
    for (const [name, identifier] of Object.entries(library)) {
      if (typeof identifier !== 'object' || !('mask' in identifier)) continue
      const { generate, mask } = identifier
      const value = generate(random)
      const shown = 'format' in identifier ? identifier.format(value) : value
      expect([name, maskitoTransform(shown, { mask })]).toEqual([name, shown])
    }
  })
})

describe('no mask makes a right number of another one', () => {
  const bank = '044525225'
  const account = {
    ...library.settlementAccount,
    parse: (text: string) => library.settlementAccount.parse(text, bank),
    is: (value: string) => library.settlementAccount.is(value, bank),
  }
  const fields = {
    mobilePhone: library.mobilePhone,
    inn: library.inn,
    'inn.person': library.inn.person,
    'inn.organization': library.inn.organization,
    ogrn: library.ogrn,
    kpp: library.kpp,
    bik: library.bik,
    snils: library.snils,
    okved: library.okved,
    passport: library.passport,
    departmentCode: library.departmentCode,
    settlementAccount: account,
  } as const
  const inputs: readonly (readonly [field: keyof typeof fields, text: string, meant: string | undefined])[] = [
    ['mobilePhone', '8 (916) 123-45-67', '+79161234567'],
    ['mobilePhone', '+7 916 123-45-67', '+79161234567'],
    ['mobilePhone', '89161234567', '+79161234567'],
    ['mobilePhone', '79161234567', '+79161234567'],
    ['mobilePhone', '9161234567', '+79161234567'],
    ['mobilePhone', '8 800 555-35-35', '+78005553535'],
    ['inn', '7707083893/773601001', '7707083893'],
    ['inn', 'ИНН/КПП 7707083893/773601001', '7707083893'],
    ['inn', '5001 007322 59', '500100732259'],
    ['inn.organization', '7707083893/773601001', '7707083893'],
    ['inn.person', '500100732259', '500100732259'],
    ['kpp', '7736ab001', '7736AB001'],
    ['kpp', '7736ав001', '7736AB001'],
    ['kpp', 'КПП 773601001', '773601001'],
    ['kpp', '7736Б01001', undefined],
    ['okved', '62.1.1', undefined],
    ['okved', '62.1.11', undefined],
    ['okved', '62.01.1', '62.01.1'],
    ['ogrn', 'ОГРН 1027700132195', '1027700132195'],
    ['bik', 'БИК 044525225', '044525225'],
    ['snils', 'СНИЛС 112-233-445 95', '11223344595'],
    ['passport', '45 10 № 123456', '4510123456'],
    ['departmentCode', '770 001', '770-001'],
    ['settlementAccount', 'р/с 407.02.810.9.3800.0000001', '40702810938000000001'],
  ]
  /** The right number that a field holds, if it holds one. */
  const held = (field: keyof typeof fields, shown: string): string | undefined => {
    const { parse, is } = fields[field] as {
      parse: (text: string) => { value?: string | undefined }
      is: (value: string) => boolean
    }
    const value = parse(shown).value
    return is(shown) ? (value ?? shown) : value
  }

  test.each(inputs)('%s «%s», pasted and typed, with the mask alone and with its reading', (field, text, meant) => {
    const { mask } = fields[field]
    const reading = maskitoOptions(fields[field] as Parameters<typeof maskitoOptions>[0]) as MaskitoOptions
    for (const options of [{ mask }, reading]) {
      expect([undefined, meant]).toContain(held(field, maskitoTransform(text, options)))
      let typed = ''
      for (const character of text) typed = maskitoTransform(typed + character, options)
      expect([undefined, meant]).toContain(held(field, typed))
    }
    // What is pasted whole is read whole.
    expect(held(field, maskitoTransform(text, reading))).toBe(
      meant && fields[field].mask.length > 0 ? heldOf(field, meant) : undefined,
    )
  })

  const heldOf = (field: keyof typeof fields, meant: string): string | undefined =>
    // No mobile code begins with 8, so the mask takes no such number.
    field === 'mobilePhone' && meant.startsWith('+78') ? undefined : meant

  test('a number of another country is not cut into one of ours', () => {
    const reading = maskitoOptions(library.mobilePhone) as MaskitoOptions
    expect(maskitoTransform('+375 29 123-45-67', reading)).toBe('')
  })

  test('a whole number that is pasted takes the place of what stood in the field', () => {
    const [preprocess] = maskitoOptions(library.mobilePhone).preprocessors
    const elementState = { value: '+7 91', selection: [5, 5] as const }
    expect(preprocess?.({ elementState, data: '8 (916) 123-45-67' })).toEqual({
      elementState: { value: '', selection: [0, 0] },
      data: '+79161234567',
    })
    expect(preprocess?.({ elementState, data: '6' })).toEqual({ elementState, data: '6' })
  })
})
