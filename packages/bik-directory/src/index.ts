import * as data from './data/index.ts'
import { createDirectory } from './directory.ts'

export { createDirectory } from './directory.ts'
export type {
  Bank,
  BankAccount,
  BankRecord,
  BankStatus,
  BikDirectory,
  DirectoryChunk,
  DirectoryData,
  OnDay,
  SearchOptions,
} from './directory.ts'

/** The directory that the package brings: look at `date` and `source`, `sample` has a few banks only. */
export const directory = createDirectory(data)

/**
 * The bank with a code, as it is on a day; nothing when the directory has none.
 *
 * @example
 * const bank = await getBank('044525225', { on: '2026-11-20' })
 */
export const getBank = directory.getBank

/**
 * Banks that fit what somebody has typed, the best first.
 *
 * @example
 * await searchBanks('банк петербург')
 */
export const searchBanks = directory.searchBanks
