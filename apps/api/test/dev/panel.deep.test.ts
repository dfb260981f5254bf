import {
  clock,
  type Job,
  listJobs,
  listPeople,
  listStates,
  overview,
  type Persona,
  type PushableEntity,
  pushState,
  runJob,
  shiftClock,
  signInAs,
} from '@cabinet/contract/dev'
import { status as debtorStatus } from '@cabinet/contract/debtor'
import { healthCheck } from '@cabinet/contract/service'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApplication } from '../../src/application.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { personId, usernameOf } from '@cabinet/demo/people'
import { type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { cheapPasswords } from '../support/settings.ts'
import { F6, fillRequest } from '../finance/request.ts'

const DAY_MIN = 24 * 60

interface Kind {
  readonly id: string
  readonly entities: readonly PushableEntity[]
}

describe.each(productKinds())('the developer panel on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const asStaff = async () => ({ token: await cabinet.tokenOf('P8') })
  const subjects = async (recipient: string) => {
    const rows = await cabinet.platform.database.query
      .selectFrom('email')
      .select('subject')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
    return rows.map(({ subject }) => subject)
  }

  describe('the clock and the jobs', () => {
    it('runs what a moved clock makes due before it answers', async () => {
      const before = await cabinet.call<{ shiftMinutes: number }>(clock, await asStaff())
      expect(before.body.shiftMinutes).toBe(0)
      const moved = await cabinet.call<{ shiftMinutes: number; runs: { id: string; outcome: string }[] }>(shiftClock, {
        ...(await asStaff()),
        body: { minutes: DAY_MIN },
      })
      expect(moved.body.shiftMinutes).toBe(DAY_MIN)
      expect(moved.body.runs).toContainEqual({ id: 'mail.forgetMessages', outcome: 'OK', done: 0 })
      const { body } = await cabinet.call<{ jobs: Job[] }>(listJobs, await asStaff())
      const job = body.jobs.find(({ id }) => id === 'mail.forgetMessages')
      expect(job).toMatchObject({ outcome: 'OK', isRunning: false, attempts: 0 })
      expect(Date.parse(job?.dueDateTime ?? '')).toBeGreaterThan(cabinet.clock.now().getTime())
      await cabinet.call(shiftClock, { ...(await asStaff()), body: { minutes: 0 } })
    })

    it('names every job once, in the language of the reader', async () => {
      const { body } = await cabinet.call<{ jobs: Job[] }>(listJobs, {
        ...(await asStaff()),
        headers: { 'accept-language': 'en' },
      })
      const ids = body.jobs.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { title } of body.jobs) expect(title).not.toMatch(/[а-яё]/i)
    })

    it('runs a job by hand, and knows no other', async () => {
      const run = (id: string) => asStaff().then((staff) => cabinet.call(runJob, { ...staff, params: { id } }))
      expect((await run('mail.forgetCodes')).body).toEqual({ id: 'mail.forgetCodes', outcome: 'OK', done: 0 })
      expect((await run('nothing')).status).toBe(404)
    })

    it('refuses to start a job that another server runs', async () => {
      const claimed_until = new Date(cabinet.clock.real().getTime() + 60_000).toISOString()
      const { query } = cabinet.platform.database
      const claim = { claimed_by: 'other', claimed_until }
      await query.updateTable('job').set(claim).where('id', '=', 'mail.forgetCodes').execute()
      const params = { id: 'mail.forgetCodes' }
      expect((await cabinet.call(runJob, { ...(await asStaff()), params })).status).toBe(409)
      cabinet.wait(61_000)
      expect((await cabinet.call(runJob, { ...(await asStaff()), params })).status).toBe(200)
    })
  })

  it('tells what it is built of and connected to', async () => {
    const { body } = await cabinet.call<{ connections: unknown[]; counts: Record<string, number> }>(
      overview,
      await asStaff(),
    )
    expect(body.connections).toContainEqual({ name: 'mail', isReal: false })
    expect(body.counts['people']).toBeGreaterThan(10)
    expect(JSON.stringify(body)).not.toMatch(/secret|postgres(?:ql)?:\/\//)
  })

  describe('the people', () => {
    const find = async (search: string) => {
      const filters = [{ field: 'search', operation: 'LIKE', value: search }]
      const body = { pageSize: 100, filters }
      return (await cabinet.call<{ content: Persona[] }>(listPeople, { ...(await asStaff()), body })).body.content
    }

    it.each(['соколов михаил', '+70000000001', 'SOKOLOV@', 'Северный'])('are found by %s', async (search) => {
      expect((await find(search)).map(({ id }) => id)).toContain(personId('P1'))
    })

    it('become the reader', async () => {
      const { body } = await cabinet.call<Pair>(signInAs, { ...(await asStaff()), params: { id: personId('P6') } })
      const me = await cabinet.call<CurrentUser>(current, { token: body.accessToken })
      expect(me.body.id).toBe(personId('P6'))
    })

    it('do not when they are blocked or unknown', async () => {
      const blocked = (await find('')).find(({ status }) => status.name === 'BLOCKED')
      expect(blocked?.canSignIn).toBe(false)
      const enter = (id: string) => asStaff().then((staff) => cabinet.call(signInAs, { ...staff, params: { id } }))
      expect((await enter(blocked?.id ?? '')).status).toBe(409)
      expect((await enter('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    })
  })

  describe('the states', () => {
    const kindOf = async (id: string) => {
      const { body } = await cabinet.call<{ kinds: Kind[] }>(listStates, await asStaff())
      return body.kinds.find((found) => found.id === id)?.entities ?? []
    }
    const push = async (id: string, entity: string, next: string) =>
      cabinet.call(pushState, { ...(await asStaff()), params: { kind: id, id: entity }, body: { next } })

    it('of a request go from the draft to the agreement, with emails', async () => {
      const id = F6
      expect((await push('finance.requests', id, 'SEND_BANK')).status).toBe(400)
      await fillRequest(cabinet, 'P7', F6)
      expect((await push('finance.requests', id, 'APPROVED')).status).toBe(409)
      for (const next of ['SEND_BANK', 'PROCESSING', 'APPROVED']) {
        expect((await push('finance.requests', id, next)).status).toBe(204)
      }
      const approved = (await kindOf('finance.requests')).find((entity) => entity.id === id)
      expect(approved).toMatchObject({ state: { name: 'APPROVED' }, next: [] })
      const emails = await subjects('tikhonova@fabrika-tkaney.example')
      expect(emails[0]).toMatch(/^Заявка ФН-\d{4}-\d{6} отправлена в банк АО «Банк Меридиан»$/)
      expect(emails[1]).toMatch(/^Банк АО «Банк Меридиан» одобрил заявку ФН-\d{4}-\d{6}$/)

      const [agreement] = await kindOf('finance.agreements')
      expect(agreement).toMatchObject({ state: { name: 'VALID' }, next: [{ name: 'TERMINATED' }, { name: 'VALID' }] })
      const terminate = () => push('finance.agreements', agreement?.id ?? '', 'TERMINATED')
      expect((await terminate()).status).toBe(204)
      const refused = await terminate()
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({ code: 'WRONG_STATE', state: 'TERMINATED', possible: [] })
    })

    it('of a request end with a refusal that says when to try again', async () => {
      const sent = (await kindOf('finance.requests')).find(({ state }) => state.name === 'SEND_BANK')
      expect((await push('finance.requests', sent?.id ?? '', 'CANCEL')).status).toBe(204)
      expect((await kindOf('finance.requests')).find(({ id }) => id === sent?.id)?.next).toEqual([])
      expect((await subjects('tikhonova@fabrika-tkaney.example')).at(-1)).toMatch(/^Банк .+ отклонил заявку /)
    })

    it('of the insurance of credits are moved by the insurer', async () => {
      const id = organizationId('O3')
      expect((await push('debtor.insurance', id, 'SUSPENDED')).status).toBe(409)
      expect((await push('debtor.insurance', id, 'AVAILABLE')).status).toBe(204)
      const { body } = await cabinet.call(debtorStatus, { token: await cabinet.tokenOf('P4') })
      expect(body).toMatchObject({ serviceStatus: 'AVAILABLE', requestStatus: null })
      expect(body['policyNumber']).toMatch(/^ТК-77-\d{6}\/\d\d$/)
    })

    it('of the insurance of orders tell administrators', async () => {
      const id = organizationId('O4')
      expect((await push('sender.insurance', id, 'ENABLED')).status).toBe(409)
      expect((await push('sender.insurance', id, 'DISABLED')).status).toBe(204)
      expect((await push('sender.insurance', id, 'ENABLED')).status).toBe(204)
      // The clock was moved: jobs have written to them as well.
      const written = await subjects('vlasova@posylka-plus.example')
      expect(written.filter((subject) => subject.startsWith('Страхование'))).toEqual([
        'Страхование заказов СДЭК отключено',
        'Страхование заказов СДЭК подключено',
      ])
    })

    it('are not told to who wants no emails', async () => {
      const { query } = cabinet.platform.database
      const wants = (email: boolean) =>
        query
          .updateTable('person')
          .set({ notifications: JSON.stringify({ email, sms: false, product: false }) })
          .where('id', '=', personId('P5'))
          .execute()
      const before = await subjects('vlasova@posylka-plus.example')
      await wants(false)
      await push('sender.insurance', organizationId('O4'), 'DISABLED')
      await push('sender.insurance', organizationId('O4'), 'ENABLED')
      await wants(true)
      expect(await subjects('vlasova@posylka-plus.example')).toEqual(before)
    })

    it('are told by text message to who wants those, when they are urgent', async () => {
      const { query } = cabinet.platform.database
      const wants = (sms: boolean) =>
        query
          .updateTable('person')
          .set({ notifications: JSON.stringify({ email: true, sms, product: false }) })
          .where('id', '=', personId('P5'))
          .execute()
      const texts = async () => {
        const rows = await query
          .selectFrom('text_message')
          .select('body')
          .where('recipient', '=', usernameOf('P5'))
          .where('code', 'is', null)
          .execute()
        return rows.map(({ body }) => body)
      }
      await wants(true)
      await push('sender.insurance', organizationId('O4'), 'DISABLED')
      await push('sender.insurance', organizationId('O4'), 'ENABLED')
      await wants(false)
      await push('sender.insurance', organizationId('O4'), 'DISABLED')
      await push('sender.insurance', organizationId('O4'), 'ENABLED')
      expect(await texts()).toEqual([`${cabinet.platform.config.brandName}: Страхование заказов СДЭК отключено`])
    })

    it('of a courier key tell administrators once, however many pages ask', async () => {
      const key = (await kindOf('sender.key')).find(({ organization }) => organization === 'ООО «Посылка Плюс»')
      const before = (await subjects('vlasova@posylka-plus.example')).length
      expect((await push('sender.key', key?.id ?? '', 'REFUSED')).status).toBe(204)
      const token = await cabinet.tokenOf('P5')
      const ask = () => cabinet.call(healthCheck, { params: { service: 'sender' }, token })
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.map(({ body }) => body['status'])).toEqual(['ERROR', 'ERROR', 'ERROR'])
      cabinet.wait(120_000)
      await ask()
      expect((await subjects('vlasova@posylka-plus.example')).slice(before)).toEqual([
        'Не удаётся загрузить заказы СДЭК: проверьте ключ',
      ])
      expect((await push('sender.key', key?.id ?? '', 'GOOD')).status).toBe(204)
      expect((await ask()).body['status']).toBe('AVAILABLE')
    })

    it('of people who wait are decided by their owner', async () => {
      const waiting = (await kindOf('people.waiting')).find(({ id }) => id === personId('P2'))
      expect(waiting?.next.map(({ name }) => name)).toEqual(['ACTIVE', 'REJECTED'])
      expect((await push('people.waiting', personId('P2'), 'ACTIVE')).status).toBe(204)
      expect(await subjects('kuznetsova@severveter.example')).toEqual(['Доступ открыт'])
      expect((await push('people.waiting', personId('P2'), 'REJECTED')).status).toBe(404)
    })

    it('are found by organization, and unknown things are not', async () => {
      const { body } = await cabinet.call<{ kinds: Kind[] }>(listStates, {
        ...(await asStaff()),
        query: { search: 'посылка плюс' },
      })
      const found = body.kinds.flatMap(({ entities }) => entities)
      expect(found.length).toBeGreaterThan(1)
      for (const { organization } of found) expect(organization).toBe('ООО «Посылка Плюс»')
      const nobody = '00000000-0000-4000-8000-000000000000'
      for (const { id } of body.kinds) expect((await push(id, nobody, 'ENABLED')).status).toBe(404)
      expect((await push('nothing', nobody, 'X')).status).toBe(404)
    })
  })
})

describe.each(productKinds())('without demo mode on $name', (kind) => {
  it('even a good key shows no email', async () => {
    const cabinet = await openCabinet(kind)
    const token = await cabinet.tokenOf('P8')
    const { email, emailPage } = await import('@cabinet/contract/dev')
    const { body } = await cabinet.call<{ pageKey: string }>(email, { token, params: { id: 'people.userWaits' } })
    const query = { key: body.pageKey }
    expect((await cabinet.call(emailPage, { query })).status).toBe(200)
    const { config, database } = cabinet.platform
    // A database of the demo is not opened as a real one; this one has forgotten what it was.
    await database.query.deleteFrom('setting').where('name', '=', 'demo-data').execute()
    await cabinet.stop()
    const live = await createApplication({ ...config, isDemo: false }, { passwords: cheapPasswords(), isQuiet: true })
    const response = await live.app.inject({ method: 'GET', url: `/api${emailPage.path}`, query })
    expect(response.statusCode).toBe(404)
    await live.stop()
    await cabinet.removeData()
  })
})
