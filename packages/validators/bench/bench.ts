import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { bik, correspondentAccount, inn, kpp, ogrn, settlementAccount, snils } from '../src/index.ts'
import { seeded } from '../test/seeded.ts'
import isInn from 'is-inn-js'
import { type Peer, type PeerRule, peers } from '../test/peers/peers.ts'
import { gates, sizeOf } from '../tools/size.ts'
import { stage } from '../tools/stage.ts'
import {
  reading,
  tightAccount,
  tightBik,
  tightInn10,
  tightInn12,
  tightKpp,
  tightOgrn13,
  tightOgrn15,
  tightSettlement,
  tightSnils,
} from './loops.ts'
import { measure, ownCallers, sharedCaller } from './measure.ts'

type Check = (value: string, of: string) => unknown

interface Row {
  readonly name: string
  readonly rule: PeerRule
  readonly make: (random: () => number, of: string) => string
  readonly ours: Check
  /** The same question for who wants yes or no, which is all that the peers answer. */
  readonly is: Check
  readonly loop: Check
}

const rows: readonly Row[] = [
  {
    name: 'inn, 10 digits',
    rule: 'inn',
    make: (random) => inn.generate(random),
    ours: (value) => inn.check(value),
    is: (value) => inn.is(value),
    loop: tightInn10,
  },
  {
    name: 'inn, 12 digits',
    rule: 'inn',
    make: (random) => inn.generate(random, 12),
    ours: (value) => inn.check(value),
    is: (value) => inn.is(value),
    loop: tightInn12,
  },
  {
    name: 'ogrn, 13 digits',
    rule: 'ogrn',
    make: (random) => ogrn.generate(random),
    ours: (value) => ogrn.check(value),
    is: (value) => ogrn.is(value),
    loop: tightOgrn13,
  },
  {
    name: 'ogrn, 15 digits',
    rule: 'ogrnip',
    make: (random) => ogrn.generate(random, 15),
    ours: (value) => ogrn.check(value),
    is: (value) => ogrn.is(value),
    loop: tightOgrn15,
  },
  { name: 'kpp', rule: 'kpp', make: kpp.generate, ours: kpp.check, is: kpp.is, loop: tightKpp },
  { name: 'bik', rule: 'bik', make: (_, of) => of, ours: bik.check, is: bik.is, loop: tightBik },
  { name: 'snils', rule: 'snils', make: snils.generate, ours: snils.check, is: snils.is, loop: tightSnils },
  {
    name: 'correspondent account',
    rule: 'correspondentAccount',
    make: (random, of) => correspondentAccount.generate(random, of),
    ours: correspondentAccount.check,
    is: correspondentAccount.is,
    loop: tightAccount,
  },
  {
    name: 'settlement account',
    rule: 'settlementAccount',
    make: (random, of) => settlementAccount.generate(random, of),
    ours: settlementAccount.check,
    is: settlementAccount.is,
    loop: tightSettlement,
  },
]

/** One more than those that the comparison needs: it knows nothing but the INN, and is the fastest there. */
const rivalsOf: readonly Peer[] = [...peers, { name: 'is-inn-js', checks: { inn: (value) => isInn(value) } }]

/** Asked through one place that calls every check: a form library, not an application that knows what it asks. */
const shared = 'valid, one place for all'

/** What is asked of every rule: a value that holds, one that does not by its last character, and early refusals. */
const variants = {
  valid: (value: string) => value,
  [shared]: (value: string) => value,
  // The last character decides in every rule, also where there is no check digit.
  wrong: (value: string, rule: PeerRule) =>
    value.slice(0, -1) + (rule === 'bik' || rule === 'kpp' ? 'x' : String((Number(value.slice(-1)) + 1) % 10)),
  'a digit short': (value: string) => value.slice(0, -1),
  'a digit short, is': (value: string) => value.slice(0, -1),
  'no digit first': (value: string) => `x${value.slice(1)}`,
} as const

const print = (cells: readonly string[], widths: readonly number[]): void =>
  console.log(
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  '),
  )

/** What a row should reach, and whether it does; a last character that is wrong has no target. */
const target = (variant: string, mine: number, tight: number, bare: number, best: number): string => {
  const verdict = (name: string, isMet: boolean): string => `${name} ${isMet ? 'met' : 'MISSED'}`
  if (variant === 'wrong' || variant === shared) return ''
  if (variant !== 'valid') return verdict('2 x', best >= 2 * mine)
  return best / 4 > bare ? verdict('4 x', best >= 4 * mine) : verdict('1.1 loop', mine <= 1.1 * tight)
}

const time = (): void => {
  const widths = [40, 8, 8, 8, 8, 36, 8, 14]
  console.log(
    `Time of one check, ns: the fastest of interleaved rounds. Node ${process.versions.node}, ${availableParallelism()} cores.`,
  )
  console.log(
    'Targets: at least 4 x faster than the best peer where a quarter of its time is more than reading takes, else at ' +
      'most 1.1 x the tight loop; early refusals at least 2 x. Reading: the characters looked at once, and nothing else.\n',
  )
  print(['', 'ours', 'loop', 'x loop', 'reading', 'best peer', 'faster', 'target'], widths)
  // `npm run bench -- --time inn` measures the rows of one rule.
  const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const unknown = asked.filter((word) => rows.every(({ rule }) => rule !== word))
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. There are ${[...new Set(rows.map(({ rule }) => rule))].join(', ')}`,
    )
  for (const { name, rule, make, ours, is, loop } of rows.filter(
    (row) => asked.length === 0 || asked.includes(row.rule),
  ))
    for (const [variant, change] of Object.entries(variants)) {
      const random = seeded(7)
      const samples = Array.from({ length: 64 }, () => {
        const of = bik.generate(random)
        return [change(make(random, of), rule), of] as const
      })
      const rivals = rivalsOf.flatMap(({ name: peer, checks }) => {
        const check = checks[rule]
        return check ? [{ peer, check }] : []
      })
      const [mine = NaN, tight = NaN, bare = NaN, ...others] = measure(
        [variant.endsWith(', is') ? is : ours, loop, reading, ...rivals.map(({ check }) => check)],
        samples,
        variant === shared
          ? sharedCaller(
              rows.map((row) => row.ours),
              samples,
            )
          : ownCallers,
      )
      const best = Math.min(...others)
      print(
        [
          `${name}, ${variant}`,
          mine.toFixed(1),
          tight.toFixed(1),
          (mine / tight).toFixed(2),
          bare.toFixed(1),
          `${rivals[others.indexOf(best)]?.peer} ${best.toFixed(0)}`,
          `${(best / mine).toFixed(1)} x`,
          target(variant, mine, tight, bare, best),
        ],
        widths,
      )
    }
}

const weigh = async (): Promise<void> => {
  const widths = [38, 8, 8, 8, 16]
  console.log('\nBytes of a production bundle (Vite), and the limit that the tests hold.\n')
  print(['', 'raw', 'gzip', 'brotli', 'limit'], widths)
  const folder = await stage()
  for (const { name, code, limit } of gates) {
    const { raw, gzip, brotli } = await sizeOf(folder, code)
    const [[unit, most] = []] = Object.entries(limit)
    print([name, String(raw), String(gzip), String(brotli), `${unit} ${most}`], widths)
  }
  rmSync(folder, { recursive: true })
}

time()
if (!process.argv.includes('--time')) await weigh()
