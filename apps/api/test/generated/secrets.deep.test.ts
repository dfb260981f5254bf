import { Writable } from 'node:stream'
import { login } from '@cabinet/contract/auth'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { secretLocationOf } from '../../src/modules/sender/account/credential-store.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { allEndpoints, endsSessions, sampleOf } from '../support/operations.ts'

/** A secret that must not be seen anywhere. */
const CANARY = 'canary-7f3a9c51e2b8'
const endpoints = (await allEndpoints()).filter(({ id }) => !endsSessions(id))

describe.each(productKinds())('a secret on $name', (kind) => {
  let cabinet: Cabinet
  let log = ''

  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    cabinet = await openCabinet(kind, {
      logStream,
      variables: {
        LOG_LEVEL: 'trace',
        TOKEN_SECRET: `${CANARY}-token-secret-of-the-installation`,
        SMTP_URL: `smtp://user:${CANARY}@127.0.0.1:9`,
      },
    })
    const key = cabinet.platform.database.query
      .selectFrom('courier_credential')
      .select(['organization_id', 'id'])
      .where('organization_id', '=', organizationId('O4'))
    const place = await key.executeTakeFirstOrThrow()
    await cabinet.platform.database.query
      .updateTable('courier_credential')
      .set({ client_secret_sealed: cabinet.platform.secrets.seal(CANARY, secretLocationOf(place)) })
      .where('id', '=', place.id)
      .execute()
  })
  afterAll(() => cabinet.remove())

  it('is in no answer of any call and in no log, also when everything fails', async () => {
    const people = ['P1', 'P5', 'P8']
    const tokens = await Promise.all(people.map((key) => cabinet.tokenOf(key)))
    await cabinet.call(login, { body: { username: '+70000000005', password: CANARY }, headers: { cookie: CANARY } })
    await cabinet.call(login, { body: { username: CANARY, password: CANARY, token: CANARY } })
    for (const faultsAreOn of [false, true]) {
      for (const endpoint of endpoints) {
        for (const token of tokens) {
          if (faultsAreOn) {
            for (const fault of ['debtorStatusFails', 'offersFail', 'courierFails', 'logoFails'] as const) {
              cabinet.platform.faults.set(fault, true)
            }
          }
          const { raw } = await cabinet.call(endpoint, {
            params: (endpoint.params ? sampleOf(endpoint.params) : {}) as Record<string, string>,
            query: { secret: CANARY },
            ...(endpoint.body && { body: sampleOf(endpoint.body) }),
            token,
            headers: { cookie: `session=${CANARY}`, 'x-captcha-token': CANARY },
          })
          expect(raw.body).not.toContain(CANARY)
          expect(JSON.stringify(raw.headers)).not.toContain(CANARY)
          cabinet.platform.faults.clear()
          cabinet.clock.setShiftMinutes(0)
        }
      }
    }
    expect(log).toContain('answered')
    expect(log).not.toContain(CANARY)
    for (const token of tokens) expect(log).not.toContain(token)
  })

  it('is in no table as it was given', async () => {
    const { query } = cabinet.platform.database
    const found = await sql<{ table_name: string }>`
      select table_name from information_schema.tables where table_schema = current_schema()`.execute(query)
    expect(found.rows.length).toBeGreaterThan(10)
    for (const { table_name } of found.rows) {
      const { rows } = await sql<{
        row: string
      }>`select cast(t as text) as row from ${sql.table(table_name)} t`.execute(query)
      const text = rows.map(({ row }) => row).join('\n')
      expect(text).not.toContain(CANARY)
      expect(text).not.toContain('demo-secret')
      expect(text).not.toContain('Demo-2026!')
    }
  })
})
