import type { DebtorShipmentCard } from '@cabinet/contract/debtor/shipments'
import * as shipment from '@cabinet/contract/debtor/shipments'
import { get as getSupply, type SupplyCard } from '@cabinet/contract/finance/supplies'
import { saveSupplies } from '@cabinet/contract/finance/partner-objects'
import * as account from '@cabinet/contract/sender/account'
import * as staff from '@cabinet/contract/sender/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { debtorMigrations } from '../../src/modules/debtor/migrations.ts'
import { creditCalls } from '../debtor/support.ts'
import { factory } from '../finance/support.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'

/** A number in other signs that look the same, or that nobody sees. */
const spellings = [
  ['another dash', 'УПД‑йЁ 7'],
  ['a long dash', 'УПД–йЁ 7'],
  ['a minus', 'УПД\u2212йЁ 7'],
  ['a letter of two signs', 'УПД-и\u0306Е\u0308 7'],
  ['an empty space', 'УПД-й\u200BЁ 7'],
  ['a soft hyphen', 'УПД\u00AD-йЁ 7'],
  ['a direction', '\u202EУПД-йЁ\u202C 7'],
  ['a mark of order', '\uFEFFУПД-йЁ 7'],
  ['a space that does not break', 'УПД-йЁ\u00A07'],
  ['two spaces', 'УПД-йЁ  7'],
  ['space around it', ' УПД-йЁ 7\n'],
  ['small letters', 'упд-йё 7'],
  ['no dots', 'УПД-йЕ 7'],
] as const
const PLAIN = 'УПД-йЁ 7'

describe.each(productKinds())('spellings of one number on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
    await calls.create({ document: documentOf(PLAIN) }, false)
  })
  afterAll(() => cabinet.remove())

  const documentOf = (number: string) => ({ type: 'UPD', number, date: calls.today(), fileId: null })
  const as = async <Body = Record<string, unknown>>(person: string, ...[endpoint, ask]: Parameters<Cabinet['call']>) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })

  it.each(spellings)('with %s makes no second shipment', async (_, number) => {
    const made = await calls.create({ document: documentOf(number) }, true)
    expect([made.status, made.body]).toMatchObject([409, { code: 'TAKEN' }])
    const { body } = await calls.create({}, false)
    const { isDeclared: _declared, ...fields } = { ...calls.shipmentOf(), isDeclared: false }
    const changed = await calls.call(shipment.update, {
      params: { id: body.id },
      body: { ...fields, document: documentOf(number), version: body.version },
    })
    expect([changed.status, changed.body]).toMatchObject([409, { code: 'TAKEN' }])
  })

  it.each(spellings.slice(3, 8))('with %s is kept as people read it', async (_, number) => {
    const other = number.replace('7', newId().slice(0, 8))
    const { body } = await calls.create({ contract: { number: other, date: calls.today() } }, false)
    expect(body.contract.number).toBe(other.replace(/^.* /, `${PLAIN.slice(0, -1)}`))
    expect((await calls.call<DebtorShipmentCard>(shipment.get, { params: { id: body.id } })).body.contract).toEqual(
      body.contract,
    )
  })

  it.each(['\u200B', ' \u00AD\u2060', '\u3164', '\uFEFF\uFE0F'])('of nothing but %j is none', async (number) => {
    const { status, body } = await calls.create({ document: documentOf(number) }, false)
    expect([status, body]).toMatchObject([400, { fields: [{ field: 'document.number', code: 'empty' }] }])
  })

  it('names one document of a supply', async () => {
    const invoices = (number: string) => ({
      number,
      type: 'UPD',
      date: calls.today(),
      amount: 100,
      vatAmount: 0,
      paidAmount: 0,
    })
    const supply = `supply ${newId()}`
    const save = (...numbers: string[]) =>
      asPartner(cabinet, party.meridian)<{ results: { id: string; error: { code: string } | null }[] }>(saveSupplies, {
        body: {
          externalId: newId(),
          occurredAt: cabinet.clock.nowText(),
          supplies: [
            {
              supply,
              agreementId: factory.agreement,
              number: PLAIN,
              supplyDate: calls.today(),
              contract: { number: '44', date: calls.today() },
              buyer: { itn: '2399063033', shortName: 'ООО «Маркет-Юг»' },
              amount: 100,
              vatAmount: 0,
              deferralDays: 30,
              dueDate: calls.today(),
              state: 'NEW',
              paidAmount: 0,
              invoices: numbers.map(invoices),
            },
          ],
        },
      })
    const first = (await save(PLAIN)).body.results[0]
    for (const [, number] of spellings) {
      expect((await save(number)).body.results[0]).toMatchObject({ id: first?.id, error: null })
      expect((await save(PLAIN, number)).body.results[0]?.error).toMatchObject({ code: 'VALIDATION' })
    }
    const { body } = await as<SupplyCard>('P7', getSupply, { params: { id: first?.id ?? '' } })
    expect(body.invoices.map(({ number }) => number)).toEqual([PLAIN])
  })

  it('is one contract with the courier', async () => {
    expect((await as('P8', staff.addContract, { body: { prefix: 'ИМ-РФ-ЙОД' } })).status).toBe(201)
    for (const prefix of [
      'ИМ‑РФ‑ЙОД',
      'им–рф–йод',
      'ИМ-РФ-И\u0306ОД',
      'ИМ\u200B-РФ-\u00ADЙОД',
      'ИМ - РФ\u00A0-\u00A0ЙОД',
    ]) {
      expect((await as('P8', staff.addContract, { body: { prefix } })).status, prefix).toBe(409)
      const { body } = await as<{ data: { available: boolean } }>('P4', account.checkContract, {
        params: { contractNumber: `${prefix}-22` },
      })
      expect(body.data.available, prefix).toBe(true)
    }
  })

  it('that were two before the comparison stay two', async () => {
    const { query } = cabinet.platform.database
    const { body } = await calls.create({ document: documentOf('Старый-1') }, false)
    const { body: other } = await calls.create({ document: documentOf('Старый-2') }, false)
    await sql`drop index debtor_shipment_document`.execute(query)
    await sql`alter table debtor_shipment drop column document_key`.execute(query)
    await sql`update debtor_shipment set document_number = 'Старый‑1' where id = ${other.id}`.execute(query)
    await sql`create unique index debtor_shipment_document on debtor_shipment (id)`.execute(query)
    await debtorMigrations['debtor-0035-document-key']?.up(query as never)
    const { rows } = await sql<{ document_key: string }>`select document_key from debtor_shipment
      where id in (${body.id}, ${other.id}) order by created_at, id`.execute(query)
    expect(rows.map(({ document_key: key }) => key.split(' ')[0])).toEqual(['старый-1', 'старый-1'])
    expect((await calls.create({ document: documentOf('старый–1') }, false)).status).toBe(409)
  })
})
