import { email, emailPage, listEmails, mailbox, type MailboxItem, message } from '@cabinet/contract/dev'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

interface Page {
  readonly content: readonly MailboxItem[]
  readonly totalElements: number
  readonly totalPages: number
}

interface Sought {
  readonly search?: string
  readonly channel?: string
  readonly pageNumber?: number
}

describe.each(productKinds())('the mailbox on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    const { mailer, sms } = cabinet.platform
    for (let number = 1; number <= 23; number += 1) {
      const content = { subject: `Письмо ${number}`, paragraphs: [`Текст про 100%_${number}`] }
      await mailer.write({ organizationId: null, recipient: `reader${number}@company.example`, content })
    }
    const content = { subject: 'Код подтверждения: 482913', paragraphs: ['Введите код.'], code: '482913' }
    await mailer.write({ organizationId: null, recipient: 'newcomer@company.example', content })
    await sms.write({ recipient: '+70000000099', text: 'Код 739146', code: '739146' })
  })
  afterAll(() => cabinet.remove())

  const asStaff = async () => ({ token: await cabinet.tokenOf('P8') })
  const find = async ({ search, channel, pageNumber = 0 }: Sought) => {
    const filters = [
      ...(search === undefined ? [] : [{ field: 'search', operation: 'LIKE', value: search }]),
      ...(channel === undefined ? [] : [{ field: 'channel', operation: 'EQ', value: channel }]),
    ]
    return (await cabinet.call<Page>(mailbox, { ...(await asStaff()), body: { pageNumber, filters } })).body
  }

  it('shows emails and text messages together, the newest first, page by page', async () => {
    const first = await find({})
    expect(first).toMatchObject({ totalElements: 25, totalPages: 2 })
    expect(first.content).toHaveLength(20)
    const second = await find({ pageNumber: 1 })
    expect(second.content).toHaveLength(5)
    const times = [...first.content, ...second.content].map(({ createdDateTime }) => createdDateTime)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set([...first.content, ...second.content].map(({ id }) => id)).size).toBe(25)
  })

  it.each([
    [{ search: 'READER7@' }, 1],
    [{ search: 'письмо 17' }, 1],
    [{ search: '17 письмо' }, 1],
    [{ search: '100%_3' }, 1],
    [{ search: '%' }, 23],
    [{ search: '739146' }, 1],
    [{ search: 'nobody' }, 0],
    [{ channel: 'SMS' }, 1],
    [{ channel: 'EMAIL', search: '482913' }, 1],
    [{ channel: 'SMS', search: '482913' }, 0],
  ])('finds by %j', async (query, count) => {
    expect((await find(query)).totalElements).toBe(count)
  })

  it.each([
    { pageNumber: -1 },
    { filters: [{ field: 'channel', operation: 'EQ', value: 'FAX' }] },
    { filters: [{ field: 'search', operation: 'LIKE', value: 'x'.repeat(501) }] },
    { filters: [{ field: 'body', operation: 'LIKE', value: 'x' }] },
  ])('refuses %j', async (body) => {
    expect((await cabinet.call(mailbox, { ...(await asStaff()), body })).status).toBe(400)
  })

  it('gives the codes, which tests and people read here', async () => {
    const { content } = await find({ search: 'newcomer@' })
    expect(content).toMatchObject([{ channel: 'EMAIL', code: '482913', state: 'KEPT' }])
    const texts = await find({ channel: 'SMS' })
    expect(texts.content).toMatchObject([{ recipient: '+70000000099', subject: '', code: '739146' }])
  })

  it('opens an email in both its forms', async () => {
    const [item] = (await find({ search: 'newcomer@' })).content
    const params = { channel: 'EMAIL', id: item?.id ?? '' }
    const { body } = await cabinet.call<{ body: string; pageKey: string }>(message, { ...(await asStaff()), params })
    expect(body.body).toContain('Код: 482913')
    const page = await cabinet.call(emailPage, { query: { key: body.pageKey } })
    expect(page.status).toBe(200)
    expect(page.raw.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(page.raw.body).toContain('482913')
  })

  it('knows neither an unknown message nor one of the other channel', async () => {
    const [item] = (await find({ channel: 'SMS' })).content
    const id = item?.id ?? ''
    const asked = async (channel: string, wanted: string) =>
      (await cabinet.call(message, { ...(await asStaff()), params: { channel, id: wanted } })).status
    expect(await asked('SMS', id)).toBe(200)
    expect(await asked('EMAIL', id)).toBe(404)
    expect(await asked('SMS', '00000000-0000-4000-8000-000000000000')).toBe(404)
  })

  it('shows an example of every email in both languages', async () => {
    const { body } = await cabinet.call<{ emails: { id: string }[] }>(listEmails, await asStaff())
    expect(body.emails.length).toBeGreaterThan(20)
    for (const { id } of body.emails) {
      for (const language of ['ru', 'en']) {
        const found = await cabinet.call<{ subject: string; pageKey: string }>(email, {
          ...(await asStaff()),
          params: { id },
          query: { language },
        })
        expect(found.status).toBe(200)
        const page = await cabinet.call(emailPage, { query: { key: found.body.pageKey } })
        expect(page.raw.body).toContain('</html>')
      }
    }
    expect((await cabinet.call(email, { ...(await asStaff()), params: { id: 'people.nothing' } })).status).toBe(404)
  })

  it('shows no page for a key that is old, changed or invented', async () => {
    const [item] = (await find({ search: 'newcomer@' })).content
    const params = { channel: 'EMAIL', id: item?.id ?? '' }
    const { body } = await cabinet.call<{ pageKey: string }>(message, { ...(await asStaff()), params })
    const key = body.pageKey
    const changed = `${key.slice(0, -4)}${key.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    for (const wrong of [changed, 'x', '', key.slice(5)]) {
      expect([400, 404]).toContain((await cabinet.call(emailPage, { query: { key: wrong } })).status)
    }
    cabinet.wait(16 * 60_000)
    expect((await cabinet.call(emailPage, { query: { key } })).status).toBe(404)
  })
})
