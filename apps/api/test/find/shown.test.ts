import { find as findClaims } from '@cabinet/contract/claim'
import { findClaims as findInsurerClaims } from '@cabinet/contract/claim/partner'
import { findBuyers as findInsurerBuyers } from '@cabinet/contract/debtor/partner-credit'
import { findRequests as findBankRequests } from '@cabinet/contract/finance/partner'
import { find as findColleagues } from '@cabinet/contract/people/colleagues'
import { find as findCreditBuyers } from '@cabinet/contract/debtor/buyers'
import { find as findShipments } from '@cabinet/contract/debtor/shipments'
import { find as findOfferRules } from '@cabinet/contract/debtor/offer-rules'
import { findInsurers, findOffers as findCreditOffers } from '@cabinet/contract/debtor/staff'
import { listPeople, mailbox } from '@cabinet/contract/dev'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { findBuyers } from '@cabinet/contract/finance/agreements'
import { find as findBanks } from '@cabinet/contract/finance/banks'
import { find as findObjects } from '@cabinet/contract/finance/objects'
import { find as findSupplies, findInvoices } from '@cabinet/contract/finance/supplies'
import { find as findRegistered, get as getRegistered } from '@cabinet/contract/organization/staff'
import { bringStatement } from '@cabinet/contract/partner/payments'
import { recover } from '@cabinet/contract/auth/password'
import { find as findSellerOrders } from '@cabinet/contract/seller/orders'
import { find as findSenderOrders } from '@cabinet/contract/sender/orders'
import { findPrices } from '@cabinet/contract/sender/staff'
import { find as findStaff, findActions } from '@cabinet/contract/staff'
import { find as findLines } from '@cabinet/contract/partner/statement'
import { find as findRequests } from '@cabinet/contract/support/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { STATEMENT_PARTY } from '../../src/platform/payments/payable.ts'
import { wordsSought } from '../../src/platform/find/words.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { lists } from '../support/lists.ts'
import { asPartner } from '../support/partner.ts'

/** An item of a list as it is read here: a name that is not there gives undefined. */
type Item = Readonly<Record<string, unknown>>

/** The text at a path such as `buyer.itn`; nothing where there is none. */
const at = (item: Item, path: string): string | undefined => {
  const found = path.split('.').reduce<unknown>((value, name) => (value as Item | null | undefined)?.[name], item)
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** What stands in a row: a pattern with paths in braces. */
const shownOf = (item: Item, pattern: string): string | undefined => {
  const texts = [...pattern.matchAll(/\{([\w.]+)\}/g)].map(([, path = '']) => at(item, path))
  if (texts.includes(undefined)) return undefined
  return pattern.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => at(item, path) ?? '')
}

/** +7 916 123-45-67 */
const phoneText = (phone: string): string => phone.replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2-$3-$4')
const ruDay = (day: string): string => day.split('-').toReversed().join('.')

interface Register {
  readonly find: Endpoint
  readonly person: string
  /** What its columns show of a row, and how people type the same. */
  readonly shows: readonly string[]
}

const registers: readonly Register[] = [
  {
    find: findShipments,
    person: 'P6',
    shows: [
      '{number}',
      '{buyer.shortName}',
      'ИНН {buyer.itn}',
      'договор № {contract.number} от {contract.date}',
      '{document.type.description} № {document.number}',
      '{document.type.description} № {document.number} от {document.date}',
      '{buyer.shortName}, № {contract.number}',
    ],
  },
  {
    find: findCreditBuyers,
    person: 'P6',
    shows: ['{shortName}', 'ИНН {itn}', 'ITN {itn}', '№ {contract.number} от {contract.date}', '{itn} {shortName}'],
  },
  {
    find: findSupplies,
    person: 'P7',
    shows: ['{number}', '{buyer.shortName}', '№ {contract.number} от {contract.date}', 'ИНН {buyer.itn}'],
  },
  { find: findInvoices, person: 'P7', shows: ['{type.description} № {number}', '№ {number} от {date}'] },
  { find: findBuyers, person: 'P7', shows: ['{shortName}', 'ИНН {itn}', '{itn} {shortName}'] },
  {
    find: findObjects,
    person: 'P7',
    shows: [
      '{number}',
      '{agreement.number}',
      '{buyer.shortName}',
      '{invoice.type.description} № {invoice.number}',
      'ИНН {buyer.itn}',
    ],
  },
  { find: findClaims, person: 'P6', shows: ['{number}', '{object.number}', '№ {number}'] },
  {
    find: findSenderOrders,
    person: 'P5',
    shows: ['{cdekNumber}', '№ {cdekNumber}', '{imNumber}', '{fromCity} — {toCity}', '{toCity} {fromCity}'],
  },
  {
    find: findSellerOrders,
    person: 'P3',
    shows: ['{orderNumber}', '{sticker}', '{name}', '{sku}, {brand}', '{warehouse}', '{certificate.number}'],
  },
  {
    find: findColleagues,
    person: 'P1',
    shows: [
      '{lastname} {firstname}',
      '{firstname} {lastname}',
      '{mobilePhone}',
      '{email}',
      '{firstname} {mobilePhone}',
    ],
  },
  { find: listPeople, person: 'P8', shows: ['{fullName}', '{username}', '{email}', '{organization}'] },
  { find: mailbox, person: 'P8', shows: ['{recipient}', '{subject}'] },
  { find: findPrices, person: 'P8', shows: ['{organization}', 'ИНН {itn}', '№ {contractNumber}'] },
  { find: findLines, person: 'P8', shows: ['{payerName}', 'ИНН {payerItn}', '{purpose}'] },
  { find: findStaff, person: 'P8', shows: ['{lastname} {firstname}', '{mobilePhone}', '{email}'] },
  { find: findBanks, person: 'P8', shows: ['{shortName}', '{fullName}', 'ИНН {itn}', 'ОГРН {ogrn}', 'БИК {bik}'] },
  { find: findOfferRules, person: 'P8', shows: ['{name}', '{insurer.shortName}', '{name} {insurer.shortName}'] },
  { find: findInsurers, person: 'P8', shows: ['{shortName}', '{fullName}', 'ИНН {itn}'] },
  {
    find: findRegistered,
    person: 'P8',
    shows: ['{shortName}', '{fullName}', 'ИНН {itn}', '{owner.fullName}', '{shortName} {owner.fullName}'],
  },
  {
    find: findRequests,
    person: 'P8',
    shows: ['{number}', '№ {number}', '{person.fullName}', '{organization.shortName}', 'ИНН {organization.itn}'],
  },
  {
    find: findBankRequests,
    person: 'P19',
    shows: ['{number}', '№ {number}', '{applicant.shortName}', 'ИНН {applicant.itn}'],
  },
  {
    find: findInsurerClaims,
    person: 'P20',
    shows: ['{number}', '№ {number}', '{policyholder.shortName}', 'ИНН {policyholder.itn}'],
  },
  {
    find: findInsurerBuyers,
    person: 'P20',
    shows: ['{shortName}', 'ИНН {itn}', '{policyholder.shortName}', 'ИНН {policyholder.itn}'],
  },
  { find: findActions, person: 'P8', shows: ['{subject}', '{organization.shortName}'] },
  { find: findCreditOffers, person: 'P8', shows: ['{organization}', 'ИНН {itn}', '{itn} {organization}'] },
]

/**
 * Registers of programs, which show ids and names of calls alone; letters of news and claims without an insurer, of which
 * the demo has none.
 */
const others = ['/v1/partners/delivery/find', '/v1/partners/call/find', '/v1/news/find', '/v1/claim/unassigned/find']

/** A text in other signs and letters than it is stored in. */
const otherwise = (text: string): string =>
  text.replaceAll('-', '‑').replaceAll(/[«»]/g, '"').replaceAll(' ', '\u00A0').replaceAll('е', 'ё').toUpperCase()

describe.each(productKinds())('what a register shows on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    await cabinet.call(recover, { body: { username: '+70000000003' } })
    // The journal has a line of who reads the card of an organization.
    const staff = await cabinet.tokenOf('P8')
    await cabinet.call(getRegistered, { token: staff, params: { id: organizationId('O1') } })
    const line = {
      externalId: 'shown',
      date: '2026-11-20',
      amount: 12_345,
      payerItn: '6399062020',
      payerName: 'АО «Хлебторг»',
      purpose: 'Оплата по договору № 44-П от 20.02.2026, НДС не облагается',
    }
    await asPartner(cabinet, STATEMENT_PARTY)(bringStatement, {
      body: { externalId: newId(), occurredAt: cabinet.clock.nowText(), lines: [line] },
    })
  })
  afterAll(() => cabinet.remove())

  const rowsOf = async ({ find, person }: Register, query?: string): Promise<Item[]> => {
    const filters = query === undefined ? [] : [{ field: 'search', operation: 'LIKE', value: query }]
    const { status, body } = await cabinet.call<{ content: Item[] }>(find, {
      token: await cabinet.tokenOf(person),
      body: { pageSize: 100, filters },
    })
    expect(status).toBe(200)
    return body.content
  }
  const spelled = (text: string): string => phoneText(text).replaceAll(/\d{4}-\d\d-\d\d/g, (day) => ruDay(day))

  it.each(registers)('is found by its own search: $find.id', { timeout: 60_000 }, async (register) => {
    const rows = (await rowsOf(register)).slice(0, 12)
    expect(rows.length).toBeGreaterThan(0)
    for (const pattern of register.shows) {
      const shown = rows.flatMap((row) => {
        const text = shownOf(row, pattern)
        return text === undefined ? [] : [{ id: row['id'], text: text.split(' ').map(spelled).join(' ') }]
      })
      expect(shown.length, pattern).toBeGreaterThan(0)
      for (const { id, text } of shown.slice(0, 3)) {
        for (const query of [text, otherwise(text)]) {
          const found = (await rowsOf(register, query)).map((row) => row['id'])
          expect(found, query).toContain(id)
          expect((await rowsOf(register, `${query} яблоконенайдено`)).length).toBe(0)
        }
      }
    }
  })

  it('is asked of every list that is searched', () => {
    const searched = lists.filter(({ filters }) => Object.hasOwn(filters, 'search'))
    const asked = new Set(registers.map(({ find }) => find.body))
    expect(searched.filter(({ body }) => !asked.has(body))).toHaveLength(others.length)
  })
})

describe('the words of a query', () => {
  it.each([
    ['+7 000 000-00-02', ['0000000002']],
    ['8 (000) 000-00-02', ['0000000002']],
    ['000-00-02', ['0000002']],
    ['40702 810 7 9999 0000003', ['40702810799990000003']],
    ['Анна +7 000 000-00-03', ['анна', '0000000003']],
  ])('of %s are its digits together as well', (query, words) => {
    expect(wordsSought(query)).toContainEqual(words)
  })

  it.each([
    ['ИНН 6399062020', ['6399062020']],
    ['ИНН6399062020', ['6399062020']],
    ['ТОРГ-12 389 от 02.11.2026 г.', ['389']],
    ['УПД 389 от 02.11.2026г.', ['389']],
    ['Отгрузка О-201', ['о-201']],
    ['<a@b.example>', ['a@b.example']],
    ['УПД № 401', ['401']],
    ['ТОРГ‑12 №1024 от 3.11.2026', ['1024']],
    ['№ 44-П от 20.02.2026', ['44-п']],
    ['ООО «Ромашка», Москва', ['ооо', 'ромашка', 'москва']],
    ['Москва — Казань', ['москва', 'казань']],
    ['УПД', ['упд']],
    ['%', ['%']],
    ['100%_a\\b', ['100%_a\\b']],
  ])('of %s are %j', (query, words) => {
    expect(wordsSought(query)).toEqual([words])
  })

  it('are bounded', () => {
    expect(wordsSought(Array.from({ length: 200 }, (_, index) => `w${index}`).join(' '))[0]).toHaveLength(10)
  })
})
