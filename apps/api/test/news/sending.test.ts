import * as news from '@cabinet/contract/news'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApplication } from '../../src/application.ts'
import { createClock } from '../../src/kernel/clock.ts'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/durations.ts'
import { sendNews } from '../../src/modules/news/sending.ts'
import { newsMachine } from '../../src/modules/news/transitions.ts'
import { personId } from '@cabinet/demo/people'
import { findHistory } from '../../src/platform/transitions/store.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { cheapPasswords } from '../support/settings.ts'
import { demoReaders, newsOf, someText } from './support.ts'

/** More than are written to at once. */
const CROWD = 230

describe.each(productKinds())('letters of news on $name', (kind) => {
  let cabinet: Cabinet
  let letters: ReturnType<typeof newsOf>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    letters = newsOf(cabinet)
  })
  afterAll(() => cabinet.remove())
  beforeEach(() => letters.rest())

  const query = () => cabinet.platform.database.query

  it('go to everybody who has agreed, once, and say what has become of them', async () => {
    const letter = await letters.write({ ...someText, subject: 'Всем' })
    expect(letter).toMatchObject({ version: 1, state: { name: 'DRAFT' }, recipients: 0, sentDateTime: null })
    expect((await letters.as('P8', news.recipients)).body).toEqual({ count: demoReaders.length, resting: 0 })
    expect((await letters.sendOff(letter)).body).toMatchObject({ state: { name: 'SENDING' } })
    expect(await letters.readersOf('Всем')).toEqual([])
    expect(await letters.run()).toMatchObject({ outcome: 'OK', done: demoReaders.length })
    expect(await letters.readersOf('Всем')).toEqual(demoReaders)
    expect(await letters.run()).toMatchObject({ outcome: 'OK', done: 0 })
    expect(await letters.readersOf('Всем')).toEqual(demoReaders)
    expect(await letters.get(letter.id)).toMatchObject({
      state: { name: 'SENT' },
      recipients: demoReaders.length,
      author: 'Крылов Сергей Павлович',
      sentDateTime: expect.any(String) as string,
    })
    expect(await findHistory(cabinet.platform.database, newsMachine.id, letter.id)).toMatchObject([
      { event: 'send', actor_kind: 'STAFF', actor_id: personId('P8') },
      { event: 'complete', actor_kind: 'JOB' },
    ])
  })

  it('go only to those who use a product, when they are for them', async () => {
    const letter = await letters.write({ ...someText, subject: 'Клиентам банков', audience: 'FINANCE' })
    expect((await letters.as('P8', news.recipients, { query: { audience: 'FINANCE' } })).body['count']).toBe(1)
    await letters.sendOff(letter)
    await letters.run()
    expect(await letters.readersOf('Клиентам банков')).toEqual(['tikhonova@fabrika-tkaney.example'])
  })

  it('do not count as users of a product those whose organization does not have it', async () => {
    const person = query().selectFrom('person').select('organization_id').where('id', '=', personId('P7'))
    const exclude = (areas: readonly string[]) =>
      query()
        .updateTable('organization')
        .set({ excluded_modules: JSON.stringify(areas) })
        .where('id', '=', person)
        .execute()
    await exclude(['finance'])
    expect((await letters.as('P8', news.recipients, { query: { audience: 'FINANCE' } })).body['count']).toBe(0)
    const refused = await letters.sendOff(await letters.write({ ...someText, audience: 'FINANCE' }))
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT'])
    await exclude([])
  })

  it('come to nobody twice within a week, whatever they are about', async () => {
    await letters.sendOff(await letters.write({ ...someText, subject: 'Раз', audience: 'SENDER' }))
    await letters.run()
    expect((await letters.as('P8', news.recipients)).body).toEqual({ count: 3, resting: 1 })
    await letters.sendOff(await letters.write({ ...someText, subject: 'Два' }))
    await letters.run()
    expect(await letters.readersOf('Раз')).toEqual(['vlasova@posylka-plus.example'])
    expect(await letters.readersOf('Два')).toEqual(demoReaders.filter((email) => !email.startsWith('vlasova')))
    letters.pass(news.NEWS_PAUSE_DAYS * DAY_MS)
    expect((await letters.as('P8', news.recipients)).body).toEqual({ count: 4, resting: 0 })
  })

  it('pass by who is blocked, has switched them off, or has not shown that the address is theirs', async () => {
    const change = (key: string, set: object) =>
      query().updateTable('person').set(set).where('id', '=', personId(key)).execute()
    await change('P3', { status: 'BLOCKED' })
    await change('P5', { email_confirmed: false })
    await change('P6', { notifications: JSON.stringify({ email: true, sms: true, product: false }) })
    // The switch of e-mails is about other things.
    await change('P7', { notifications: JSON.stringify({ email: false, sms: false, product: true }) })
    await letters.sendOff(await letters.write({ ...someText, subject: 'Не всем' }))
    await letters.run()
    expect(await letters.readersOf('Не всем')).toEqual(['tikhonova@fabrika-tkaney.example'])
    await change('P3', { status: 'ACTIVE' })
    await change('P5', { email_confirmed: true })
    await change('P6', { notifications: JSON.stringify({ email: true, sms: false, product: true }) })
  })

  it('are sent off once, however many press at the same moment', async () => {
    const letter = await letters.write({ ...someText, subject: 'Наперегонки' })
    const all = await Promise.all(Array.from({ length: 4 }, () => letters.sendOff(letter)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    await Promise.all([letters.run(), letters.run()])
    await letters.run()
    expect(await letters.readersOf('Наперегонки')).toEqual(demoReaders)
  })

  it('are no drafts any more when they have been sent off', async () => {
    const letter = await letters.write()
    const params = { id: letter.id }
    const changed = await letters.as('P8', news.save, { params, body: { ...someText, subject: 'Иначе', version: 1 } })
    expect([changed.status, changed.body['version']]).toEqual([200, 2])
    const stale = await letters.as('P8', news.save, { params, body: { ...someText, version: 1 } })
    expect([stale.status, stale.body['code']]).toEqual([409, 'STALE'])
    expect((await letters.sendOff(letter)).body.code).toBe('STALE')
    await letters.sendOff({ ...letter, version: 2 })
    const late = await letters.as('P8', news.save, { params, body: { ...someText, version: 3 } })
    expect([late.status, late.body['code']]).toEqual([409, 'WRONG_STATE'])
    expect((await letters.as('P8', news.remove, { params })).status).toBe(409)
    await letters.run()
    const draft = await letters.write()
    expect((await letters.as('P8', news.remove, { params: { id: draft.id } })).status).toBe(204)
    expect((await letters.as('P8', news.get, { params: { id: draft.id } })).status).toBe(404)
    expect((await letters.sendOff(draft)).status).toBe(404)
  })

  describe('to a crowd', () => {
    const everybody = CROWD + demoReaders.length

    beforeAll(() => letters.addReaders(CROWD))

    it('go on where a run was cut off', async () => {
      await letters.sendOff(await letters.write({ ...someText, subject: 'С обрывом' }))
      const { mailer } = cabinet.platform
      const real = mailer.writeAll.bind(mailer)
      let written = 0
      const failing = vi.spyOn(mailer, 'writeAll').mockImplementation(async (emails) => {
        await real(emails)
        written += emails.length
        // The emails of this batch have been written, and their transaction has not ended.
        if (written > CROWD / 2) throw new Error('The power is gone')
      })
      // The run itself goes well: the letter is a thing that failed, and is tried again after a pause.
      expect(await letters.run()).toMatchObject({ outcome: 'OK', done: 0 })
      failing.mockRestore()
      const before = await letters.readersOf('С обрывом')
      expect(before.length).toBeGreaterThan(0)
      expect(before.length).toBeLessThan(everybody)
      expect(await letters.run()).toMatchObject({ outcome: 'OK', done: 0 })
      cabinet.wait(2 * MINUTE_MS)
      await letters.run()
      const after = await letters.readersOf('С обрывом')
      expect([after.length, new Set(after).size]).toEqual([everybody, everybody])
    })

    // The embedded database belongs to one process.
    if (kind.name === 'PostgreSQL')
      it('go out once though two servers send at the same moment', async () => {
        const { platform, clock } = cabinet
        const replacements = { clock: createClock(), passwords: cheapPasswords(), isQuiet: true }
        const other = await createApplication(platform.config, replacements)
        other.platform.clock.setShiftMinutes(clock.shiftMinutes())
        const letter = await letters.write({ ...someText, subject: 'С двух серверов' })
        expect((await letters.sendOff(letter)).body).toMatchObject({ state: { name: 'SENDING' } })
        // Past the claim of the job: one server has taken the other for dead.
        const runs = [platform, other.platform].map((on) => sendNews.run({ platform: on, dueAt: clock.now() }))
        const written = await Promise.all(runs)
        await other.stop()
        expect(written.reduce((sum, count) => sum + count, 0)).toBe(everybody)
        const readers = await letters.readersOf('С двух серверов')
        expect([readers.length, new Set(readers).size]).toEqual([everybody, everybody])
        expect(await letters.get(letter.id)).toMatchObject({ state: { name: 'SENT' }, recipients: everybody })
      })

    it('come to nobody who switches them off while they are written', async () => {
      const person = await addPerson(cabinet, 'O4')
      const token = (await person.enter()).accessToken
      await query().updateTable('person').set({ email_confirmed: true }).where('id', '=', person.id).execute()
      expect((await letters.switchNews(token, true)).status).toBe(200)
      expect((await letters.sendOff(await letters.write({ ...someText, subject: 'На ходу' }))).status).toBe(200)
      await Promise.all([letters.run(), letters.switchNews(token, false)])
      const readers = await letters.readersOf('На ходу')
      expect(readers).toHaveLength(everybody)
      expect(readers).not.toContain(person.email)
    })
  })
})
