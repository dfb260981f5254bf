import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const repository = join(import.meta.dirname, '../../..')

interface RunOptions {
  /** Folder that the tool runs in. */
  readonly cwd: string
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** The tool tells by its exit code what it also prints: then what it printed is the answer. */
  readonly mayFail?: boolean
}

/**
 * Runs a tool of the workspace on this version of Node.
 *
 * @param tool - path of its script in `node_modules`
 * @returns what it prints
 * @throws when it ends badly, with what it printed in the message
 */
export const run = async (
  tool: string,
  args: readonly string[],
  { cwd, env, mayFail = false }: RunOptions,
): Promise<string> => {
  try {
    const { stdout } = await execute(process.execPath, [join(repository, 'node_modules', tool), ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    if (mayFail && stdout !== '') return stdout
    throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}
