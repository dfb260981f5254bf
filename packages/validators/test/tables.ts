import { readFileSync } from 'node:fs'

/** One published number that must pass. */
export interface GoodRow {
  readonly value: string
  readonly bik?: string
}

/** A pair of accounts of the Treasury. */
export interface TreasuryRow {
  readonly bik: string
  readonly singleTreasuryAccount: string
  readonly treasuryAccount: string
}

/** One value that must be refused, with the kind of the issue. */
export interface BadRow {
  readonly rule: string
  readonly value: string
  readonly bik?: string
  readonly expected: string
}

const read = <Table>(name: string): Table =>
  JSON.parse(readFileSync(`${import.meta.dirname}/data/${name}.json`, 'utf8')) as Table

export type GoodKind =
  | 'inn10'
  | 'inn12'
  | 'ogrn'
  | 'ogrnip'
  | 'kpp'
  | 'bik'
  | 'corrAccount'
  | 'settlementAccount'
  | 'rkcAccount'
  | 'snils'
  | 'okpo'

/** Published numbers by kind; see the sources in the file. */
export const good = read<
  Readonly<Record<GoodKind | 'iban', readonly GoodRow[]>> & { readonly treasury: readonly TreasuryRow[] }
>('identifiers-good')

/** Values that must be refused. */
export const bad = read<{ readonly cases: readonly BadRow[] }>('identifiers-bad').cases
