import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

/** Two starts of a server, a database from nothing, and a courier that is asked once a minute. */
const TIMEOUT_MS = 600_000

const program = join(import.meta.dirname, 'first-month.mjs')
let end = async (): Promise<void> => undefined

afterEach(() => end())

// The program has the documents alone: it imports nothing of the repository, makes HTTP calls and writes no SQL.
it(
  'goes from the first person of the staff to a repaid object, paid claims, a closed month and paid invoices',
  async () => {
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] })
    const closed = once(child, 'close')
    end = async () => {
      // It ends its server with itself.
      child.kill('SIGTERM')
      await closed
    }
    let output = ''
    let problems = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()))
    const [code] = (await closed) as [number | null]
    expect([code, problems]).toEqual([0, ''])
    expect(JSON.parse(output)).toEqual({
      object: 'REPAID',
      claims: { credits: 'PAID', orders: 'PAID', parcels: 'PAID' },
      certificate: 'ISSUED',
      invoices: { debtor: 'PAID', sender: 'PAID' },
    })
  },
  TIMEOUT_MS,
)
