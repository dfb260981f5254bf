import {
  block,
  confirm,
  create,
  excel as exportPeople,
  invite,
  remove,
  update,
} from '@cabinet/contract/people/colleagues'
import { type Endpoint, PROOF_SECONDS } from '@cabinet/contract/endpoint'
import { addFounder, founder as oneFounder } from '@cabinet/contract/finance/requests'
import { excel, find, type JournalLine } from '@cabinet/contract/people/journal'
import { contractsExcel } from '@cabinet/contract/sender/staff'
import { excel as exportSignIns } from '@cabinet/contract/auth/sign-ins'
import { organizationId } from '@cabinet/demo/organizations'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { DAY_MS, HOUR_MS } from '../../src/kernel/durations.ts'
import { forgetActs } from '../../src/modules/people/journal/jobs.ts'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { F6, PERSON } from '../finance/request.ts'

describe.each(productKinds())('the journal of an organization on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async <Body = Record<string, unknown>>(key: string, endpoint: Endpoint, ask: Ask = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(key) })
  const linesOf = async (key = 'P1', filters: readonly object[] = []): Promise<JournalLine[]> => {
    const { status, body } = await as<{ content: JournalLine[] }>(key, find, { body: { filters, pageSize: 100 } })
    expect(status).toBe(200)
    return body.content
  }
  const linesAbout = (id: string) => linesOf('P1', [{ field: 'thingId', operation: 'EQ', value: id }])

  describe('holds who has done what to whom', () => {
    it('of people: confirmed, roles, shut out, deleted', async () => {
      const { id } = await addPerson(cabinet, 'O1', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
      const params = { id }
      const let_in = await as<{ version: number }>('P1', confirm, { params, body: { roles: ['USER'] } })
      expect(let_in.status).toBe(200)
      const roles = ['USER', 'SENDER']
      expect((await as('P1', update, { params, body: { version: let_in.body.version, roles } })).status).toBe(200)
      expect((await as('P1', block, { params })).status).toBe(200)
      expect((await as('P1', remove, { params })).status).toBe(204)
      const lines = await linesAbout(id)
      expect(lines.map(({ act, roleNames }) => [act, roleNames])).toEqual([
        ['PERSON_DELETED', []],
        ['PERSON_BLOCKED', []],
        ['ROLES_CHANGED', ['Пользователь', 'Отправитель']],
        ['PERSON_CONFIRMED', ['Пользователь']],
      ])
      expect(new Set(lines.map(({ by, subject }) => `${by} ${subject}`))).toEqual(
        new Set(['Соколов Михаил Андреевич Пробный Пётр']),
      )
    })

    it('once for a key, however often and however parallel the call is sent', async () => {
      const { id } = await addPerson(cabinet, 'O1')
      const headers = { 'idempotency-key': newId() }
      const answers = await Promise.all(Array.from({ length: 5 }, () => as('P1', block, { params: { id }, headers })))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await linesAbout(id)).map(({ act }) => act)).toEqual(['PERSON_BLOCKED'])
    })

    it('nothing of what was refused', async () => {
      const { id } = await addPerson(cabinet, 'O1')
      expect((await as('P1', update, { params: { id }, body: { version: 99, roles: ['USER'] } })).status).toBe(409)
      expect((await as('P11', block, { params: { id } })).status).toBe(403)
      expect(await linesAbout(id)).toEqual([])
    })

    it('or the act does not stand either: both are one transaction', async () => {
      const { id } = await addPerson(cabinet, 'O1')
      const { query } = cabinet.platform.database
      await sql`alter table organization_act add constraint no_more check (thing_id <> ${sql.lit(id)}::uuid)`.execute(
        query,
      )
      expect((await as('P1', block, { params: { id } })).status).toBe(500)
      const person = await query.selectFrom('person').select('status').where('id', '=', id).executeTakeFirstOrThrow()
      expect(person.status).toBe('ACTIVE')
      await sql`alter table organization_act drop constraint no_more`.execute(query)
      expect((await as('P1', block, { params: { id } })).status).toBe(200)
    })

    it('a passport that was read, once an hour, and nothing of the passport', async () => {
      const added = await as<{ id: string }>('P7', addFounder, { params: { id: F6 }, body: PERSON })
      expect(added.status).toBe(201)
      const params = { id: added.body.id }
      const about = () => linesOf('P7', [{ field: 'act', operation: 'EQ', value: 'PASSPORT_READ' }])
      for (let reading = 0; reading < 3; reading += 1) await as('P7', oneFounder, { params })
      expect((await about()).map(({ thingId, subject }) => [thingId, subject])).toEqual([[params.id, 'Тихонова Ольга']])
      // Time that passes would end the sessions of these tests: the reading goes back instead.
      const past = new Date(cabinet.clock.real().getTime() - HOUR_MS - 1000).toISOString()
      const { query } = cabinet.platform.database
      await query.updateTable('organization_act').set({ at: past }).where('thing_id', '=', params.id).execute()
      await as('P7', oneFounder, { params })
      expect(await about()).toHaveLength(2)
      // Of another organization: nothing was read.
      expect((await as('P1', oneFounder, { params })).status).toBe(404)
      expect(await about()).toHaveLength(2)
    })

    it('exports of registers, not what is the person’s own, nor what platform staff export', async () => {
      const exported = async (key: string) =>
        (await linesOf(key, [{ field: 'act', operation: 'EQ', value: 'EXPORTED' }])).map(({ subject }) => subject)
      const { accessToken: token } = await cabinet.enter('P1')
      const before = await exported('P1')
      expect((await cabinet.call(exportPeople, { token, body: {} })).status).toBe(200)
      expect((await cabinet.call(exportSignIns, { token, body: {} })).status).toBe(200)
      expect(await exported('P1')).toEqual([expect.stringMatching(/^Пользователи .+\.xlsx$/), ...before])
      expect((await as('P8', contractsExcel, { body: {} })).status).toBe(200)
      const { query } = cabinet.platform.database
      const all = await query.selectFrom('organization_act').select('act').where('act', '=', 'EXPORTED').execute()
      expect(all).toHaveLength(before.length + 1)
    })

    it('no password, whatever was sent', async () => {
      const email = 'new-admin@company.example'
      const body = {
        ...{ lastname: 'Новая', firstname: 'Анна', email, mobilePhone: '+79990001122', roles: ['USER_ADMIN'] },
        ...{ hasConsent: true, password: DEMO_PASSWORD },
      }
      expect((await as('P1', create, { body })).status).toBe(201)
      expect((await as('P1', invite, { body: { email: 'guest@company.example' } })).status).toBe(204)
      const rows = await cabinet.platform.database.query.selectFrom('organization_act').selectAll().execute()
      const text = JSON.stringify(rows)
      expect(text).toContain('guest@company.example')
      for (const secret of [DEMO_PASSWORD, PERSON.document.number, PERSON.snils]) expect(text).not.toContain(secret)
    })
  })

  describe('is read', () => {
    it('by administrators of the organization alone', async () => {
      expect((await linesOf('P1')).length).toBeGreaterThan(0)
      const [mine] = await linesOf('P1')
      const byId = [{ field: 'id', operation: 'EQ', value: mine?.id }]
      expect(await linesOf('P7', byId)).toEqual([])
      expect((await as('P11', find, { body: {} })).status).toBe(403)
      expect((await as('P11', excel, { body: {} })).status).toBe(403)
      expect((await cabinet.call(find, { body: {} })).status).toBe(401)
      const { query } = cabinet.platform.database
      const others = await query
        .selectFrom('organization_act')
        .select('id')
        .where('organization_id', '!=', organizationId('O1'))
        .execute()
      const seen = new Set((await linesOf('P1')).map(({ id }) => id))
      expect(others.filter(({ id }) => seen.has(id))).toEqual([])
    })

    it('as a workbook with the same filter, after a proof; the export is a line of it as well', async () => {
      const { accessToken: token } = await cabinet.enter('P1')
      const before = await linesOf()
      const filters = [{ field: 'act', operation: 'IN', value: ['PERSON_BLOCKED'] }]
      const file = await cabinet.call(excel, { token, body: { filters } })
      expect([file.status, file.raw.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(await linesOf()).toHaveLength(before.length + 1)
      cabinet.wait(PROOF_SECONDS * 1000 + 1)
      expect((await cabinet.call(excel, { token, body: {} })).body).toMatchObject({ code: 'PROOF_REQUIRED' })
    })

    it('for a year', async () => {
      const { query } = cabinet.platform.database
      const old = new Date(cabinet.clock.real().getTime() - 366 * DAY_MS).toISOString()
      const [line] = await linesOf()
      await query
        .updateTable('organization_act')
        .set({ at: old })
        .where('id', '=', line?.id ?? '')
        .execute()
      expect(await forgetActs.run({ platform: cabinet.platform, dueAt: cabinet.clock.now() })).toBe(1)
      expect((await linesOf()).map(({ id }) => id)).not.toContain(line?.id)
    })
  })
})
