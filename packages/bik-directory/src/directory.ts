import { type BankAccount, type BankRecord, recordOf } from './internal/rows.ts'
import { readings } from './internal/search.ts'

export type { BankAccount, BankRecord } from './internal/rows.ts'

/**
 * What a bank is on a day: `active`; `restricted`, with a restriction that holds; `planned`, not yet a participant;
 * `closed`, no longer one.
 */
export type BankStatus = 'active' | 'restricted' | 'planned' | 'closed'

/** A bank on a day. */
export interface Bank extends BankRecord {
  readonly status: BankStatus
  /** The account in the Bank of Russia that is open on the day; for bodies of the Treasury the single treasury account. */
  readonly correspondentAccount: string | undefined
}

/** Banks whose codes follow each other, loaded when one of them is asked for. */
export interface DirectoryChunk {
  /** The least code of the chunk. */
  readonly first: string
  readonly load: () => Promise<{ readonly rows: string }>
}

/** A directory as the command writes it and `readEd807` reads it. */
export interface DirectoryData {
  /** The day of the directory: year-month-day. */
  readonly date: string
  /** Where it comes from; `sample` has a few banks only. */
  readonly source: string
  /** In the order of the codes. */
  readonly chunks: readonly DirectoryChunk[]
}

/** The day for which a bank is asked. */
export interface OnDay {
  /** Year-month-day; the day of the directory when left out. */
  readonly on?: string
}

/** What is searched. */
export interface SearchOptions extends OnDay {
  /** How many banks are given at most; 10 when left out. */
  readonly limit?: number
}

/** A directory of banks. */
export interface BikDirectory {
  /** The day of the directory: year-month-day. Show it to people. */
  readonly date: string
  readonly source: string
  /** The bank with a code; nothing when there is none. Loads one chunk. */
  readonly getBank: (bik: string, options?: OnDay) => Promise<Bank | undefined>
  /**
   * Banks that fit what somebody has typed: words of the name and of the town in any order, the beginning of a БИК or of
   * a SWIFT code, a part of an account. Loads the whole directory. Banks that are closed come last.
   */
  readonly searchBanks: (text: string, options?: SearchOptions) => Promise<readonly Bank[]>
}

/** Accounts by the order in which one of them is that of the bank: correspondent, treasury, clearing, others. */
const kinds = ['CRSA', 'UTRA', 'CLAC', 'BANA']

const isOpen = ({ from, until }: BankAccount, day: string): boolean => !(from && day < from) && !(until && day >= until)

const statusOf = ({ from, until, restrictions }: BankRecord, day: string): BankStatus => {
  if (from && day < from) return 'planned'
  if (until && day > until) return 'closed'
  return restrictions.some(({ since }) => since <= day) ? 'restricted' : 'active'
}

const bankOn = (record: BankRecord, day: string): Bank => {
  const open = record.accounts.filter((account) => isOpen(account, day))
  return {
    ...record,
    status: statusOf(record, day),
    correspondentAccount: kinds.flatMap((kind) => open.filter((account) => account.kind === kind))[0]?.number,
  }
}

/**
 * A directory from data of one's own: the modules that `cabinet-bik-directory build` has written, or what `readEd807` has
 * read. So a newer directory replaces the one in the package.
 *
 * @example
 * const directory = createDirectory(await import('#banks'))
 */
export const createDirectory = ({ date, source, chunks }: DirectoryData): BikDirectory => {
  const rowsOf = async ({ load }: DirectoryChunk): Promise<readonly string[]> => (await load()).rows.split('\n')
  let records: Promise<readonly BankRecord[]> | undefined
  const loadRecords = async (): Promise<readonly BankRecord[]> =>
    (await Promise.all(chunks.map(rowsOf))).flat().map(recordOf)
  const listRecords = (): Promise<readonly BankRecord[]> => {
    records ??= loadRecords().catch((error: unknown) => {
      // The next search loads again.
      records = undefined
      throw error
    })
    return records
  }
  return {
    date,
    source,
    getBank: async (bik, { on = date } = {}) => {
      const code = String(bik).trim()
      const chunk = chunks.findLast(({ first }) => first <= code)
      if (!chunk || !/^\d{9}$/.test(code)) return undefined
      const row = (await rowsOf(chunk)).find((one) => one.slice(0, 9) === code)
      return row === undefined ? undefined : bankOn(recordOf(row), on)
    },
    searchBanks: async (text, { on = date, limit = 10 } = {}) => {
      if (typeof text !== 'string' || text.length > 256) return []
      for (const rank of readings(text)) {
        const found = (await listRecords()).flatMap((record) => {
          const place = rank(record)
          if (place === undefined) return []
          const bank = bankOn(record, on)
          return { bank, place: bank.status === 'closed' ? place + 2 : place }
        })
        if (found.length > 0)
          return found
            .sort((one, other) => one.place - other.place)
            .slice(0, limit)
            .map(({ bank }) => bank)
      }
      return []
    },
  }
}
