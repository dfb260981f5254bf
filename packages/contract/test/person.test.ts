import { expect, test } from 'vitest'
import { parse } from '../src/parse.ts'
import { Position } from '../src/people/person.ts'

test.each([
  ['Директор\u202Eротке', 'Директорротке'],
  ['\u2066Главный\u2069 бухгалтер\u200F', 'Главный бухгалтер'],
  ['Юрист\u0000\n', 'Юрист'],
])('%j, a position with signs that cannot be seen, is kept without them', (given, expected) => {
  expect(parse(Position, given)).toBe(expected)
})
