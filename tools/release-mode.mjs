// What the workflow of releases has to do after a merge, as an output of its step: ask for the next versions while notes
// wait, and publish when none does.
import { join } from 'node:path'
import { command } from './lib/problem.mjs'
import { root } from './lib/runtime.mjs'
import { waitingNotes } from './lib/waiting-notes.mjs'

await command(async () => {
  console.log(`mode=${waitingNotes(join(root, '.changeset')).length > 0 ? 'version' : 'publish'}`)
  return 0
})
