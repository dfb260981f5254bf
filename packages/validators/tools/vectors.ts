// "npm run vectors -- --write": test vectors for those who write the same checks in another language. Values and texts come
// from the tables of the tests, answers from this package; a test compares the answers with the reference.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as library from '../src/index.ts'
import { corpora } from '../test/data/further-spellings.ts'
import { published, refused } from '../test/data/published.ts'
import type { Corpus } from '../test/data/spellings.ts'
import { type Proof, proofs, spoiled } from '../test/reference/prove.ts'
import { seeded } from '../test/seeded.ts'
import { bad, good, type GoodKind } from '../test/tables.ts'

/** A value with the answer of the strict check: null where it holds, else the code. */
export interface CheckVector {
  readonly value: string
  readonly bik?: string
  readonly code: string | null
}

/** A text with the value that the lenient reading gives, or null. */
export interface ReadVector {
  readonly text: string
  readonly bik?: string
  readonly value: string | null
}

/** The vectors of one identifier. */
export interface Vectors {
  readonly identifier: string
  readonly check: readonly CheckVector[]
  readonly read: readonly ReadVector[]
}

interface Linked {
  readonly check: (value: string, bik?: string) => string | undefined
  readonly parse: (text: string, bik?: string) => { readonly value?: string | undefined }
}

const folder = join(import.meta.dirname, '../vectors')

/** How many values are made for each identifier, besides those of the tables. */
const made = 60

const kinds: Readonly<Record<Exclude<GoodKind, 'rkcAccount'>, string>> = {
  inn10: 'inn',
  inn12: 'inn',
  ogrn: 'ogrn',
  ogrnip: 'ogrn',
  kpp: 'kpp',
  bik: 'bik',
  corrAccount: 'correspondentAccount',
  settlementAccount: 'settlementAccount',
  snils: 'snils',
  okpo: 'okpo',
}

/** Values of the tables for an identifier, with the БИК where the table has one. */
const tabled = (name: string): readonly (readonly [value: string, bik?: string | undefined])[] => [
  ...Object.entries(kinds).flatMap(([kind, of]) =>
    of === name ? good[kind as GoodKind].map(({ value, bik }) => [value, bik] as const) : [],
  ),
  ...bad.flatMap(({ rule, value, bik }) =>
    ((kinds as Readonly<Record<string, string>>)[rule] ?? rule) === name ? [[value, bik] as const] : [],
  ),
  ...((published as Readonly<Record<string, { readonly values: readonly string[] }>>)[name]?.values ?? []).map(
    (value) => [value] as const,
  ),
  ...((refused as Readonly<Record<string, readonly (readonly [string, string])[]>>)[name] ?? []).map(
    ([value]) => [value] as const,
  ),
]

const vectorsOf = (proof: Proof): Vectors => {
  const { name } = proof
  const { check, parse } = (library as unknown as Readonly<Record<string, Linked>>)[name] as Linked
  const isLinked = name.endsWith('Account')
  const random = seeded(1)
  const values = [
    ...tabled(name),
    ...Array.from({ length: made }, () => {
      const { value, bik } = spoiled(proof, random)
      return [value, bik] as const
    }),
  ]
  const rows = values.map(([value, bik]): CheckVector => {
    const of = isLinked ? { bik: bik ?? '' } : {}
    return { value, ...of, code: (isLinked ? check(value, of.bik) : check(value)) ?? null }
  })
  const corpus: Corpus = corpora[name as keyof typeof corpora]
  const [first = '', bank] = corpus.values[0]?.split(' ') ?? []
  const texts = new Set([...corpus.read, ...corpus.refused].map((write) => write(first)))
  return {
    identifier: name,
    check: [...new Map(rows.map((row) => [`${row.value} ${row.bik}`, row])).values()],
    read: [...texts].map((text) => ({
      text,
      ...(bank && { bik: bank }),
      value: (bank ? parse(text, bank) : parse(text)).value ?? null,
    })),
  }
}

/** JSON with a row on each line; what cannot be seen, and every space but the common one, is written as its code. */
const written = ({ identifier, check, read }: Vectors): string => {
  const rows = (list: readonly object[]): string =>
    list
      .map((row) => `    ${JSON.stringify(row)}`)
      .join(',\n')
      .replaceAll(
        /[\p{Cf}\p{Zl}\p{Zp}\p{VS}\u0085]|(?! )\p{Zs}/gu,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
  return `{\n  "identifier": "${identifier}",\n  "check": [\n${rows(check)}\n  ],\n  "read": [\n${rows(read)}\n  ]\n}\n`
}

/** Every file of vectors by its name. */
export const vectorFiles = (): ReadonlyMap<string, string> =>
  new Map(
    proofs.map((proof) => [
      `${proof.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`,
      written(vectorsOf(proof)),
    ]),
  )

/** The files that lie in the folder, by name. */
export const writtenVectors = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

if (import.meta.main && process.argv.includes('--write')) {
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of vectorFiles()) writeFileSync(join(folder, file), text)
}
