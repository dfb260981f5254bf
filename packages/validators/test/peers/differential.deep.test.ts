import { describe, expect, test } from 'vitest'
import * as library from '../../src/index.ts'
import { seeded } from '../seeded.ts'
import { bad, good } from '../tables.ts'
import { type PeerRule, peers } from './peers.ts'

interface Sample {
  readonly value: string
  readonly bik: string
}

const { bik, correspondentAccount, inn, kpp, ogrn, settlementAccount, snils } = library

const ours: Readonly<Record<PeerRule, (value: string, of: string) => boolean>> = {
  inn: (value) => inn.is(value),
  ogrn: (value) => ogrn.is(value) && value.length === 13,
  ogrnip: (value) => ogrn.is(value) && value.length === 15,
  kpp: (value) => kpp.is(value),
  bik: (value) => bik.is(value),
  snils: (value) => snils.is(value),
  correspondentAccount: (value, of) => correspondentAccount.is(value, of),
  settlementAccount: (value, of) => settlementAccount.is(value, of),
}

/** Published numbers, refused ones, generated ones and each generated one with a digit changed. */
const samplesOf = (rule: PeerRule): readonly Sample[] => {
  const random = seeded(2026)
  const samples: Sample[] = []
  const add = (value: string, of = ''): void => void samples.push({ value, bik: of })
  const table = {
    inn: [good.inn10, good.inn12],
    ogrn: [good.ogrn],
    ogrnip: [good.ogrnip],
    kpp: [good.kpp],
    bik: [good.bik],
    snils: [good.snils],
    correspondentAccount: [good.corrAccount],
    settlementAccount: [good.settlementAccount],
  }
  for (const row of table[rule].flat()) add(row.value, row.bik)
  for (const row of bad)
    if (row.rule === rule || (row.rule === 'corrAccount' && rule === 'correspondentAccount')) add(row.value, row.bik)
  if (rule === 'snils') for (let number = 1_001_900; number < 1_002_100; number++) add(`00${number}00`)
  for (let round = 0; round < 3000; round++) {
    const of = bik.generate(random)
    const value = {
      inn: () => inn.generate(random, round % 2 ? 10 : 12),
      ogrn: () => ogrn.generate(random),
      ogrnip: () => ogrn.generate(random, 15),
      kpp: () => kpp.generate(random),
      bik: () => of,
      snils: () => snils.generate(random),
      correspondentAccount: () => correspondentAccount.generate(random, of),
      settlementAccount: () => settlementAccount.generate(random, of),
    }[rule]()
    const place = Math.floor(random() * value.length)
    add(value, of)
    add(value.slice(0, place) + Math.floor(random() * 10) + value.slice(place + 1), of)
  }
  return samples
}

const onlyDigits = (value: string): string => value.normalize('NFKC').replace(/\D/g, '')
const old = ({ value }: Sample): boolean => Number(onlyDigits(value).slice(0, 9)) <= 1_001_998

/** Why a peer answers otherwise than we do. Each line says what is wrong in the peer, and when. */
const explained: readonly {
  readonly peer: string
  readonly rule: PeerRule
  readonly reason: string
  readonly applies: (sample: Sample) => boolean
}[] = [
  ...['stdnum', 'russian-requisites-validation', 'ru-validation-codes'].map((peer) => ({
    peer,
    rule: 'inn' as const,
    reason: 'takes zeros alone for a number',
    applies: ({ value }: Sample): boolean => /^0+$/.test(value),
  })),
  ...['russian-requisites-validation', 'ru-validation-codes'].flatMap((peer) =>
    (['ogrn', 'ogrnip'] as const).map((rule) => ({
      peer,
      rule,
      reason: 'takes numbers of later records, and first digits that no record has',
      applies: ({ value }: Sample): boolean => (rule === 'ogrn' ? /^[^15]/ : /^[^3]/).test(value),
    })),
  ),
  {
    peer: 'stdnum',
    rule: 'inn',
    reason: 'cleans the text before it checks it, so text that is no number passes',
    applies: ({ value }) => /\D/.test(value) && inn.is(onlyDigits(value)),
  },
  {
    peer: 'russian-requisites-validation',
    rule: 'settlementAccount',
    reason: 'counts with the prefix of correspondent accounts instead of the last digits of the BIK',
    applies: ({ value, bik: of }) => correspondentAccount.is(value, of) || settlementAccount.is(value, of),
  },
  {
    peer: 'russian-requisites-validation',
    rule: 'snils',
    reason: 'does not know the form with separators, in which people have the number',
    applies: ({ value }) => value.length === 14,
  },
  ...['russian-requisites-validation', 'ru-validation-codes'].map((peer) => ({
    peer,
    rule: 'snils' as const,
    reason: 'demands a check number of numbers that were issued before there was one',
    applies: old,
  })),
  {
    peer: 'ru-validation-codes',
    rule: 'snils',
    reason: 'drops everything that is no digit, so any text with eleven digits in it passes',
    applies: ({ value }) => /\D/.test(value) && snils.is(value.replace(/\D/g, '')),
  },
  {
    peer: 'ru-validation-codes',
    rule: 'bik',
    reason: 'refuses numbers of participants 003–049, which banks and the Treasury have',
    applies: ({ value }) => Number(value.slice(-3)) > 2 && Number(value.slice(-3)) < 50,
  },
]

describe.each(peers)('$name', ({ name, checks }) => {
  for (const rule of Object.keys(checks) as PeerRule[])
    test(`${rule}: every difference is explained, and every explanation is needed`, () => {
      const reasons = explained.filter((line) => line.peer === name && line.rule === rule)
      const used = new Set<string>()
      const unexplained: string[] = []
      let agreed = 0
      for (const sample of samplesOf(rule)) {
        if (checks[rule]?.(sample.value, sample.bik) === ours[rule](sample.value, sample.bik)) {
          agreed++
          continue
        }
        const line = reasons.find(({ applies }) => applies(sample))
        if (line) used.add(line.reason)
        else unexplained.push(`${sample.value} ${sample.bik}`)
      }
      expect(unexplained).toEqual([])
      expect([...used].toSorted()).toEqual(reasons.map(({ reason }) => reason).toSorted())
      expect(agreed).toBeGreaterThan(500)
    })
})
