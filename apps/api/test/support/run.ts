import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Config } from '../../src/config.ts'

/** A program of the server's that runs as a process of its own. */
export interface Run {
  readonly process: ChildProcess
  /** What it has printed so far. */
  readonly output: () => string
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Where processes share what they have compiled, when the command of the tests names a place. */
const compiled = process.env['NODE_COMPILE_CACHE']

/** Starts a file of `src`; of the real environment it gets nothing but the path and that place. */
export const run = (entry: string, parameters: readonly string[], variables: Readonly<Record<string, string>>): Run => {
  const file = join(import.meta.dirname, '../../src', entry)
  // Compiled as in the tests themselves: none of these processes lives long enough for faster code to pay.
  const child = spawn(
    process.execPath,
    ['--conditions=cabinet-source', '--liftoff-only', '--no-opt', file, ...parameters],
    {
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'warn',
        PORT: '0',
        ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { process: child, output: () => text, ended }
}

/** Starts the server on the data of `config`, with its keys, as an installation with the demo. */
export const runServerOn = ({ database, dataDir, tokenSecret, secretsKey }: Config): Run =>
  run('main.ts', [], {
    TOKEN_SECRET: tokenSecret ?? '',
    SECRETS_KEY: secretsKey ?? '',
    DEMO_MODE: 'true',
    ...(database.kind === 'postgres' ? { DATABASE_URL: database.url } : { DATA_DIR: dataDir }),
  })

/** Where a server has said that it is; waits until it says so. */
export const addressOf = async ({ process: child, output, ended }: Run): Promise<string> => {
  const find = (): string | undefined => /http:\/\/[\w.]+:\d+/.exec(output())?.[0]
  while (!find()) {
    const isOver = await Promise.race([once(child.stdout ?? child, 'data').then(() => false), ended.then(() => true)])
    if (isOver && !find()) throw new Error(`The server ended: ${output()}`)
  }
  return find() ?? ''
}
