import { fork } from 'node:child_process'
import { extensionOf } from '@cabinet/contract/file'
import { SECOND_MS } from '../../kernel/durations.ts'
import { createKeyedMutex } from '../../kernel/keyed-mutex.ts'
import { fileErrors } from '../files/errors.ts'
import type { IncomingFile } from '../files/incoming.ts'
import type { Sheet, SheetRequest } from './sheet.ts'

/** What reading a workbook may take: many times what the longest import needs. */
const LONGEST_MS = 10 * SECOND_MS
const MOST_MEMORY_MB = 256

const turns = createKeyedMutex()

/**
 * Reads a workbook in a process of its own. Of a small file the reader may make gigabytes and work for a minute: neither
 * may stop the server. A thread would not do, because one that runs out of memory may take its process along.
 */
const readAside = (request: SheetRequest): Promise<Sheet | null> =>
  new Promise((resolve) => {
    const child = fork(new URL('./sheet-process.ts', import.meta.url), [JSON.stringify(request)], {
      execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`],
      // It needs no secret of the server to read a file.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    })
    child.on('message', (sheet) => resolve(sheet as Sheet | null))
    child.on('error', () => resolve(null))
    child.on('exit', () => resolve(null))
  })

/**
 * Reads the first sheet of a workbook, no further than so many rows and columns. Workbooks are read one after another,
 * so that many at once do not take the memory of the server.
 *
 * @throws HttpError 415 for what is no workbook, is locked by a password, or takes more to read than is bearable
 */
export const readSheet = async (
  { name, path }: Pick<IncomingFile, 'name' | 'path'>,
  { maxRows, maxColumns }: Omit<SheetRequest, 'path'>,
): Promise<Sheet> => {
  if (extensionOf(name) !== 'xlsx') throw fileErrors.wrongType(name)
  const endTurn = await turns.acquire('workbook')
  try {
    const sheet = await readAside({ path, maxRows, maxColumns })
    if (!sheet) throw fileErrors.wrongType(name)
    return sheet
  } finally {
    endTurn()
  }
}
