import type { HelpArticle } from '@cabinet/contract/support/help'
import { expect, test } from 'vitest'
import { matching, placesOf, sectionsOf } from '../src/modules/support/parts/help/search.ts'

const article = (id: string, section: string, title: string, body: string): HelpArticle => ({
  id,
  sort: 1,
  module: 'core',
  section: { name: section, description: section },
  title,
  body,
})

const articles = [
  article('a', 'Счета', 'Как оплатить счёт?', 'Отсканируйте код'),
  article('b', 'Начало', 'Кто подключает услуги?', 'Администратор'),
  article('c', 'Счета', 'Где акт?', 'Рядом со счётом'),
]
const idsFor = (query: string) => matching(articles, query).map(({ id }) => id)

test.each([
  ['', ['a', 'b', 'c']],
  ['   ', ['a', 'b', 'c']],
  ['счет', ['a', 'c']],
  ['СЧЁТ', ['a', 'c']],
  ['код оплатить', ['a']],
  ['начало', ['b']],
  ['ничего такого', []],
])('%j finds %j', (query, expected) => {
  expect(idsFor(query)).toEqual(expected)
})

test('the words of a query are found in a text, whatever their case and their dots', () => {
  expect(placesOf('Счёт и счета', 'счет')).toEqual([
    [0, 4],
    [7, 11],
  ])
  expect(placesOf('Счёт', '  ')).toEqual([])
})

test('sections of products that the person does not have come last', () => {
  const mixed = [{ ...article('d', 'Займы', 'Что это?', ''), module: 'loans' }, ...articles]
  expect(sectionsOf(mixed).map(({ name }) => name)).toEqual(['Займы', 'Счета', 'Начало'])
  expect(sectionsOf(mixed, new Set(['loans'])).map(({ name }) => name)).toEqual(['Счета', 'Начало', 'Займы'])
})

test('sections keep the order of their first articles', () => {
  expect(sectionsOf(articles).map(({ name, articles: list }) => [name, list.map(({ id }) => id)])).toEqual([
    ['Счета', ['a', 'c']],
    ['Начало', ['b']],
  ])
})
