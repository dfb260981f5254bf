import { download, upload } from '@cabinet/contract/file'
import { findActions, type StaffAction } from '@cabinet/contract/staff'
import * as support from '@cabinet/contract/support/requests'
import * as staff from '@cabinet/contract/support/staff'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { HOUR_MS } from '../../src/kernel/durations.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { personId } from '@cabinet/demo/people'
import { type Ask, type Cabinet, openCabinet } from './cabinet.ts'
import { databaseKinds } from './databases.ts'
import { contents, fileOf } from './sample-files.ts'

interface PageOf<Item> {
  readonly content: Item[]
}

describe.each(databaseKinds())('requests to the support on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async <Body = Record<string, unknown>>(person: string, endpoint: Endpoint, ask: Ask = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const write = async (person: string, message: string, fileIds: string[] = []) => {
    const { status, body } = await as<{ id: string; number: string }>(person, support.write, {
      body: { topic: 'OTHER', message, fileIds },
    })
    expect(status).toBe(200)
    return body
  }
  const journalOf = async (filters: object[], token?: string) => {
    const ask = { token: token ?? (await cabinet.tokenOf('P8')), body: { filters } }
    return (await cabinet.call<PageOf<StaffAction>>(findActions, ask)).body.content
  }
  const lettersTo = (recipient: string) =>
    cabinet.platform.database.query
      .selectFrom('email')
      .select(['subject', 'body'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()

  it('are the business of who has written and of the staff', async () => {
    const { id } = await write('P1', 'Не могу найти счёт за октябрь')
    const params = { id }
    for (const person of ['P2', 'P11']) {
      expect((await as(person, support.get, { params })).status).toBe(404)
      expect((await as(person, support.reply, { params, body: { text: 'Я тоже' } })).status).toBe(404)
      for (const endpoint of [staff.get, staff.close]) expect((await as(person, endpoint, { params })).status).toBe(403)
      expect((await as(person, staff.answer, { params, body: { text: 'Нет' } })).status).toBe(403)
      expect((await as(person, staff.find, { body: {} })).status).toBe(403)
      const own = await as<PageOf<support.SupportRequest>>(person, support.find, { body: {} })
      expect(own.body.content.map((request) => request.id)).not.toContain(id)
    }
    expect((await as('P8', staff.get, { params: { id: newId() } })).status).toBe(404)
    expect((await as('P8', support.get, { params })).status).toBe(404)
  })

  it('wait, are answered by letter and in the cabinet, and wait again when the person writes on', async () => {
    const { id, number } = await write('P1', 'Не приходит приглашение коллеге')
    const params = { id }
    const waiting = await as<{ items: { kind: string; count: number; path: string }[] }>('P8', attention)
    const found = waiting.body.items.find((item) => item.kind === 'SUPPORT_REQUEST')
    expect(found).toMatchObject({ path: '/staff/support?waiting=yes' })

    const text = 'Отправили ещё раз.\n\nПроверьте почту.'
    const answered = await as<staff.StaffConversation>('P8', staff.answer, { params, body: { text } })
    expect([answered.status, answered.body.isWaiting, answered.body.waitingSince]).toEqual([200, false, null])
    expect(answered.body.lines).toMatchObject([{ isFromSupport: true, text, by: expect.stringMatching(/Крылов/) }])
    const own = await as<support.SupportConversation>('P1', support.get, { params })
    expect(own.body.lines).toEqual([expect.not.objectContaining({ by: expect.anything() })])
    expect(own.body.lines).toMatchObject([{ isFromSupport: true, text }])
    const letters = await lettersTo('sokolov@severveter.example')
    expect(letters.at(-1)?.subject).toBe(`Ответ на обращение ${number}`)
    expect(letters.at(-1)?.body).toContain(`/help/requests/${id}`)

    const replied = await as<support.SupportConversation>('P1', support.reply, { params, body: { text: 'Пришло' } })
    expect([replied.status, replied.body.isWaiting, replied.body.lines.length]).toEqual([200, true, 2])
    expect((await as<staff.StaffConversation>('P8', staff.close, { params })).body.isWaiting).toBe(false)
    expect((await as('P8', staff.close, { params })).status).toBe(200)
    const lines = await journalOf([{ field: 'thingId', operation: 'EQ', value: id }])
    expect(lines.map(({ action }) => action)).toEqual(['CLOSED', 'ANSWERED'])
    expect(lines[0]).toMatchObject({ kind: 'CHANGED', subject: number, organization: { id: organizationId('O1') } })
  })

  it('stand in the order in which they wait, and are found by who has written them', async () => {
    const { id } = await write('P9', 'Очередь должна начинаться со старых')
    const { body } = await as<PageOf<staff.StaffRequest>>('P8', staff.find, { body: {} })
    const waits = body.content.map(({ isWaiting }) => isWaiting)
    expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)))
    const since = body.content.flatMap(({ waitingSince }) => waitingSince ?? [])
    expect(since).toEqual(since.toSorted())
    const byName = await as<PageOf<staff.StaffRequest>>('P8', staff.find, {
      body: {
        filters: [
          { field: 'search', operation: 'LIKE', value: 'громов' },
          { field: 'isWaiting', operation: 'EQ', value: true },
        ],
      },
    })
    expect(byName.body.content.map((request) => request.id)).toContain(id)
    expect(byName.body.content.every(({ person }) => person.fullName.startsWith('Громов'))).toBe(true)
  })

  it('are read with a line in the journal, once an hour, their files as well', async () => {
    const { body: info } = await as('P1', upload, {
      body: { purpose: 'SUPPORT_MESSAGE', file: fileOf('снимок.png', contents.png) },
    })
    const fileId = String(info['id'])
    const { id, number } = await write('P1', 'Смотрите снимок экрана', [fileId])
    const read = () => as<staff.StaffConversation>('P8', staff.get, { params: { id } })
    expect((await read()).body.files).toMatchObject([{ id: fileId, name: 'снимок.png' }])
    await read()
    expect((await as('P8', download, { params: { id: fileId } })).status).toBe(404)
    const file = await as('P8', staff.readFile, { params: { id, fileId } })
    expect([file.status, file.raw.rawPayload.equals(Buffer.from(contents.png))]).toEqual([200, true])
    const other = await write('P1', 'Здесь файлов нет совсем')
    expect((await as('P8', staff.readFile, { params: { id: other.id, fileId } })).status).toBe(404)
    const readings = (token?: string) =>
      journalOf(
        [
          { field: 'kind', operation: 'EQ', value: 'READ' },
          { field: 'byId', operation: 'EQ', value: personId('P8') },
          { field: 'organizationId', operation: 'EQ', value: organizationId('O1') },
          { field: 'search', operation: 'LIKE', value: number },
        ],
        token,
      )
    expect((await readings()).map(({ thing }) => thing)).toEqual(['FILE', 'SUPPORT_REQUEST'])
    cabinet.wait(HOUR_MS + 1000)
    // The session of before has ended meanwhile.
    const { accessToken: token } = await cabinet.enter('P8')
    expect((await cabinet.call(staff.get, { params: { id }, token })).status).toBe(200)
    expect((await readings(token)).map(({ thing }) => thing)).toEqual(['SUPPORT_REQUEST', 'FILE', 'SUPPORT_REQUEST'])
  })

  it('have an end within a day', async () => {
    const { id } = await write('P5', 'Первое сообщение за день')
    const reply = () => as('P5', support.reply, { params: { id }, body: { text: 'Ещё одно' } })
    for (let sent = 1; sent < 10; sent += 1) expect((await reply()).status).toBe(200)
    expect((await reply()).status).toBe(429)
  })
})
