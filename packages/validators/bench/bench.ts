import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { bik, correspondentAccount, inn, kpp, ogrn, snils } from '../src/index.ts'
import { seeded } from '../test/seeded.ts'
import { type PeerRule, peers } from '../test/peers/peers.ts'
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
  tightSnils,
} from './loops.ts'
import { measure } from './measure.ts'

type Check = (value: string, of: string) => unknown

interface Row {
  readonly name: string
  readonly rule: PeerRule
  readonly make: (random: () => number, of: string) => string
  readonly ours: Check
  readonly loop: Check
}

const rows: readonly Row[] = [
  {
    name: 'inn, 10 digits',
    rule: 'inn',
    make: (random) => inn.generate(random),
    ours: (value) => inn.check(value),
    loop: tightInn10,
  },
  {
    name: 'inn, 12 digits',
    rule: 'inn',
    make: (random) => inn.generate(random, 12),
    ours: (value) => inn.check(value),
    loop: tightInn12,
  },
  {
    name: 'ogrn, 13 digits',
    rule: 'ogrn',
    make: (random) => ogrn.generate(random),
    ours: ogrn.check,
    loop: tightOgrn13,
  },
  {
    name: 'ogrn, 15 digits',
    rule: 'ogrnip',
    make: (random) => ogrn.generate(random, 15),
    ours: ogrn.check,
    loop: tightOgrn15,
  },
  { name: 'kpp', rule: 'kpp', make: kpp.generate, ours: kpp.check, loop: tightKpp },
  { name: 'bik', rule: 'bik', make: (_, of) => of, ours: bik.check, loop: tightBik },
  { name: 'snils', rule: 'snils', make: snils.generate, ours: snils.check, loop: tightSnils },
  {
    name: 'correspondent account',
    rule: 'correspondentAccount',
    make: (random, of) => correspondentAccount.generate(random, of),
    ours: correspondentAccount.check,
    loop: tightAccount,
  },
]

const print = (cells: readonly string[], widths: readonly number[]): void =>
  console.log(
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  '),
  )

const time = (): void => {
  const widths = [30, 8, 8, 8, 8, 36, 8]
  console.log(
    `Time of one check, ns: the fastest of interleaved rounds. Node ${process.versions.node}, ${availableParallelism()} cores.`,
  )
  console.log(
    'Targets for an INN that holds: at most 1.5 x the tight loop, and at least 4 x faster than the best peer. ' +
      'Reading: the characters looked at once, and nothing else.\n',
  )
  print(['', 'ours', 'loop', 'x loop', 'reading', 'best peer', 'faster'], widths)
  for (const { name, rule, make, ours, loop } of rows)
    for (const isValid of [true, false]) {
      const random = seeded(7)
      const samples = Array.from({ length: 64 }, () => {
        const of = bik.generate(random)
        const value = make(random, of)
        // The last character decides in every rule, also where there is no check digit.
        const last = isValid
          ? value.slice(-1)
          : rule === 'bik' || rule === 'kpp'
            ? 'x'
            : String((Number(value.slice(-1)) + 1) % 10)
        return [value.slice(0, -1) + last, of] as const
      })
      const rivals = peers.flatMap(({ name: peer, checks }) => {
        const check = checks[rule]
        return check ? [{ peer, check }] : []
      })
      const [mine = NaN, tight = NaN, bare = NaN, ...others] = measure(
        [ours, loop, reading, ...rivals.map(({ check }) => check)],
        samples,
      )
      const best = Math.min(...others)
      print(
        [
          `${name}, ${isValid ? 'valid' : 'wrong'}`,
          mine.toFixed(1),
          tight.toFixed(1),
          (mine / tight).toFixed(2),
          bare.toFixed(1),
          `${rivals[others.indexOf(best)]?.peer} ${best.toFixed(0)}`,
          `${(best / mine).toFixed(1)} x`,
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
await weigh()
