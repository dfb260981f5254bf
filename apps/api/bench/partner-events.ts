// What partners tell of, as fast as two servers on one PostgreSQL take it in, beside a bare driver that writes the same
// rows. Ends with 1 when a minute holds fewer events than promised, or when a thing has lost their order.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoId } from '@cabinet/demo/ids'
import { createKey } from '../src/modules/partner/key.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { run } from '../test/support/run.ts'

/** Events that a minute must hold. */
const PROMISED = 10_000
/** Things, each with its events one after the other, as a partner tells of them. */
const THINGS = 192
const EVENTS_OF_THING = 32
/** Things that are told of at a time. */
const AT_ONCE = 32
/** A key may call 1,200 times a minute; so many keys have the promised minute. */
const KEYS = 12

const insurer = demoId('insurer INS')

const address = process.env['TEST_DATABASE_URL']
if (!address) throw new Error('TEST_DATABASE_URL names no PostgreSQL: "npm run bench" starts one.')

const database = `cabinet_bench_${process.pid}`
const url = new URL(address)
url.pathname = `/${database}`

const admin = new pg.Client({ connectionString: address })
await admin.connect()
await admin.query(`create database ${database}`)
const folder = await mkdtemp(join(tmpdir(), 'cabinet-bench-'))

const startServer = async () => {
  const server = run('main.ts', [], {
    DATABASE_URL: url.href,
    DATA_DIR: folder,
    DEMO_MODE: 'true',
    LOG_LEVEL: 'error',
    TOKEN_SECRET: 't'.repeat(40),
    SECRETS_KEY: 's'.repeat(40),
  })
  for (;;) {
    const base = /http:\/\/[\w.]+:\d+/.exec(server.output())?.[0]
    if (base) return { place: base, server }
    await Promise.race([once(server.process.stdout ?? server.process, 'data'), server.ended])
    if (server.process.exitCode !== null) throw new Error(`A server ended: ${server.output()}`)
  }
}

/** Organizations like one of the demo, each with an insurance that is on. */
const addThings = async (pool: pg.Pool): Promise<readonly string[]> => {
  const ids = Array.from({ length: THINGS }, () => randomUUID())
  await pool.query(
    `insert into organization select filled.* from organization o, unnest($1::uuid[]) as added (id),
      jsonb_populate_record(null::organization,
        to_jsonb(o) || jsonb_build_object('id', added.id, 'itn', substr(added.id::text, 1, 12))) as filled
      where o.id = $2`,
    [ids, organizationId('O1')],
  )
  await pool.query(
    `insert into debtor_insurance select filled.*
      from (select * from debtor_insurance where insurer_id = $2 and service_status = 'AVAILABLE' limit 1) as model,
        unnest($1::uuid[]) as added (id),
        jsonb_populate_record(null::debtor_insurance,
          to_jsonb(model) || jsonb_build_object('organization_id', added.id, 'request_status', null)) as filled`,
    [ids, insurer],
  )
  return ids
}

const addKeys = async (pool: pg.Pool): Promise<readonly string[]> => {
  const keys = Array.from({ length: KEYS }, () => createKey(true))
  for (const { prefix, hash } of keys)
    await pool.query(
      `insert into partner_key (id, partner_id, key_hash, prefix, is_test, note, networks, created_at)
        values ($1, $2, $3, $4, true, 'bench', '[]', now())`,
      [randomUUID(), demoId(`partner ${insurer}`), hash, prefix],
    )
  return keys.map(({ key }) => key)
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** Tells a server of one event, as a partner does. */
const report = (base: string, key: string, id: string, ordinal: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const externalId = `${id}-${ordinal}`
    const body = JSON.stringify({ externalId, occurredAt: new Date().toISOString() })
    const path = `/api/v1/partner/insurer/insurance/${id}/${ordinal % 2 === 0 ? 'suspend' : 'resume'}`
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': externalId,
    }
    const call = request(`${base}${path}`, { method: 'POST', agent, headers }, (response) => {
      let said = ''
      response.setEncoding('utf8').on('data', (part: string) => (said += part))
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${path} answered ${response.statusCode}: ${said}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })

interface Lap {
  readonly perMinute: number
  /** Milliseconds that 95 of 100 events stay below. */
  readonly p95: number
}

/** Every event of every thing, those of one thing one after the other. */
const lap = async (ids: readonly string[], one: (id: string, ordinal: number) => Promise<void>): Promise<Lap> => {
  const waiting = [...ids]
  const times: number[] = []
  const started = performance.now()
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      for (let ordinal = 0; ordinal < EVENTS_OF_THING; ordinal += 1) {
        const begun = performance.now()
        await one(id, ordinal)
        times.push(performance.now() - begun)
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const minutes = (performance.now() - started) / 60_000
  const sorted = times.toSorted((left, right) => left - right)
  return { perMinute: times.length / minutes, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
}

/** The rows that an event leaves behind, by the driver alone: held, written, remembered, committed. */
const bare =
  (pool: pg.Pool) =>
  async (id: string, ordinal: number): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('select * from debtor_insurance where organization_id = $1 for update', [id])
      await client.query(
        'update debtor_insurance set service_status = $2, updated_at = now() where organization_id = $1',
        [id, ordinal % 2 === 0 ? 'SUSPENDED' : 'AVAILABLE'],
      )
      await client.query(
        `insert into status_change (id, machine, subject_id, organization_id, version, event, from_state, to_state,
          actor_kind, actor_id, external_id, occurred_at, at)
          values ($1, 'bench', $2, $2, $3, 'move', 'A', 'B', 'PARTNER', $4, $5, now(), now())`,
        [randomUUID(), id, ordinal + 1, insurer, `${id}-${ordinal}`],
      )
      await client.query('commit')
    } finally {
      client.release()
    }
  }

/** Things whose history is not every event once, in the order in which they were told. */
const disordered = async (pool: pg.Pool, things: readonly string[]): Promise<number> => {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from (
      select subject_id, array_agg(external_id order by version) as told, array_agg(version order by version) as versions
      from status_change where machine = 'debtor.insurance' and subject_id = any($1::uuid[]) group by subject_id) as history
      where told is distinct from array(select subject_id || '-' || n from generate_series(0, $2::int - 1) as n)
        or versions is distinct from array(select n from generate_series(1, $2::int) as n)`,
    [things, EVENTS_OF_THING],
  )
  return Number(rows[0]?.count)
}

const pool = new pg.Pool({ connectionString: url.href, max: AT_ONCE })
const first = await startServer()
const second = await startServer()
try {
  const things = await addThings(pool)
  const keys = await addKeys(pool)
  const addresses = [first.place, second.place]
  let ordinalOfCall = 0
  const ours = await lap(things, (id, ordinal) => {
    ordinalOfCall += 1
    // The servers take turns, also within one thing.
    return report(addresses[ordinalOfCall % 2] ?? first.place, keys[ordinalOfCall % KEYS] ?? '', id, ordinal)
  })
  const wrong = await disordered(pool, things)
  const reference = await lap(things, bare(pool))
  const line = (name: string, { perMinute, p95 }: Lap) =>
    `${name.padEnd(34)}${Math.round(perMinute).toLocaleString('en').padStart(10)} a minute, p95 ${p95.toFixed(0)} ms`
  console.log(`${THINGS * EVENTS_OF_THING} events of ${THINGS} things, ${AT_ONCE} at once, PostgreSQL`)
  console.log(line('bare driver, the rows alone', reference))
  console.log(line('two servers, by the partner API', ours))
  console.log(wrong === 0 ? 'every thing has its events once and in order' : `${wrong} things have lost their order`)
  if (ours.perMinute < PROMISED) console.log(`fewer than the promised ${PROMISED.toLocaleString('en')} a minute`)
  process.exitCode = wrong === 0 && ours.perMinute >= PROMISED ? 0 : 1
} finally {
  agent.destroy()
  for (const { server } of [first, second]) server.process.kill('SIGTERM')
  await Promise.all([first.server.ended, second.server.ended, pool.end()])
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
}
