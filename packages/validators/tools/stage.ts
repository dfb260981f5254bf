import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishDeclarations } from '@cabinet/packaging/declarations'
import { run as runTool } from '@cabinet/packaging/run'

/** The folder of the package. */
export const home = join(import.meta.dirname, '..')

/** Runs a tool of the workspace, by its path in `node_modules`, in the folder of the package. */
export const run = (tool: string, args: readonly string[]): Promise<string> => runTool(tool, args, { cwd: home })

/**
 * Builds the package into a folder of its own, as it would be published, and gives that folder. A build in place could
 * be read by somebody else half-way.
 */
export const stage = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'validators-'))
  for (const name of ['package.json', 'src', 'LICENSE', 'README.md', 'README.ru.md', 'llms.txt'])
    if (existsSync(join(home, name))) cpSync(join(home, name), join(folder, name), { recursive: true })
  const dist = join(folder, 'dist')
  await run('tsup/dist/cli-default.js', ['--silent', '--out-dir', dist])
  await run('typescript/bin/tsc', ['-p', 'tsconfig.build.json', '--outDir', dist])
  publishDeclarations(dist)
  return folder
}
