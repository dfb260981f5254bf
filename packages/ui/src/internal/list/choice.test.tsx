import { expect, test } from 'vitest'
import { searchChoices } from './choice.ts'

const labels = ['Королёв', 'Толстой', 'Банк «Эталон»', 'VTB', 'Société', 'Юлия', 'Жёлтый']
const choices = labels.map((label) => ({ value: label, label }))
const found = (query: string, all = choices): readonly string[] => searchChoices(all, query).map(({ label }) => label)

test.each([
  ['королев', 'Королёв'],
  ['Королёв'.normalize('NFD'), 'Королёв'],
  ['толстой'.normalize('NFD'), 'Толстой'],
  ['societe', 'Société'],
  // The other keyboard layout.
  ['rjhjk`d', 'Королёв'],
  ['"nfkjy', 'Банк «Эталон»'],
  ['<fyr', 'Банк «Эталон»'],
  ['меи', 'VTB'],
  ['>kbz', 'Юлия'],
  [':tk', 'Жёлтый'],
])('%s finds %s', (query, label) => expect(found(query)).toEqual([label]))

test('labels of two signs are found as those of one', () => {
  const apart = choices.map(({ value, label }) => ({ value, label: label.normalize('NFD') }))
  for (const query of ['королев', 'королёв', 'толстой', 'societe']) expect(found(query, apart)).toHaveLength(1)
})

test('the other layout is asked only where nothing was found', () => {
  expect(
    found('b', [
      { value: 'a', label: 'Bank' },
      { value: 'b', label: 'Иван' },
    ]),
  ).toEqual(['Bank'])
})
