import { finished, type Readable } from 'node:stream'
import { errorCodes } from '@cabinet/contract/errors'
import { extensionOf } from '@cabinet/contract/file'
import { createFairQueue, type FairQueueLimits, QueueFullError } from '../../kernel/fair-queue.ts'
import { errors, HttpError } from '../../kernel/http-error.ts'
import type { Message } from '../../kernel/language.ts'
import { fileErrors } from '../files/errors.ts'
import type { IncomingFile } from '../files/incoming.ts'
import { readAside } from './read.ts'
import type { Sheet, SheetRequest } from './sheet.ts'

declare module '../context.ts' {
  interface Platform {
    readonly workbooks: Workbooks
  }
}

/** Whose call it is, and whether anybody still waits for its answer. */
export interface Reader {
  /** Its organization; who has none stands for themselves. */
  readonly owner: string
  readonly signal: AbortSignal
}

/** Does a piece of work when its turn comes. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Begins a file that is made while it is sent; every piece of its work waits for its turn. */
export type MakeContent = (takeTurn: TakeTurn) => Promise<Readable>

/**
 * Workbooks that people send and download. Organizations take turns, however many one of them brings, and who has left
 * is not waited for.
 */
export interface Workbooks {
  /**
   * Reads the first sheet of a workbook, no further than so many rows and columns.
   *
   * @throws HttpError 415 for what is no workbook, is locked by a password, or takes more to read than is bearable; 429
   *   and 503 when too many wait
   */
  read(file: Pick<IncomingFile, 'name' | 'path'>, bounds: Omit<SheetRequest, 'path'>, reader: Reader): Promise<Sheet>
  /**
   * Begins a download. It ends at once when its reader leaves.
   *
   * @throws HttpError 429 and 503 when too many are under way
   */
  open(make: MakeContent, reader: Reader): Promise<Readable>
}

/** How much is done at once, and how much may wait. */
export interface WorkbookLimits {
  /** Workbooks that are read: each takes a process and up to 256 MB. */
  readonly reading: FairQueueLimits
  /** Batches of rows that are read for downloads. */
  readonly batches: Pick<FairQueueLimits, 'running' | 'runningOfOwner'>
  /** Downloads that are under way, of one owner and of everybody. */
  readonly open: { readonly ofOwner: number; readonly ofAll: number }
}

const LIMITS: WorkbookLimits = {
  reading: { running: 2, runningOfOwner: 1, waiting: 20, waitingOfOwner: 3 },
  batches: { running: 3, runningOfOwner: 1 },
  open: { ofOwner: 4, ofAll: 60 },
}

const RETRY_AFTER_S = 15

const ownFull: Message = {
  ru: 'Ваша организация уже обрабатывает несколько файлов Excel. Дождитесь их и повторите',
  en: 'Several Excel files of your organization are being processed. Wait for them and try again',
}
const allFull: Message = {
  ru: 'Сейчас обрабатывается слишком много файлов Excel. Повторите через минуту',
  en: 'Too many Excel files are being processed now. Try again in a minute',
}

const tooMany = (isOwn: boolean): HttpError =>
  isOwn
    ? new HttpError(429, errorCodes.tooMany, ownFull, [], RETRY_AFTER_S)
    : new HttpError(503, errorCodes.unavailable, allFull, [], RETRY_AFTER_S)

/** What breaks because its reader has left is no failure of ours, and nobody sees the answer. */
const orLeft = (error: unknown, { aborted }: AbortSignal): unknown => (aborted ? errors.unavailable() : error)

/**
 * @param parse reads a workbook when its turn has come; null for what is none
 */
export const createWorkbooks = (limits: WorkbookLimits = LIMITS, parse: typeof readAside = readAside): Workbooks => {
  const reading = createFairQueue(limits.reading)
  // A download waits for one batch at a time, and downloads are counted.
  const batches = createFairQueue({ ...limits.batches, waiting: Infinity, waitingOfOwner: Infinity })
  const open = new Map<string, number>()
  let openOfAll = 0

  const count = (owner: string, change: number): void => {
    const ofOwner = (open.get(owner) ?? 0) + change
    if (ofOwner > 0) open.set(owner, ofOwner)
    else open.delete(owner)
    openOfAll += change
  }

  return {
    async read({ name, path }, bounds, { owner, signal }) {
      if (extensionOf(name) !== 'xlsx') throw fileErrors.wrongType(name)
      let sheet: Sheet | null
      try {
        sheet = await reading.run(owner, () => parse({ path, ...bounds }, signal), signal)
      } catch (error) {
        throw error instanceof QueueFullError ? tooMany(error.isOwn) : orLeft(error, signal)
      }
      if (!sheet) throw orLeft(fileErrors.wrongType(name), signal)
      return sheet
    },
    async open(make, { owner, signal }) {
      if ((open.get(owner) ?? 0) >= limits.open.ofOwner) throw tooMany(true)
      if (openOfAll >= limits.open.ofAll) throw tooMany(false)
      count(owner, 1)
      try {
        const stream = await make((work) => batches.run(owner, work, signal))
        const leave = () => stream.destroy()
        finished(stream, () => {
          signal.removeEventListener('abort', leave)
          count(owner, -1)
        })
        if (signal.aborted) leave()
        else signal.addEventListener('abort', leave, { once: true })
        return stream
      } catch (error) {
        count(owner, -1)
        throw orLeft(error, signal)
      }
    },
  }
}
