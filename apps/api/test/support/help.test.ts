import { articles, type HelpArticle } from '@cabinet/contract/support/help'
import { SUPPORT_FILES, write } from '@cabinet/contract/support/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from './cabinet.ts'
import { productKinds } from './databases.ts'

describe.each(productKinds())('help and support on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const articlesOf = async (key: string, language = 'ru'): Promise<readonly HelpArticle[]> => {
    const { accessToken: token } = await cabinet.enter(key)
    const headers = { 'accept-language': language }
    const { status, body } = await cabinet.call<{ items: HelpArticle[] }>(articles, { token, headers })
    expect(status).toBe(200)
    return body.items
  }
  const idsOf = async (key: string) => (await articlesOf(key)).map(({ id }) => id)

  it('gives every article in its order to who has everything', async () => {
    const all = await articlesOf('P1')
    expect(all.map(({ sort }) => sort)).toEqual(all.map(({ sort }) => sort).toSorted((left, right) => left - right))
    expect(all[0]).toMatchObject({
      id: 'core.waiting',
      module: 'core',
      section: { name: 'START', description: 'Начало работы' },
      title: 'Почему я вижу «Ожидание подтверждения»?',
    })
    expect(all.at(-1)?.id).toBe('claim.returns')
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('titles sections in the language of the request and keeps the texts Russian', async () => {
    const [article] = await articlesOf('P1', 'en')
    expect(article).toMatchObject({
      section: { description: 'Getting started' },
      title: expect.stringMatching(/[а-я]/),
    })
  })

  it('hides what the person cannot use', async () => {
    expect(await idsOf('P2')).toEqual(['core.waiting', 'core.contacts', 'core.sessions'])
    // The finance area is excluded for the organization of P6.
    expect(await idsOf('P6')).not.toContain('finance.term')
    expect(await idsOf('P10')).not.toContain('claim.lost')
    expect(await idsOf('P11')).not.toContain('core.invite')
  })

  const send = async (key: string, body: unknown) => {
    const { accessToken: token } = await cabinet.enter(key)
    return cabinet.call<{ number: string; fields?: { field: string }[] }>(write, { token, body })
  }
  const good = { topic: 'ACCESS', message: 'Не приходит письмо с приглашением' }

  it('numbers messages, keeps them and writes to the support and to the person', async () => {
    const { status, body } = await send('P11', good)
    expect(status).toBe(200)
    expect(body.number).toMatch(/^ОБ-\d{4}-\d{6}$/)
    const { database } = cabinet.platform
    const stored = await database.query
      .selectFrom('support_message')
      .selectAll()
      .where('number', '=', body.number)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ person_id: personId('P11'), topic: 'ACCESS', message: good.message })
    const emails = await database.query
      .selectFrom('email')
      .select(['recipient', 'body'])
      .where('subject', 'like', `%${body.number}%`)
      .orderBy('recipient')
      .execute()
    expect(emails.map(({ recipient }) => recipient)).toEqual([
      'morozova@severveter.example',
      cabinet.platform.config.support.email,
    ])
    expect(emails.every(({ body: text }) => text.includes(good.message))).toBe(true)
  })

  it('takes a message from who waits for confirmation', async () => {
    expect((await send('P2', good)).status).toBe(200)
  })

  it.each([
    ['topic', { ...good, topic: 'WEATHER' }],
    ['message', { ...good, message: 'коротко' }],
    ['message', { ...good, message: 'а'.repeat(4001) }],
    ['fileIds', { ...good, fileIds: Array.from({ length: SUPPORT_FILES + 1 }, () => personId('P1')) }],
  ])('refuses a wrong %s at its field', async (field, body) => {
    const response = await send('P3', body)
    expect(response.status).toBe(400)
    expect(response.body.fields?.[0]?.field).toBe(field)
  })

  it('refuses a file that is not the own one, and keeps nothing', async () => {
    const response = await send('P4', { ...good, fileIds: [personId('P1')] })
    expect(response.status).toBe(422)
    expect(response.body.fields?.[0]?.field).toBe('fileIds[0]')
    const stored = await cabinet.platform.database.query
      .selectFrom('support_message')
      .select('id')
      .where('person_id', '=', personId('P4'))
      .execute()
    expect(stored).toEqual([])
  })

  it('takes ten messages of a person in a day, also when they come at once', async () => {
    const { accessToken: token } = await cabinet.enter('P5')
    const answers = await Promise.all(Array.from({ length: 12 }, () => cabinet.call(write, { token, body: good })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})
