import { Writable } from 'node:stream'
import { inflateRawSync } from 'node:zlib'
import * as invoice from '@cabinet/contract/sender/invoices'
import * as order from '@cabinet/contract/sender/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadOrders } from '../../src/modules/sender/orders/jobs.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

const NUMBER = '1990000018'
/** A name and a telephone that nothing else of the demo has. */
const NAME = { full: 'Преображенская Аполлинария Всеволодовна', short: 'Преображенская А. В.' }
const PHONE = { full: '+79161234567', masked: '+7 ••• •••-••-67' }

/** Every part of a workbook that a stream has written: its headers say no sizes, so each part is unpacked to its end. */
const textOf = (file: Buffer): string => {
  const parts: string[] = []
  for (let at = file.indexOf('PK\u0003\u0004'); at >= 0; at = file.indexOf('PK\u0003\u0004', at + 4)) {
    const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
    const isPacked = file.readUInt16LE(at + 8) !== 0
    parts.push(isPacked ? inflateRawSync(file.subarray(start)).toString() : file.subarray(start).toString())
  }
  return parts.join('\n')
}

describe('the recipient of an order', () => {
  let cabinet: Cabinet
  let token: string
  let id: string
  let logged = ''

  beforeAll(async () => {
    const logStream = new Writable({
      write(part: Buffer, _encoding, done) {
        logged += part.toString()
        done()
      },
    })
    cabinet = await openCabinet(anyKind(), { logStream, variables: { LOG_LEVEL: 'trace' } })
    token = await cabinet.tokenOf('P5')
    const { query } = cabinet.platform.database
    const row = await query
      .selectFrom('sender_order')
      .selectAll()
      .where('organization_id', '=', organizationId('O4'))
      .where('cdek_number', '=', NUMBER)
      .executeTakeFirstOrThrow()
    id = row.id
    const details = { ...row.details, recipient: { name: NAME.full, company: null, phone: PHONE.full } }
    await query
      .updateTable('sender_order')
      .set({ recipient_name: NAME.full, details: JSON.stringify(details) as never })
      .where('organization_id', '=', row.organization_id)
      .where('id', '=', id)
      .execute()
  })
  afterAll(() => cabinet.remove())

  const filters = [{ field: 'cdekNumber', operation: 'EQ', value: NUMBER }]
  const expectHidden = (text: string): void => {
    for (const part of ['Аполлинария', 'Всеволодовна', PHONE.full, '9161234567']) expect(text).not.toContain(part)
  }

  it('is found by the whole name, and shown short in the register', async () => {
    const body = { filters: [{ field: 'search', operation: 'LIKE', value: NAME.full }] }
    const { raw } = await cabinet.call(order.find, { token, body })
    expect(raw.body).toContain(NAME.short)
    expectHidden(raw.body)
  })

  it('is short on the card, with a masked telephone', async () => {
    const { body, raw } = await cabinet.call<order.SenderOrderCard>(order.get, { token, params: { id } })
    expect(body.recipient).toEqual({ name: NAME.short, company: null, phone: PHONE.masked })
    expectHidden(raw.body)
  })

  it('is short in the workbook of the register', async () => {
    const { raw } = await cabinet.call(order.excel, { token, body: { filters } })
    const text = textOf(raw.rawPayload)
    expect(text).toContain(NUMBER)
    expect(text).toContain(NAME.short)
    expectHidden(text)
  })

  it('is short in the workbook of an invoice', async () => {
    const { body } = await cabinet.call<{ content: invoice.SenderInvoice[] }>(invoice.find, { token, body: {} })
    const [first] = body.content
    await cabinet.platform.database.query
      .updateTable('sender_order')
      .set({ invoice_id: first?.id ?? null })
      .where('organization_id', '=', organizationId('O4'))
      .where('id', '=', id)
      .execute()
    const { raw } = await cabinet.call(invoice.orders, { token, params: { id: first?.id ?? '' } })
    const text = textOf(raw.rawPayload)
    expect(text).toContain(NAME.short)
    expectHidden(text)
  })

  it('stands in no line of the log, also when orders are loaded', async () => {
    cabinet.clock.setShiftMinutes(31)
    await loadOrders(cabinet.platform)
    await cabinet.call(order.find, {
      token,
      body: { filters: [{ field: 'search', operation: 'LIKE', value: NAME.full }] },
    })
    expect(logged).toContain('/v1/sender/order/find')
    expectHidden(logged)
    const phones = await cabinet.platform.database.query
      .selectFrom('sender_order')
      .select('recipient_name')
      .where('recipient_name', 'is not', null)
      .limit(500)
      .execute()
    for (const { recipient_name: name } of phones) expect(logged).not.toContain(name)
  })
})
