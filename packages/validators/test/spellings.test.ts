import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromRussianDate, parseDate } from '../src/dates.ts'
import * as library from '../src/index.ts'
import { toKopecks } from '../src/money.ts'
import { corpora } from './data/further-spellings.ts'
import { type Corpus, days, sums } from './data/spellings.ts'
import { seeded } from './seeded.ts'

type Name = keyof typeof corpora
const names = Object.keys(corpora) as Name[]
const bank = '044525225'
const identifiers = { ...library }
const cyrillic = 'АВЕКМНОРСТУХ'
/** Letters and digits alone, a letter of a plate as its Latin twin. */
const bare = (value: string | undefined): string | undefined =>
  value
    ?.replaceAll(/[^\p{L}\d]/gu, '')
    .replaceAll(/[АВЕКМНОРСТУХ]/g, (letter) => 'ABEKMHOPCTYX'.charAt(cyrillic.indexOf(letter)))

const isAccount = (name: Name): name is 'settlementAccount' | 'correspondentAccount' => name.endsWith('Account')
const read = (name: Name, text: string, bik = bank): string | undefined =>
  isAccount(name) ? identifiers[name].parse(text, bik).value : identifiers[name].parse(text).value

describe.each(names)('spellings of %s', (name) => {
  const corpus: Corpus = corpora[name]
  const values = corpus.values.map((value) => value.split(' ') as [string, string?])

  test('there are two hundred and more, and every value holds', () => {
    const spellings = new Set(
      values.flatMap(([value]) => [...corpus.read, ...corpus.refused].map((write) => write(value))),
    )
    expect(spellings.size).toBeGreaterThanOrEqual(200)
    for (const [value, bik] of values) expect([value, read(name, value, bik)]).toEqual([value, value])
  })

  test('each gives its value', () => {
    const lost = values.flatMap(([value, bik]) =>
      corpus.read.flatMap((write) => (read(name, write(value), bik) === value ? [] : [write(value)])),
    )
    expect(lost).toEqual([])
  })

  test('what is no spelling gives nothing', () => {
    const taken = values.flatMap(([value, bik]) =>
      corpus.refused.flatMap((write) => {
        const found = read(name, write(value), bik)
        return found === undefined ? [] : [[write(value), found]]
      }),
    )
    expect(taken).toEqual([])
  })

  test('no spelling of one value is read as another value', () => {
    const generate = (random: library.Random): string =>
      name === 'settlementAccount'
        ? library.settlementAccount.generate(random, bank)
        : identifiers[name].generate(random)
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...corpus.read),
        fc.constantFrom(...corpus.read, ...corpus.refused),
        (seed, inner, outer) => {
          const value = generate(seeded(seed))
          // One spelling inside of another one that leaves it whole, or one alone: two damages may cancel each other out.
          const spelling = inner(value)
          const text =
            outer(spelling).includes(spelling) && corpus.read.includes(outer) ? outer(spelling) : outer(value)
          const found = read(name, text)
          // The number beside it in the template is no reading of the value, and what holds as it stands is not read.
          return found === undefined || found === value || found === text || outer(inner('')).includes(found)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('kinds beside each other', () => {
  test('every identifier that reads has a corpus', () => {
    const reading = Object.entries(library).flatMap(([name, namespace]) =>
      typeof namespace === 'object' && 'parse' in namespace ? [name] : [],
    )
    expect(names.toSorted()).toEqual(reading.toSorted())
  })

  test('a value of one kind is never changed into one of another kind, but for +7, the zero of a БИК and signs between', () => {
    const random = seeded(36)
    const kinds = names.filter((name) => !name.toLowerCase().endsWith('email') && !isAccount(name))
    for (const from of kinds)
      for (let round = 0; round < 300; round++) {
        const value = (identifiers[from] as { readonly generate: (random: library.Random) => string }).generate(random)
        const same = bare(value) ?? ''
        for (const to of kinds) {
          const added = { mobilePhone: [`7${same}`, `7${same.slice(1)}`], bik: [`0${same}`] }[to as string] ?? []
          const found = bare(read(to, value))
          expect([from, to, value, [undefined, same, ...added].includes(found)]).toEqual([from, to, value, true])
        }
      }
  })
})

describe('sums', () => {
  const parts = sums.values.map(
    (value) => [value, String(Math.trunc(value / 100)), String(value % 100).padStart(2, '0')] as const,
  )

  test('each spelling gives its kopecks', () => {
    expect(parts.length * sums.read.length).toBeGreaterThanOrEqual(200)
    for (const [value, roubles, kopecks] of parts)
      for (const write of sums.read)
        expect([write(roubles, kopecks), toKopecks(write(roubles, kopecks))]).toEqual([write(roubles, kopecks), value])
  })

  test('what may be two numbers, or something else, gives nothing', () => {
    for (const [, roubles, kopecks] of parts)
      for (const write of sums.refused)
        expect([write(roubles, kopecks), toKopecks(write(roubles, kopecks))]).toEqual([
          write(roubles, kopecks),
          undefined,
        ])
  })
})

describe('days', () => {
  const parts = days.values.map((value) => value.split('-') as [string, string, string])

  test('two spellings are read, each by its own function', () => {
    for (const [year, month, day] of parts) {
      const [iso, russian] = [days.iso(year, month, day), days.russian(year, month, day)]
      expect([parseDate(iso), fromRussianDate(russian)]).toEqual([
        { year: Number(year), month: Number(month), day: Number(day) },
        iso,
      ])
      expect([parseDate(russian), fromRussianDate(iso)]).toEqual([undefined, undefined])
    }
  })

  test('all others are refused', () => {
    expect(parts.length * days.refused.length).toBeGreaterThanOrEqual(200)
    for (const [year, month, day] of parts)
      for (const write of days.refused) {
        const text = write(year, month, day)
        expect([text, parseDate(text), fromRussianDate(text)]).toEqual([text, undefined, undefined])
      }
  })
})
