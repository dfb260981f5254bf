import { expect, test } from 'vitest'
import { hueOf, initials } from '../src/avatar/initials.ts'

test.each([
  ['Мария Соколова', 'МС'],
  ['АО «Банк Меридиан»', 'БМ'],
  ['ООО «Тайга Трейд»', 'ТТ'],
  ['Тайга', 'Т'],
  ['ИП Зайцев О. П.', 'ЗО'],
  ['ёлкин-палкин', 'ЁП'],
  ['ООО', 'О'],
  ['  ', ''],
  ['«—»', ''],
])('letters of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('a hue belongs to a name, not to its spelling', () => {
  expect(hueOf('Мария Соколова')).toBe(hueOf(' мария соколова '))
  expect(hueOf('АО «Банк Меридиан»')).not.toBe(hueOf('ПАО «Северный капитал»'))
})
