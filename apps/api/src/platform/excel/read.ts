import { fork } from 'node:child_process'
import { once } from 'node:events'
import { SECOND_MS } from '../../kernel/durations.ts'
import type { Sheet, SheetRequest } from './sheet.ts'

/** What reading a workbook may take: many times what the longest import needs. */
const LONGEST_MS = 10 * SECOND_MS
const MOST_MEMORY_MB = 256

/**
 * Reads a workbook in a process of its own. Of a small file the reader may make gigabytes and work for a minute: neither
 * may stop the server. A thread would not do, because one that runs out of memory may take its process along.
 *
 * @param signal ends the process: nobody waits for the workbook any more
 * @returns null for what is no workbook, is locked, or takes too much
 */
export const readAside = (request: SheetRequest, signal: AbortSignal): Promise<Sheet | null> =>
  new Promise((resolve) => {
    const child = fork(new URL('./sheet-process.ts', import.meta.url), [JSON.stringify(request)], {
      execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`],
      // It needs no secret of the server to read a file.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      signal,
    })
    let sheet: Sheet | null = null
    child.on('message', (message) => {
      sheet = message as Sheet | null
    })
    child.on('error', () => {
      if (child.pid === undefined) resolve(null)
    })
    // Its turn is over when its memory is free; what it has said may come later than its end.
    Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(
      () => resolve(sheet),
      () => {},
    )
  })
