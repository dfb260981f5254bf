import { dashboard } from '@cabinet/contract/debtor/policy'
import { find as findSupplies } from '@cabinet/contract/finance/supplies'
import { type HelpArticle, articles as helpArticles } from '@cabinet/contract/support/help'
import { attention, type Figure, figures, type FoundRecord, search } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inOtherLayout } from '../../src/kernel/keyboard-layout.ts'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

describe.each(productKinds())('home and search on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const figuresOf = async (key: string) => {
    const { accessToken } = await cabinet.enter(key)
    return cabinet.call<{ items: Figure[] }>(figures, { token: accessToken })
  }
  const find = async (key: string, text: string): Promise<FoundRecord[]> => {
    const { accessToken } = await cabinet.enter(key)
    const { status, body } = await cabinet.call<{ items: FoundRecord[] }>(search, {
      token: accessToken,
      body: { text },
    })
    expect(status).toBe(200)
    return body.items
  }
  const kindsOf = (items: readonly { readonly kind: string; readonly module?: string }[]) =>
    items.map((item) => `${item.module ?? ''}.${item.kind}`)

  it('counts each product by what the person works with', async () => {
    const own = (await figuresOf('P1')).body.items
    expect(kindsOf(own).toSorted()).toEqual([
      'debtor.COVERED',
      'debtor.INSURED',
      'debtor.OPEN_CLAIMS',
      'debtor.OVERDUE',
      'seller.INSURED',
      'seller.OPEN_CLAIMS',
      'seller.ORDERS',
      'sender.INSURED',
      'sender.OPEN_CLAIMS',
      'sender.ORDERS',
      'sender.TO_PAY',
    ])
    const { accessToken } = await cabinet.enter('P1')
    const { body } = await cabinet.call<{ insuredDebtSum: number; overdueSum: number }>(dashboard, {
      token: accessToken,
    })
    const valueOf = (name: string) => own.find((one) => one.module === 'debtor' && one.kind === name)?.value
    expect(body.insuredDebtSum).toBeGreaterThan(0)
    expect([valueOf('COVERED'), valueOf('OVERDUE')]).toEqual([body.insuredDebtSum, body.overdueSum])
    expect(kindsOf((await figuresOf('P5')).body.items).toSorted()).toEqual([
      'debtor.OPEN_CLAIMS',
      'seller.OPEN_CLAIMS',
      'sender.INSURED',
      'sender.OPEN_CLAIMS',
      'sender.ORDERS',
      'sender.TO_PAY',
    ])
    expect((await figuresOf('P10')).body.items).toEqual([])
    expect((await figuresOf('P2')).status).toBe(403)
  })

  it('finds records by a part of their number, in either keyboard layout, and leads to them', async () => {
    const { accessToken } = await cabinet.enter('P1')
    const { body } = await cabinet.call<{ content: { id: string; number: string }[] }>(findSupplies, {
      token: accessToken,
      body: { pageNumber: 0, pageSize: 1, sort: [], filters: [] },
    })
    const [supply] = body.content
    if (!supply) throw new Error('The demo has no supply of P1')
    const found = await find('P1', supply.number.toLowerCase())
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'FINANCE_SUPPLY', path: `/deliveries?open=${supply.id}` }),
    )
    // Nobody else's: the same text in another cabinet.
    expect((await find('P10', supply.number)).filter(({ id }) => id === supply.id)).toEqual([])
  })

  it('understands a forgotten keyboard layout and «е» for «ё»', async () => {
    // «Кузнецова» with Latin keys.
    expect((await find('P1', 'Repytwjdf')).map(({ title }) => title).join()).toContain('Кузнецова')
    await cabinet.platform.database.query
      .updateTable('person')
      .set({ must_change_password: false })
      .where('id', '=', personId('P12'))
      .execute()
    expect((await find('P12', 'федоров')).map(({ title }) => title).join()).toContain('Фёдоров')
    // Letters on keys that are signs in the other layout: «Жукова» begins with Shift and the semicolon.
    expect(inOtherLayout(':erjdf')).toBe('жукова')
    expect(inOtherLayout('<FYR')).toBe('банк')
  })

  it('finds an article of help by its text too, after those that have the words in their title', async () => {
    const articles = (items: readonly FoundRecord[]) => items.filter(({ kind }) => kind === 'HELP_ARTICLE')
    const { accessToken } = await cabinet.enter('P1')
    const { body } = await cabinet.call<{ items: HelpArticle[] }>(helpArticles, { token: accessToken })
    const holds = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes('заказ'))
    const named = body.items.filter(({ title }) => holds(title)).map(({ title }) => title)
    const telling = body.items.filter(
      ({ section, title, body: text }) => !holds(title) && holds(section.description, text),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(telling.length).toBeGreaterThan(0)
    expect(articles(await find('P1', 'Заказ')).map(({ title }) => title)).toEqual(
      [...named, ...telling.map(({ title }) => title)].slice(0, 5),
    )
  })

  it('shows nobody what belongs to a role that they do not have', async () => {
    const kinds = (items: readonly FoundRecord[]) => new Set(items.map((item) => item.kind))
    // P11 works with the courier alone, in the same organization as P1.
    for (const text of ['ООО', '7799', 'УПД']) {
      const ofColleague = kinds(await find('P11', text))
      for (const closed of ['DEBTOR_BUYER', 'DEBTOR_SHIPMENT', 'FINANCE_SUPPLY', 'SELLER_ORDER'])
        expect(ofColleague).not.toContain(closed)
    }
    expect(kinds(await find('P1', 'ООО'))).toContain('DEBTOR_BUYER')
  })

  it.each([
    ['figures', figures, undefined],
    ['search', search, { text: 'ООО' }],
    ['attention', attention, undefined],
  ] as const)('names the area that fails, and answers for the others: %s', async (name, endpoint, body) => {
    type Answer = { items: unknown[]; missing: string[] }
    const { accessToken } = await cabinet.enter('P1')
    const ask = () => cabinet.call<Answer>(endpoint, { token: accessToken, body })
    const whole = await ask()
    expect(whole.body.missing).toEqual([])
    const debtor = cabinet.platform.modules.all.find(({ id }) => id === 'debtor')
    if (!debtor) throw new Error('no such module')
    const failing = vi.spyOn(debtor as Required<typeof debtor>, name).mockRejectedValue(new Error('no database'))
    const partial = await ask()
    failing.mockRestore()
    expect(partial.status).toBe(200)
    expect(partial.body.missing).toEqual(['debtor'])
    // What the others have answered is all there.
    expect(whole.body.items).toEqual(expect.arrayContaining(partial.body.items))
    expect(partial.body.items.length).toBeLessThan(whole.body.items.length)
    expect(partial.body.items.length).toBeGreaterThan(0)
    expect((await ask()).body).toEqual(whole.body)
  })

  it('refuses a text that is in everything', async () => {
    const { accessToken } = await cabinet.enter('P1')
    expect((await cabinet.call(search, { token: accessToken, body: { text: ' а ' } })).status).toBe(400)
  })
})
