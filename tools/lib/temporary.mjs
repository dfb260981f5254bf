import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'

/** Several times what the tests have there at once: their databases, browsers and copies of the repository. */
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Where tests write what ends with them. They fill some hundreds of databases, and a disk takes a second of the
 * processor for each of them where memory takes a tenth: so it is memory, on a machine that has enough.
 *
 * @param {object} [machine] What is asked of the machine.
 * @param {string} [machine.memory] A folder that is kept in memory.
 * @param {() => number} [machine.available] Bytes of memory that this process may still take.
 * @returns {string | undefined} A folder of its own, gone with this process; nothing when the usual place has to do.
 */
export function temporaryInMemory({ memory = MEMORY, available = () => process.availableMemory() } = {}) {
  // Who has chosen a place knows why.
  if (process.env['TMPDIR']) return undefined
  try {
    const { bavail, bsize } = statfsSync(memory)
    // What lies in the folder is taken from the memory, of which the tests themselves need twice as much.
    if (bavail * bsize < NEEDED_BYTES || available() < 3 * NEEDED_BYTES) return undefined
    const folder = mkdtempSync(join(memory, 'cabinet-tests-'))
    // PostgreSQL runs as another user than root and has a folder of its own in here.
    chmodSync(folder, 0o711)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  } catch {
    // Another system, or a memory that this user may not write to.
    return undefined
  }
}
