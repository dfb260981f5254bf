import * as bank from '@cabinet/contract/organization/banks'
import type { PaymentDetails, PaymentDetailsFields } from '@cabinet/contract/organization/payment-details-fields'
import * as paymentDetails from '@cabinet/contract/organization/payment-details'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { current } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankByBik } from '../../src/modules/organization/banks.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { fieldsOfAccount, newAccount, organizationCalls, wrongFieldsIn } from '../support/organization.ts'

/** Accounts of one company in one bank that differ from each other. */
const ACCOUNTS = [
  '40702810999990000006',
  '40702810800000000001',
  '40702810100000000002',
  '40702810400000000003',
  '40702810700000000004',
]

describe('the directory of banks', () => {
  it.each([
    ['044525225', 'ПАО Сбербанк', '30101810400000000225', 'Москва'],
    ['044525187', 'Банк ВТБ (ПАО)', '30101810700000000187', 'Москва'],
    ['044525411', 'Филиал «Центральный» Банка ВТБ (ПАО)', '30101810145250000411', 'Москва'],
    ['044525593', 'АО «Альфа-Банк»', '30101810200000000593', 'Москва'],
    ['044525823', 'Банк ГПБ (АО)', '30101810200000000823', 'Москва'],
    ['044525974', 'АО «ТБанк»', '30101810145250000974', 'Москва'],
    ['044525700', 'АО «Райффайзенбанк»', '30101810200000000700', 'Москва'],
    ['044525555', 'ПАО «Банк ПСБ»', '30101810400000000555', 'Москва'],
    ['044525104', 'ООО «Банк Точка»', '30101810745374525104', 'Москва'],
    ['044525092', 'АО КБ «Модульбанк»', '30101810645250000092', 'Москва'],
    ['044525659', 'ПАО «Московский кредитный банк»', '30101810745250000659', 'Москва'],
    ['044525111', 'АО «Россельхозбанк»', '30101810200000000111', 'Москва'],
    ['044525068', 'ООО «Озон Банк»', '30101810645374525068', 'Москва'],
    ['044525311', 'АО «ОТП Банк»', '30101810000000000311', 'Москва'],
    ['044525787', 'ПАО «Банк Уралсиб»', '30101810100000000787', 'Москва'],
    ['044525232', 'ПАО «МТС-Банк»', '30101810600000000232', 'Москва'],
    ['044525266', 'АО «Банк ДОМ.РФ»', '30101810345250000266', 'Москва'],
    ['044030790', 'ПАО «Банк «Санкт-Петербург»', '30101810900000000790', 'Санкт-Петербург'],
    ['044525142', 'Филиал ПАО «Банк «Санкт-Петербург» в г. Москве', '30101810045250000142', 'Москва'],
    ['043469743', 'ПАО «Совкомбанк»', '30101810300000000743', 'Кострома'],
    ['044525360', 'Филиал «Корпоративный» ПАО «Совкомбанк»', '30101810445250000360', 'Москва'],
    ['049205805', 'ПАО «АК БАРС» БАНК', '30101810000000000805', 'Казань'],
    ['049205131', 'ООО «Банк 131»', '30101810822029205131', 'Казань'],
  ])('%s is %s', async (code, name, account, city) => {
    expect(await bankByBik(code)).toEqual({ bik: code, name, city, correspondentAccount: account })
  })

  it('has nothing for other codes', async () => expect(await bankByBik('044525999')).toBeUndefined())
})

describe.each(productKinds())('bank accounts on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof organizationCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = organizationCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const add = (person: string, body: PaymentDetailsFields, language = 'ru') =>
    calls.call<PaymentDetails & Record<string, unknown>>(person, paymentDetails.add, { body, language })
  const change = (person: string, account: PaymentDetails, changed: Partial<PaymentDetailsFields>) =>
    calls.call<PaymentDetails & Record<string, unknown>>(person, paymentDetails.change, {
      params: { id: account.id },
      body: { ...fieldsOfAccount(account), ...changed },
    })
  const remove = (person: string, account: PaymentDetails) =>
    calls.call(person, paymentDetails.remove, { params: { id: account.id } })
  const mainOf = (accounts: readonly PaymentDetails[]): string[] =>
    accounts.filter(({ isMain }) => isMain).map(({ settlementAccount }) => settlementAccount)

  it('a bank is found by its code, an unknown one is not', async () => {
    const found = await calls.call('P11', bank.byBik, { params: { bik: '044525974' } })
    expect(found.body).toEqual({
      bik: '044525974',
      name: 'АО «ТБанк»',
      city: 'Москва',
      correspondentAccount: '30101810145250000974',
    })
    for (const unknown of ['044525999', '12345', 'abcdefghi']) {
      expect((await calls.call('P11', bank.byBik, { params: { bik: unknown } })).status).toBe(404)
    }
    expect((await calls.call('P2', bank.byBik, { params: { bik: '044525974' } })).status).toBe(403)
  })

  it('the first one is the main one; the main one gives its place away and is inherited', async () => {
    const [first] = await calls.accountsOf('P4')
    expect((await remove('P4', first!)).status).toBe(204)
    expect(await calls.accountsOf('P4')).toEqual([])

    const added = await add('P4', newAccount({ bankName: 'АО "Альфа-Банк"', comment: ' ' }))
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({
      isMain: true,
      isUsed: false,
      bankName: 'АО «Альфа-Банк»',
      comment: null,
      version: 1,
    })
    const second = await add('P4', newAccount({ settlementAccount: ACCOUNTS[1]! }))
    expect(second.body.isMain).toBe(false)
    const third = await add('P4', newAccount({ settlementAccount: ACCOUNTS[2]!, isMain: true }))
    expect(mainOf(await calls.accountsOf('P4'))).toEqual([ACCOUNTS[2]])

    const made = await change('P4', second.body, { isMain: true, comment: 'Для налогов' })
    expect(made.body).toMatchObject({ isMain: true, comment: 'Для налогов', version: 2 })
    expect(mainOf(await calls.accountsOf('P4'))).toEqual([ACCOUNTS[1]])
    const stored = await change('P4', made.body, { isMain: false })
    expect(wrongFieldsIn(stored)).toEqual({ isMain: 'Основной счёт должен остаться. Сделайте основным другой' })

    expect((await remove('P4', made.body)).status).toBe(204)
    expect(mainOf(await calls.accountsOf('P4'))).toEqual([ACCOUNTS[0]])
    const { body } = await calls.call<CurrentUser>('P4', current)
    expect(body.organization?.paymentDetails.map(({ id }) => id)).toEqual([added.body.id, third.body.id])
  })

  it('stays exactly one main account when many are made main at once', async () => {
    for (const settlementAccount of ACCOUNTS.slice(1)) await add('P6', newAccount({ settlementAccount }))
    const before = await calls.accountsOf('P6')
    expect(before).toHaveLength(5)
    const answers = await Promise.all(
      before.filter(({ isMain }) => !isMain).map((account) => change('P6', account, { isMain: true })),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(mainOf(await calls.accountsOf('P6'))).toHaveLength(1)

    const additions = await Promise.all(
      ['40702810409990000101', '40702810999990000006'].map((settlementAccount) =>
        add('P6', newAccount({ settlementAccount, isMain: true })),
      ),
    )
    expect(additions.map(({ status }) => status)).toContain(201)
    expect(mainOf(await calls.accountsOf('P6'))).toHaveLength(1)
    const all = await calls.accountsOf('P6')
    await Promise.all(all.map((account) => remove('P6', account)))
    // The account that a claim names stays, and is the main one again.
    expect(await calls.accountsOf('P6')).toEqual([expect.objectContaining({ isMain: true, isUsed: true }) as unknown])
  })

  it('is added once, however often it is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => add('P9', newAccount({ settlementAccount: ACCOUNTS[3]! }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400])
    const refused = answers.find(({ status }) => status === 400)!
    expect(wrongFieldsIn(refused)).toEqual({ settlementAccount: 'Этот счёт уже добавлен' })
    expect(await calls.accountsOf('P9')).toHaveLength(2)
  })

  it('names every wrong field in the language of the request', async () => {
    const empty = {
      bik: '',
      bankName: ' ',
      bankCity: null,
      correspondentAccount: '',
      settlementAccount: '',
      comment: null,
      isMain: false,
    }
    expect(wrongFieldsIn(await add('P1', empty))).toEqual({
      bik: 'БИК не заполнен',
      bankName: 'Обязательное поле',
      correspondentAccount: expect.stringContaining('счёт') as string,
      settlementAccount: expect.stringContaining('счёт') as string,
    })
    const wrong = newAccount({
      bik: '044525974',
      correspondentAccount: '30101810145250000975',
      settlementAccount: '40702810810000117041',
      comment: 'ё'.repeat(256),
    })
    expect(Object.keys(wrongFieldsIn(await add('P1', wrong, 'en')))).toEqual(['comment'])
    expect(Object.keys(wrongFieldsIn(await add('P1', { ...wrong, comment: null }, 'en')))).toEqual([
      'correspondentAccount',
      'settlementAccount',
    ])
    const good = {
      ...wrong,
      correspondentAccount: '30101810145250000974',
      settlementAccount: '40702810810000117040',
      comment: null,
    }
    expect((await add('P1', good)).status).toBe(201)
  })

  it('refuses a version that somebody else has replaced', async () => {
    const [account] = await calls.accountsOf('P3')
    expect((await change('P3', account!, { comment: 'Первый' })).status).toBe(200)
    const stale = await change('P3', account!, { comment: 'Второй' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      code: 'STALE',
      message: 'Данные изменил другой пользователь. Обновите страницу.',
    })
    expect((await calls.accountsOf('P3'))[0]?.comment).toBe('Первый')
  })

  it('is found by any documented field, deleted ones on request', async () => {
    const find = async (body: object) =>
      (await calls.call<{ content: PaymentDetails[]; totalElements: number }>('P1', paymentDetails.find, { body })).body
    const byBank = await find({ filters: [{ field: 'bankName', operation: 'LIKE', value: 'сбер' }] })
    expect(byBank.content.map(({ bik: code }) => code)).toEqual(['044525225'])
    expect((await find({ filters: [{ field: 'isMain', operation: 'EQ', value: true }] })).totalElements).toBe(1)
    expect((await find({ filters: [{ field: 'isDeleted', operation: 'EQ', value: true }] })).totalElements).toBe(0)
    expect(
      (await find({ pageSize: 1, pageNumber: 1, sort: [{ field: 'bik', direction: 'DESC' }] })).content,
    ).toHaveLength(1)
    const unknown = await calls.call('P1', paymentDetails.find, {
      body: { sort: [{ field: 'secret', direction: 'ASC' }] },
    })
    expect(unknown.status).toBe(400)
  })

  it.each([
    ['P11', 200, 403],
    ['P2', 403, 403],
    ['P7', 404, 404],
    ['P8', 404, 404],
  ])('%s reads those of O1 with %i and changes them with %i', async (person, reads, changes) => {
    const [account] = await calls.accountsOf('P1')
    const params = { id: account!.id }
    const body = fieldsOfAccount(account!)
    expect((await calls.call(person, paymentDetails.one, { params })).status).toBe(reads)
    expect((await calls.call(person, paymentDetails.change, { params, body })).status).toBe(changes)
    expect((await calls.call(person, paymentDetails.changeOfOrganization, { params, body })).status).toBe(changes)
    expect((await calls.call(person, paymentDetails.remove, { params })).status).toBe(changes)
    expect((await calls.call(person, paymentDetails.removeOfOrganization, { params })).status).toBe(changes)
  })

  it('answers the older addresses the same way', async () => {
    const [account] = await calls.accountsOf('P10')
    const params = { id: account!.id }
    const changed = await calls.call<PaymentDetails>('P10', paymentDetails.changeOfOrganization, {
      params,
      body: { ...fieldsOfAccount(account!), comment: 'Карта' },
    })
    expect(changed.body).toMatchObject({ comment: 'Карта', version: 2 })
    expect((await calls.call('P10', paymentDetails.removeOfOrganization, { params })).status).toBe(204)
    expect(await calls.accountsOf('P10')).toEqual([])
  })
})
