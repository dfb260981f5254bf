import { attempt } from './internal/attempt.ts'
import { sampleData } from './internal/bik-sample.ts'
import { type Bank, bankOf, type DirectoryData } from './internal/directory-rows.ts'

export type { Bank, DirectoryData } from './internal/directory-rows.ts'

/**
 * What a bank is on a day: `active`; `restricted`, with a restriction that holds; `planned`, not yet a participant;
 * `closed`, no longer one; `unknown`, not in the directory.
 */
export type BankStatus = 'active' | 'restricted' | 'planned' | 'closed' | 'unknown'

/** A directory of banks that can be asked. */
export interface BikDirectory {
  /** The day of which it tells: year-month-day. Show it to people. */
  readonly date: string
  /** Where it comes from; `sample` has a few banks only and is for tests and first steps. */
  readonly source: DirectoryData['source']
  /** How many banks it has. */
  readonly size: number
  /** The bank with a code; nothing when there is none. Spaces around the code are no matter. */
  readonly find: (bik: unknown) => Bank | undefined
  /**
   * What the bank with a code is on a day.
   *
   * @param day - year-month-day; the day of the directory when nothing is said
   */
  readonly status: (bik: unknown, day?: string) => BankStatus
  /**
   * Banks whose code begins with a text, or whose name has all its words, in the order of the directory.
   *
   * @param most - how many are given at most; 10 when nothing is said
   */
  readonly search: (text: unknown, most?: number) => readonly Bank[]
}

const isData = (data: unknown): data is DirectoryData => {
  const { format, date, rows } = Object(data) as Partial<DirectoryData>
  return format === 1 && typeof date === 'string' && typeof rows === 'string'
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/**
 * A directory from its data: those that the tool of this package has written, that `readEd807` has read from a file of
 * the Bank of Russia, or that a server has sent as JSON. So a newer directory is loaded while the application runs.
 *
 * @returns the directory; nothing when the data are none
 * @example
 * const directory = directoryOf(await (await fetch('/bik-directory.json')).json())
 */
export const directoryOf = (data: unknown): BikDirectory | undefined => {
  const safe = attempt(() => (isData(data) ? { date: data.date, source: data.source, rows: data.rows } : undefined))
  if (!safe) return undefined
  const rows = safe.rows.split('\n').filter((row) => /^\d{9}(\t|$)/.test(row))
  const byBik = new Map(rows.map((row) => [row.slice(0, 9), row]))
  const find = (bik: unknown): Bank | undefined => {
    const row = typeof bik === 'string' && bik.length < 64 ? byBik.get(bik.trim()) : undefined
    return row === undefined ? undefined : bankOf(row)
  }
  return {
    date: safe.date,
    source: safe.source === 'sample' ? 'sample' : 'Bank of Russia, ED807',
    size: byBik.size,
    find,
    status: (bik, day = safe.date) => {
      const bank = find(bik)
      if (!bank) return 'unknown'
      if (bank.from && day < bank.from) return 'planned'
      if (bank.until && day > bank.until) return 'closed'
      return bank.restrictions.some(({ since }) => since <= day) ? 'restricted' : 'active'
    },
    search: (text, most = 10) => {
      if (typeof text !== 'string' || text.length > 256) return []
      const words = plain(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
      if (words.length === 0) return []
      const found: Bank[] = []
      for (const row of rows) {
        if (found.length >= most) break
        const name = plain(row.slice(10, row.indexOf('\t', 10) < 0 ? undefined : row.indexOf('\t', 10)))
        if ((words.length === 1 && row.startsWith(words[0] ?? '')) || words.every((word) => name.includes(word)))
          found.push(bankOf(row))
      }
      return found
    },
  }
}

/** A directory of 23 banks for tests and first steps; it is not that of the Bank of Russia. */
export const sampleDirectory = (): BikDirectory => directoryOf(sampleData) as BikDirectory
