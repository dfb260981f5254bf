import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['Банк', '<fyr'],
  ['Жалоба', ':fkj,f'],
  ['Этапы', '"nfgs'],
  ['Юристы', '>hbcns'],
  ['Холдинг', '{jklbyu'],
  ['Ёлка', '~krf'],
  ['Отчёт', 'отчет'],
  ['Отчет', 'отчёт'],
  ['ФД-77', 'AL-77'],
])('%s is found by %s', (text, query) => expect(matches(text, query)).toBe(true))

test('signs alone do not make another word', () => {
  expect(matches('Банк', 'анк')).toBe(false)
  expect(matches('Оплата', '<fyr')).toBe(false)
})
