// Registers of 100,000 orders on PostgreSQL: the first page, and the whole as a workbook from the request to its last
// byte, beside a bare driver that reads the same columns. Ends with 1 when one takes longer than promised, when a
// workbook lacks a row, or when the server holds all of it in memory.
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import pg from 'pg'
import { DEMO_PASSWORD, usernameOf } from '@cabinet/demo/people'
import { organizationId } from '@cabinet/demo/organizations'
import { type Run, run } from '../test/support/run.ts'

/** Orders beside those of the demo. */
const ROWS = 100_000
/** Seconds that a workbook and a first page may take. */
const PROMISED = { workbook: 20, page: 1 } as const
/** What the server may grow by while it writes a workbook, MB. */
const GROWTH = 250

const address = process.env['TEST_DATABASE_URL']
if (!address) throw new Error('TEST_DATABASE_URL names no PostgreSQL: "npm run bench" starts one.')

interface Export {
  readonly seconds: number
  readonly rows: number
  readonly megabytes: number
  /** Seconds of a processor that the server alone took: a busy machine changes them little. */
  readonly processor: number
  /** By how much the server was larger at its largest than before, MB. */
  readonly grown: number
}

interface Register {
  readonly name: string
  readonly login: string
  /** Of the calls "find" and "excel". */
  readonly path: string
}

const registers: readonly Register[] = [
  { name: 'orders of a courier sender', login: usernameOf('P5'), path: 'sender/order' },
  { name: 'orders of a marketplace seller', login: usernameOf('P3'), path: 'seller/order' },
]

/** Resident memory of a process, MB. */
const memoryOf = async (id: number): Promise<number> => {
  const text = await readFile(`/proc/${id}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024
}

/** Hundredths of a second are what the kernel counts in. */
const TICKS = 100

/** Processor time that a process has taken so far, seconds. */
const processorOf = async (id: number): Promise<number> => {
  const text = await readFile(`/proc/${id}/stat`, 'utf8')
  // The name of the program comes before, in parentheses, and may have spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Where a server is, once it listens. */
const addressOf = async (server: Run): Promise<string> => {
  for (;;) {
    const base = /http:\/\/[\w.]+:\d+/.exec(server.output())?.[0]
    if (base) return base
    await Promise.race([once(server.process.stdout ?? server.process, 'data'), server.ended])
    if (server.process.exitCode !== null) throw new Error(`A server ended: ${server.output()}`)
  }
}

const secondsSince = (started: number): number => (performance.now() - started) / 1000

const callsOf = async (base: string, username: string) => {
  const ask = async (path: string, body: object, token?: string): Promise<Response> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${base}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const login = await ask('auth/login', { username, password: DEMO_PASSWORD })
  const { accessToken } = (await login.json()) as { accessToken: string }
  return (path: string, body: object) => ask(path, body, accessToken)
}

/** Seconds until the first page of a register is there. */
const firstPage = async (base: string, { login, path }: Register): Promise<number> => {
  const ask = await callsOf(base, login)
  const started = performance.now()
  await (await ask(`${path}/find`, { filters: [], pageNumber: 0, pageSize: 20 })).json()
  return secondsSince(started)
}

/** Downloads a whole register, and watches the server meanwhile. */
const exported = async (base: string, server: Run, { login, path }: Register): Promise<Export> => {
  const ask = await callsOf(base, login)
  const id = server.process.pid ?? 0
  const before = await memoryOf(id)
  let most = before
  const taken = await processorOf(id)
  const started = performance.now()
  const answer = await ask(`${path}/excel`, { filters: [] })
  const parts: Uint8Array[] = []
  for await (const part of answer.body ?? []) {
    parts.push(part)
    most = Math.max(most, await memoryOf(id))
  }
  const seconds = secondsSince(started)
  const processor = (await processorOf(id)) - taken
  const bytes = Buffer.concat(parts)
  const workbook = await readXlsx(bytes, { sheets: [0] })
  // The first row has the titles.
  const rows = (workbook.sheets[0]?.rows.length ?? 1) - 1
  return { seconds, processor, rows, megabytes: bytes.length / 1_048_576, grown: most - before }
}

/** The same columns read by the driver alone, seconds. */
const bare = async (connectionString: string): Promise<{ readonly seconds: number; readonly rows: number }> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const started = performance.now()
    const { rowCount } = await client.query(
      `select cdek_number, im_number, ordered_at, accepted_at, from_city, to_city, recipient_name, declared_value,
        status_name, status_at, cover_status, cover_reason, insured_sum, cover_price
        from sender_order where organization_id = $1 and not is_deleted order by ordered_at desc, id`,
      [organizationId('O4')],
    )
    return { seconds: (performance.now() - started) / 1000, rows: rowCount ?? 0 }
  } finally {
    await client.end()
  }
}

const database = `cabinet_bench_${process.pid}`
const url = new URL(address)
url.pathname = `/${database}`
const admin = new pg.Client({ connectionString: address })
await admin.connect()
await admin.query(`create database ${database}`)
const folder = await mkdtemp(join(tmpdir(), 'cabinet-bench-'))
const begun = performance.now()
const server = run('main.ts', [], {
  DATABASE_URL: url.href,
  DATA_DIR: folder,
  DEMO_MODE: 'true',
  DEMO_ROWS: String(ROWS),
  LOG_LEVEL: 'error',
  TOKEN_SECRET: 't'.repeat(40),
  SECRETS_KEY: 's'.repeat(40),
})
const line = (name: string, seconds: number, rest = ''): void =>
  console.log(`${name.padEnd(52)}${`${seconds.toFixed(2)} s`.padStart(10)}${rest}`)
const broken: string[] = []
try {
  const base = await addressOf(server)
  line(`the demo with ${ROWS.toLocaleString('en')} further rows of each kind`, secondsSince(begun))
  const reference = await bare(url.href)
  line('bare driver, the rows of the first register alone', reference.seconds)
  for (const register of registers) {
    const page = await firstPage(base, register)
    line(`first page, ${register.name}`, page)
    if (page > PROMISED.page) broken.push(`a first page took longer than the promised ${PROMISED.page} s`)
    const { seconds, processor, rows, megabytes, grown } = await exported(base, server, register)
    const written = `${rows.toLocaleString('en')} rows, ${megabytes.toFixed(1)} MB`
    const cost = `the server took ${processor.toFixed(1)} s of a processor and grew by ${grown.toFixed(0)} MB`
    const rest = `, ${written}; ${cost}`
    line(`workbook, ${register.name}`, seconds, rest)
    if (seconds > PROMISED.workbook) broken.push(`a workbook took longer than the promised ${PROMISED.workbook} s`)
    if (rows < ROWS) broken.push('a workbook lacks rows')
    if (grown > GROWTH) broken.push(`the server grew by more than ${GROWTH} MB`)
  }
  for (const problem of broken) console.log(problem)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  server.process.kill('SIGTERM')
  await server.ended
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
}
