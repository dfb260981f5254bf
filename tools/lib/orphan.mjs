import { readFileSync } from 'node:fs'

/** How often to look, in milliseconds. */
const interval = 500

const shells = /^(?:da|ba|z|a)?sh$/

/**
 * Tells when npm, which started this process, is gone. npm hands a signal on to the shell between the two and no
 * further, and SIGKILL goes nowhere; without this the server would live on and hold its port and data.
 * A process that was not started by npm has nobody to outlive.
 *
 * @param {() => void} onOrphaned Called once.
 */
export function whenOrphaned(onOrphaned) {
  if (!process.env['npm_lifecycle_event']) return
  const npm = lineage()
  const timer = setInterval(() => {
    if (lineage() === npm) return
    clearInterval(timer)
    onOrphaned()
  }, interval)
  timer.unref()
}

/** @returns {string} The processes from this one's parent up to npm: shells, then the first that is none. */
function lineage() {
  const ids = [process.ppid]
  for (let parent = look(process.ppid); parent && shells.test(parent.name); parent = look(parent.ppid))
    ids.push(parent.ppid)
  return ids.join(' ')
}

/**
 * @param {number} id
 * @returns {{ name: string, ppid: number } | undefined} Nothing where the system does not tell it as a file.
 */
function look(id) {
  try {
    const [, name = '', ppid] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? []
    return { name, ppid: Number(ppid) }
  } catch {
    return undefined
  }
}
