// A process that answers a call with a key and waits to be killed before its transaction ends.
import { openDatabase } from '../../src/db/database.ts'
import { readDataLocations } from '../../src/config.ts'
import { createClock } from '../../src/kernel/clock.ts'
import { createIdempotency } from '../../src/platform/idempotency/idempotency.ts'
import { createSecretBox } from '../../src/kernel/secret-box.ts'

const [secret = ''] = process.argv.slice(2)
const database = await openDatabase(readDataLocations(process.env).database)
const secrets = createSecretBox(secret)
const idempotency = createIdempotency({ database, clock: createClock(), secrets })
const call = { caller: { kind: 'PARTNER', id: 'bank' }, key: 'killed', endpoint: 'test.create', input: {} } as const
await idempotency.once(call, async () => {
  await database.query.insertInto('setting').values({ name: 'keyed', value: 'first' }).execute()
  process.stdout.write('written\n')
  await new Promise(() => setInterval(() => {}, 60_000))
})
