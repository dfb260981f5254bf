import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of the package. */
export const home = join(import.meta.dirname, '..')

/** Runs a script on this version of Node and gives what it prints. */
const script = (path: string, args: readonly string[], cwd = home): string =>
  execFileSync(process.execPath, [path, ...args], { cwd, encoding: 'utf8' })

/** Runs a tool of the workspace, by its path in `node_modules`, and gives what it prints. */
export const run = (tool: string, args: readonly string[], cwd = home): string =>
  script(join(home, '../../node_modules', tool), args, cwd)

/**
 * Builds the package into a folder of its own, as it would be published, and gives that folder. A build in place could
 * be read by somebody else half-way.
 */
export const stage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'validators-'))
  for (const name of ['package.json', 'src', 'LICENSE', 'README.md', 'README.ru.md', 'llms.txt'])
    if (existsSync(join(home, name))) cpSync(join(home, name), join(folder, name), { recursive: true })
  const dist = join(folder, 'dist')
  run('tsup/dist/cli-default.js', ['--silent', '--out-dir', dist])
  run('typescript/bin/tsc', ['-p', 'tsconfig.build.json', '--outDir', dist])
  script(join(home, 'tools/declarations.ts'), [dist])
  return folder
}
