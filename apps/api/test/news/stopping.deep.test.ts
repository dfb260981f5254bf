import * as news from '@cabinet/contract/news'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { newsMachine } from '../../src/modules/news/transitions.ts'
import { personId } from '@cabinet/demo/people'
import { findHistory } from '../../src/platform/transitions/store.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { openPostOffice, type PostOffice, readEmail } from '../support/mail-server.ts'
import { demoReaders, newsOf, someText } from './support.ts'

/** More than are written to at once. */
const CROWD = 56
const EVERYBODY = CROWD + demoReaders.length

describe.each(productKinds())('a letter of news that staff stop, on $name', (kind) => {
  let cabinet: Cabinet
  let office: PostOffice
  let letters: ReturnType<typeof newsOf>

  beforeAll(async () => {
    office = await openPostOffice()
    cabinet = await openCabinet(kind, { variables: { SMTP_URL: office.url, MAIL_FROM: 'a@platform.example' } })
    letters = newsOf(cabinet)
    await letters.addReaders(CROWD)
  })
  afterAll(async () => {
    await cabinet.remove()
    await office.close()
  })
  beforeEach(() => letters.rest())

  const begin = async (subject: string, audience: news.NewsAudience | null = null) => {
    const letter = await letters.write({ ...someText, subject, audience })
    expect((await letters.sendOff(letter)).status).toBe(200)
    return letter
  }
  const stop = (id: string, idempotencyKey?: string) =>
    letters.as<news.NewsLetterCard & { code?: string }>('P8', news.stop, {
      params: { id },
      ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
    })
  const deliver = () => cabinet.platform.mailer.deliver()
  /** Whom it has really reached. */
  const gotBy = (subject: string): string[] =>
    office.received
      .filter(({ raw }) => readEmail(raw).header('subject') === subject)
      .flatMap(({ to }) => to)
      .toSorted()
  /** Lets the job and the mail do whatever they would still do. */
  const continueSending = async () => {
    await letters.run()
    await deliver()
    await letters.run()
  }
  const waitingOf = async (id: string): Promise<number> => {
    const rows = await cabinet.platform.database.query
      .selectFrom('email')
      .select('id')
      .where('mailing_id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute()
    return rows.length
  }
  const noted = async (id: string): Promise<string[]> => {
    const rows = await cabinet.platform.database.query
      .selectFrom('news_recipient')
      .innerJoin('person', 'person.id', 'news_recipient.person_id')
      .select('person.email')
      .where('letter_id', '=', id)
      .execute()
    return rows.map(({ email }) => email).toSorted()
  }

  it('is sent only when the last copy has left', async () => {
    const { id } = await begin('To the end', 'SENDER')
    expect(await letters.run()).toMatchObject({ outcome: 'OK', done: 1 })
    expect(await letters.get(id)).toMatchObject({ state: { name: 'SENDING' }, recipients: 1, sentDateTime: null })
    await deliver()
    expect(await letters.run()).toMatchObject({ outcome: 'OK', done: 0 })
    expect(await letters.get(id)).toMatchObject({ state: { name: 'SENT' }, recipients: 1 })
    expect(gotBy('To the end')).toHaveLength(1)
    const late = await stop(id)
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE'])
  })

  it('reaches nobody when it is stopped before it leaves', async () => {
    const { id } = await begin('To nobody')
    await letters.run()
    const stopped = await stop(id)
    expect(stopped.status).toBe(200)
    expect(stopped.body).toMatchObject({ state: { name: 'STOPPED' }, recipients: 0, sentDateTime: null })
    expect(stopped.body.history.map(({ status, by }) => [status.name, by])).toEqual([
      ['STOPPED', 'STAFF'],
      ['SENDING', 'STAFF'],
      ['DRAFT', 'STAFF'],
    ])
    await continueSending()
    expect(gotBy('To nobody')).toEqual([])
    // Who has got nothing waits for nothing: the letter that is right comes to everybody at once.
    const { id: right } = await begin('Mended')
    expect(await letters.run()).toMatchObject({ outcome: 'OK', done: EVERYBODY })
    await stop(right)
  })

  it('stays with those whom it has reached, and with nobody else', async () => {
    const { id } = await begin('By half')
    await letters.run()
    const half = EVERYBODY / 2
    // The mail server takes half of them, then no more.
    const before = office.received.length
    const watch = vi.spyOn(office.received, 'push').mockImplementation(function push(this: unknown[], ...items) {
      const length = Reflect.apply(Array.prototype.push, this, items) as number
      office.state.isShut = length - before >= half
      return length
    })
    await deliver()
    watch.mockRestore()
    office.state.isShut = false
    expect(gotBy('By half')).toHaveLength(half)
    // The mail server has refused the others for the moment: for staff they are tried, and perhaps on their way.
    const { body } = await stop(id)
    expect(body).toMatchObject({ state: { name: 'STOPPED' } })
    expect(await waitingOf(id)).toBe(0)
    await continueSending()
    expect(gotBy('By half')).toHaveLength(half)
    expect(await letters.get(id)).toEqual(body)
  })

  it('counts only those to whom it has left, though it leaves while it is stopped', async () => {
    const { id } = await begin('On the run')
    await letters.run()
    const [, stopped] = await Promise.all([deliver(), stop(id)])
    expect(stopped.status).toBe(200)
    await continueSending()
    const got = gotBy('On the run')
    expect(got.length).toBeLessThan(EVERYBODY)
    expect(await noted(id)).toEqual(got)
    expect(await letters.get(id)).toMatchObject({ state: { name: 'STOPPED' }, recipients: got.length })
  })

  it('is written to nobody more, though a job writes it at this moment', async () => {
    const { id } = await begin('While it is written')
    await Promise.all([letters.run(), stop(id), letters.run(), stop(id)])
    expect(await letters.get(id)).toMatchObject({ state: { name: 'STOPPED' }, recipients: 0 })
    await continueSending()
    expect([await noted(id), gotBy('While it is written')]).toEqual([[], []])
  })

  it('is stopped once, however often somebody presses', async () => {
    const { id } = await begin('Дважды')
    const key = newId()
    const all = await Promise.all([stop(id), stop(id, key), stop(id, key), stop(id)])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const again = await stop(id)
    expect([again.status, again.body.state.name]).toEqual([200, 'STOPPED'])
    expect(await findHistory(cabinet.platform.database, newsMachine.id, id)).toMatchObject([
      { event: 'send' },
      { event: 'stop', actor_kind: 'STAFF', actor_id: personId('P8') },
    ])
    const change = await letters.as('P8', news.save, { params: { id }, body: { ...someText, version: 3 } })
    expect([change.status, change.body['code']]).toEqual([409, 'WRONG_STATE'])
    expect((await letters.sendOff({ id, version: again.body.version })).status).toBe(409)
    expect((await letters.as('P8', news.remove, { params: { id } })).status).toBe(409)
  })

  it('holds up no other letter while its copies wait', async () => {
    office.state.isShut = true
    const { id: first } = await begin('First', 'SENDER')
    await continueSending()
    office.state.isShut = false
    const { id: second } = await begin('Second', 'FINANCE')
    await continueSending()
    expect([gotBy('First'), gotBy('Second').length]).toEqual([[], 1])
    expect((await letters.get(second)).state.name).toBe('SENT')
    expect((await letters.get(first)).state.name).toBe('SENDING')
    expect((await stop(first)).body).toMatchObject({ state: { name: 'STOPPED' }, recipients: 1 })
  })

  it('is no draft, nor unknown', async () => {
    const draft = await letters.write()
    expect((await stop(draft.id)).status).toBe(409)
    expect((await stop(newId())).status).toBe(404)
    expect((await letters.as('P8', news.remove, { params: { id: draft.id } })).status).toBe(204)
    expect((await stop(draft.id)).status).toBe(404)
  })
})
