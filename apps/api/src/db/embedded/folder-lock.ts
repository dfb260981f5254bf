import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process works with the same data. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'

  constructor(folder: string) {
    super(
      `The data in ${folder} is already in use by another running server. ` +
        'Stop that server first, or give this one its own folder with DATA_DIR.',
    )
  }
}

/**
 * Takes the data folder for this process; the embedded database itself would let two processes overwrite each other.
 *
 * An exclusive SQLite transaction on a file beside the folder is a lock of the operating system: it is refused at once
 * when somebody holds it and dies with its process, so nothing has to be cleaned up after a crash.
 *
 * @returns gives the folder back
 * @throws FolderInUseError
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(dirname(folder), { recursive: true })
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked/i.test(error.message)) throw new FolderInUseError(folder)
    throw error
  }
  return () => lock.close()
}
