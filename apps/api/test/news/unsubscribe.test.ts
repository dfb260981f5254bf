import { createHmac } from 'node:crypto'
import { unsubscribe, unsubscribePage } from '@cabinet/contract/people/profile'
import { legalTexts } from '@cabinet/contract/legal'
import * as news from '@cabinet/contract/news'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { openPostOffice, type PostOffice, readEmail } from '../support/mail-server.ts'
import { addPerson } from '../support/people.ts'
import { demoReaders, newsOf, someText } from './support.ts'

const variablesOf = (office: PostOffice, publicUrl: string) => ({
  SMTP_URL: office.url,
  MAIL_FROM: 'Кабинет <cabinet@platform.example>',
  PUBLIC_URL: publicUrl,
})

describe.each(productKinds())('who wants no news, on $name', (kind) => {
  let cabinet: Cabinet
  let office: PostOffice
  let letters: ReturnType<typeof newsOf>

  beforeAll(async () => {
    office = await openPostOffice()
    cabinet = await openCabinet(kind, { variables: variablesOf(office, 'https://cabinet.example') })
    letters = newsOf(cabinet)
  })
  afterAll(async () => {
    await cabinet.remove()
    await office.close()
  })

  const me = async (key: string): Promise<CurrentUser> =>
    (await cabinet.call<CurrentUser>(current, { token: await cabinet.tokenOf(key) })).body
  const tokenFor = (key: string): string => cabinet.platform.tokens.unsubscribeTokenOf(personId(key))
  const follow = (token: string, ask: object = {}) => cabinet.call(unsubscribe, { query: { token }, ...ask })
  const send = async (subject: string) => {
    letters.rest()
    await letters.sendOff(await letters.write({ ...someText, subject }))
    await letters.run()
  }
  const lettersOf = (subject: string) =>
    office.received.filter(({ raw }) => readEmail(raw).header('subject') === subject)

  it('can say so by a button of the mail program, which makes one call without a session', async () => {
    await send('One click')
    await cabinet.platform.mailer.deliver()
    expect(
      lettersOf('One click')
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual(demoReaders)
    const received = lettersOf('One click').find(({ to }) => to[0]?.startsWith('lebedeva'))
    const { header, parts } = readEmail(received?.raw ?? '')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = new URL(/^<(https:\/\/cabinet\.example\/[^>]+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '')
    for (const { text } of parts) expect(text).toContain('https://cabinet.example/public/unsubscribe?token=')
    // A program that only opens the address changes nothing, and leads on to the page.
    const opened = await cabinet.app.inject({ method: 'GET', url: `${address.pathname}${address.search}` })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(opened.body).toContain(`href="/public/unsubscribe${address.search}"`)
    expect((await me('P3')).notifications.product).toBe(true)
    const pressed = await cabinet.app.inject({
      method: 'POST',
      url: `${address.pathname}${address.search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([pressed.statusCode, pressed.body]).toEqual([204, ''])
    expect((await me('P3')).notifications).toEqual({ email: true, sms: false, product: false })
  })

  it.each([
    ['no body', {}],
    ['a form', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' }],
    ['JSON', { body: {} }],
    ['a text', { headers: { 'content-type': 'text/plain' }, body: 'x' }],
  ])('may say it again and again, with %s', async (_name, ask) => {
    expect((await follow(tokenFor('P3'), ask)).status).toBe(204)
  })

  it('is not unsubscribed by a link that was not in a letter', async () => {
    const [id = '', mac = ''] = tokenFor('P7').split('.')
    const other = tokenFor('P6').split('.')[1]
    const forged = createHmac('sha256', 'a key of somebody else').update(id).digest('base64url')
    const access = await cabinet.tokenOf('P7')
    const tokens = [
      `${id}.${other}`,
      `${id}.${forged}`,
      `${id}.${mac.slice(1)}`,
      `${id}.${mac}x`,
      `${id.toUpperCase()}.${mac}`,
      id,
      '.',
      'x',
      "' or 1=1",
      access.slice(0, 200),
    ]
    for (const token of tokens) expect((await follow(token)).status, token).toBe(404)
    const shown = await cabinet.call<string>(unsubscribePage, { query: { token: '"><script>alert(1)</script>' } })
    expect(shown.body).not.toContain('<script')
    for (const token of ['', 'x'.repeat(201)]) expect((await follow(token)).status).toBe(400)
    expect((await follow(tokenFor('P7'), { body: 'x'.repeat(5000) })).status).toBe(413)
    expect((await me('P7')).notifications.product).toBe(true)
    // Whoever has it can do nothing else with it.
    expect((await cabinet.call(current, { token: tokenFor('P7') })).status).toBe(401)
  })

  it('gets nothing that had been written before and has not left', async () => {
    office.state.isShut = true
    await send('Застряло')
    await cabinet.platform.mailer.deliver()
    expect((await follow(tokenFor('P5'))).status).toBe(204)
    expect(await letters.readersOf('Застряло')).toEqual([
      'tikhonova@fabrika-tkaney.example',
      'yusupov@agrosnab.example',
    ])
    office.state.isShut = false
  })

  it('has taken back what they agreed to, and agrees anew by the switch', async () => {
    const person = await addPerson(cabinet, 'O4')
    const token = (await person.enter()).accessToken
    const on = await letters.switchNews(token, true)
    expect(on.body.consents).toMatchObject([{ type: 'NEWS', version: legalTexts.NEWS, withdrawnDateTime: null }])
    expect(on.body.consents[0]?.ip).toMatch(/^(?:127\.0\.0\.1|::1)$/)
    expect((await follow(cabinet.platform.tokens.unsubscribeTokenOf(person.id))).status).toBe(204)
    const off = (await cabinet.call<CurrentUser>(current, { token })).body
    expect(off.notifications.product).toBe(false)
    expect(off.consents).toMatchObject([{ type: 'NEWS', withdrawnDateTime: expect.any(String) as string }])
    await letters.switchNews(token, true)
    await letters.switchNews(token, false)
    const events = await cabinet.platform.database.query
      .selectFrom('person_event')
      .select('kind')
      .where('person_id', '=', person.id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(events.map(({ kind: what }) => what)).toEqual(['NEWS_ON', 'NEWS_OFF', 'NEWS_ON', 'NEWS_OFF'])
  })

  it('is shown a page where mail programs cannot make the call', async () => {
    const local = await openPostOffice()
    const plain = await openCabinet(kind, { variables: variablesOf(local, 'http://cabinet.example') })
    const id = (await newsOf(plain).write()).id
    await newsOf(plain).as('P8', news.test, { params: { id } })
    await plain.platform.mailer.deliver()
    const { header } = readEmail(local.received[0]?.raw ?? '')
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/cabinet\.example\/public\/unsubscribe\?token=/)
    expect(header('list-unsubscribe-post')).toBe('')
    await plain.remove()
    await local.close()
  })
})
