// Loaded into a service before its own code. When the command that started the service is killed, nobody is left to
// tell the service; it then stops in its usual, orderly way instead of holding the port and the data folder.
import { isMainThread } from 'node:worker_threads'

/** How often to look, in milliseconds. */
const interval = 500

const command = Number(process.env['CABINET_COMMAND'])

if (isMainThread && command) {
  const timer = setInterval(() => {
    if (lives(command)) return
    clearInterval(timer)
    // With --watch another process stands between, which would start the service again.
    if (process.ppid !== command && process.ppid > 1) process.kill(process.ppid, 'SIGTERM')
    process.kill(process.pid, 'SIGTERM')
  }, interval)
  timer.unref()
}

/**
 * @param {number} id Of a process.
 * @returns {boolean} Whether there is such a process.
 */
function lives(id) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
