import { maskitoTransform } from '@maskito/core'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { seeded } from './seeded.ts'

describe('masks work in @maskito/core', () => {
  test.each([
    ['mobilePhone', library.mobilePhone.mask, '9161234567', '+7 916 123-45-67'],
    ['settlementAccount', library.settlementAccount.mask, '40702810938000000001', '407 02 810 9 3800 0000001'],
    ['snils', library.snils.mask, '11223344595', '112-233-445 95'],
    ['kpp', library.kpp.mask, '7736AB001', '7736AB001'],
    ['kpp', library.kpp.mask, '7736-01-001', '773601001'],
    ['inn', library.inn.mask, '7707 083 893', '7707083893'],
    ['passport', library.passport.mask, '4510123456', '45 10 123456'],
    ['departmentCode', library.departmentCode.mask, '770001', '770-001'],
    ['okved', library.okved.mask, '620111', '62.01.11'],
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
