import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listFiles } from '../house/files.mjs'
import { root } from '../lib/runtime.mjs'
import { workspaces } from '../lib/workspaces.mjs'

/** What tools keep beside the dependencies: packages prepared for a browser, which a run in the copy would write anew. */
const isCache = (name: string): boolean => name.startsWith('.vite')

/** A copy of the repository as it would be committed now, with dependencies of its own workspaces. */
export const copyRepository = (purpose: string): string => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), `cabinet-${purpose}-`)))
  for (const path of listFiles(root)) cpSync(join(root, path), join(copy, path))

  // Dependencies are shared, except that the workspaces must be those of the copy.
  const scope = dirname(workspaces()[0]?.name ?? '')
  const link = (folder: string) => {
    if (!existsSync(join(root, folder))) return
    mkdirSync(join(copy, folder), { recursive: true })
    for (const name of readdirSync(join(root, folder)))
      if (name !== scope && !isCache(name)) symlinkSync(join(root, folder, name), join(copy, folder, name))
  }
  link('node_modules')
  mkdirSync(join(copy, 'node_modules', scope))
  for (const { name, folder } of workspaces()) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name))
    link(`${folder}/node_modules`)
  }
  return copy
}
