import * as news from '@cabinet/contract/news'
import { LONGEST_SUBJECT, LONGEST_TEXT } from '@cabinet/contract/news/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { openPostOffice, type PostOffice, readEmail } from '../support/mail-server.ts'
import { newsOf, someText } from './support.ts'

describe.each(productKinds())('the words of a letter of news on $name', (kind) => {
  let cabinet: Cabinet
  let office: PostOffice
  let letters: ReturnType<typeof newsOf>

  beforeAll(async () => {
    office = await openPostOffice()
    cabinet = await openCabinet(kind, {
      variables: { SMTP_URL: office.url, MAIL_FROM: 'a@platform.example', PUBLIC_URL: 'https://cabinet.example' },
    })
    letters = newsOf(cabinet)
  })
  afterAll(async () => {
    await cabinet.remove()
    await office.close()
  })

  const create = (change: object) => letters.as('P8', news.create, { body: { ...someText, ...change } })
  /** The letter as its author gets it on trial. */
  const tried = async (change: object) => {
    const { id } = await letters.write({ ...someText, ...change })
    expect((await letters.as('P8', news.test, { params: { id } })).status).toBe(204)
    const before = office.received.length
    await cabinet.platform.mailer.deliver()
    const [received, ...others] = office.received.slice(before)
    expect([received?.to, others]).toEqual([['krylov@platform.example'], []])
    return readEmail(received?.raw ?? '')
  }

  it.each([
    ['nothing', '   '],
    ['nothing that is seen', '\u200B\u0007'],
    ['too much', 'я'.repeat(LONGEST_SUBJECT + 1)],
  ])('have no subject with %s', async (_name, subject) => {
    const { status, body } = await create({ subject })
    expect(status).toBe(400)
    expect(body['fields']).toMatchObject([{ field: 'subject' }])
  })

  it.each([
    ['a line break', 'Новости\r\nBcc: victim@company.example', 'Новости Bcc: victim@company.example'],
    ['a line feed', 'Новости\nX-Evil: 1', 'Новости X-Evil: 1'],
    ['a tab', 'Новости\tи ещё', 'Новости и ещё'],
    ['a line separator', 'Новости\u2028и ещё', 'Новости и ещё'],
    ['a control character', 'Новости\u0007', 'Новости'],
  ])('have a subject of one line, whatever comes with %s', async (_name, subject, expected) => {
    expect((await create({ subject })).body).toMatchObject({ subject: expected })
  })

  it('have a text of lines and tabs without other controls', async () => {
    expect((await create({ text: 'a\u001b[31mb\r\n\tв' })).body).toMatchObject({ text: 'a[31mb\n\tв' })
  })

  it.each([
    ['nothing', ' \n '],
    ['too much', 'я'.repeat(LONGEST_TEXT + 1)],
  ])('have no text with %s', async (_name, text) => {
    const { status, body } = await create({ text })
    expect(status).toBe(400)
    expect(body['fields']).toMatchObject([{ field: 'text' }])
  })

  it('are for nobody whom the contract does not name', async () => {
    for (const audience of ['GODMOD', 'UNVERIFIED_USER', 'x', undefined]) {
      expect((await create({ audience })).status).toBe(400)
    }
  })

  it('bear the longest subject and text', async () => {
    const subject = 'x'.repeat(LONGEST_SUBJECT)
    const { header, parts } = await tried({ subject, text: 'Щ'.repeat(LONGEST_TEXT) })
    expect(header('subject')).toBe(subject)
    expect(parts[0]?.text).toContain('Щ'.repeat(LONGEST_TEXT))
  })

  it('are text whatever looks like HTML, and addresses in them can be followed', async () => {
    const { parts } = await tried({
      text: '<script>alert(1)</script> & <a href="https://evil.example">сюда</a>\r\n\r\nСмотрите https://cabinet.example/help?a=1&b="2", а не https://name:pass@evil.example или javascript:alert(1).',
    })
    const html = parts[1]?.text ?? ''
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;a href=&quot;')
    expect(html).not.toContain('<script')
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.split('token=')[0])).toEqual([
      'https://evil.example/',
      'https://cabinet.example/help?a=1&amp;b=',
      'https://cabinet.example/public/unsubscribe?',
    ])
    expect(parts[0]?.text).toContain('https://cabinet.example/help?a=1&b="2"')
  })

  it('are tried twenty times an hour by one person', async () => {
    const { id } = await letters.write()
    const answers: number[] = []
    for (let time = 0; time < 21; time += 1) {
      answers.push((await letters.as('P8', news.test, { params: { id } })).status)
    }
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(answers.at(-1)).toBe(429)
  })

  it.each(['P1', 'P2', 'P5', 'P11'])('are no business of %s', async (person) => {
    const { id } = await letters.write()
    const params = { id }
    const calls = [
      letters.as(person, news.find, { body: {} }),
      letters.as(person, news.excel, { body: {} }),
      letters.as(person, news.get, { params }),
      letters.as(person, news.recipients),
      letters.as(person, news.create, { body: someText }),
      letters.as(person, news.save, { params, body: { ...someText, version: 1 } }),
      letters.as(person, news.remove, { params }),
      letters.as(person, news.test, { params }),
      letters.as(person, news.send, { params, body: { version: 1 } }),
      letters.as(person, news.stop, { params }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403))
  })

  it('are found by what stands in them, and exported', async () => {
    await letters.write({ ...someText, subject: 'Ёлочные новости', text: 'Про снегурочку' })
    const found = await letters.as<{ content: news.NewsLetter[] }>('P8', news.find, {
      body: { filters: [{ field: 'search', operation: 'LIKE', value: 'снегуроч' }] },
    })
    expect(found.body.content.map(({ subject }) => subject)).toEqual(['Ёлочные новости'])
    const sent = await letters.as<{ content: news.NewsLetter[] }>('P8', news.find, {
      body: { filters: [{ field: 'state.name', operation: 'EQ', value: 'SENT' }] },
    })
    expect(sent.body.content).toMatchObject([{ recipients: 4, state: { description: 'Отправлено' } }])
    const workbook = await letters.as('P8', news.excel, { body: {} })
    expect(workbook.status).toBe(200)
    expect(workbook.raw.headers['content-disposition']).toContain('.xlsx')
  })
})
