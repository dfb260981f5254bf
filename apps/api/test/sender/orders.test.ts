import { insuranceStatus } from '@cabinet/contract/service'
import { monthSummary } from '@cabinet/contract/sender/insurance'
import * as order from '@cabinet/contract/sender/orders'
import type { SenderOrder, SenderOrderCard } from '@cabinet/contract/sender/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCourierAccounts } from '@cabinet/demo/courier/accounts'
import { orderFrom } from '@cabinet/demo/courier/orders'
import { courierStatuses } from '../../src/integrations/cdek/statuses.ts'
import { loadOrders } from '../../src/modules/sender/orders/jobs.ts'
import { upsertFromCourier } from '../../src/modules/sender/orders/load.ts'
import { webhookLocationOf } from '../../src/modules/sender/account/store.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

const O4 = organizationId('O4')
const O1 = organizationId('O1')

interface Page {
  readonly content: SenderOrder[]
  readonly totalElements: number
}

describe.each(productKinds())('orders of a sender on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { courierSilenceMs: 2000 })
  })
  afterAll(() => cabinet.remove())

  const find = async (person: string, filters: readonly object[], more: object = {}): Promise<Page> => {
    const token = await cabinet.tokenOf(person)
    const { status, body } = await cabinet.call<Page>(order.find, { token, body: { filters, ...more } })
    expect(status).toBe(200)
    return body
  }
  const byNumber = async (number: string, person = 'P5'): Promise<SenderOrder> => {
    const page = await find(person, [{ field: 'cdekNumber', operation: 'EQ', value: number }])
    const [found] = page.content
    if (!found) throw new Error(`No order ${number}`)
    return found
  }
  const cardOf = async (number: string): Promise<SenderOrderCard> => {
    const { id } = await byNumber(number)
    const token = await cabinet.tokenOf('P5')
    return (await cabinet.call<SenderOrderCard>(order.get, { params: { id }, token })).body
  }
  const rows = () => cabinet.platform.database.query.selectFrom('sender_order').where('organization_id', '=', O4)
  const keyOf = async (id: string): Promise<string> => {
    const { query } = cabinet.platform.database
    const sync = await query
      .selectFrom('sender_sync')
      .selectAll()
      .where('organization_id', '=', id)
      .executeTakeFirstOrThrow()
    return cabinet.platform.secrets.open(sync.webhook_sealed, webhookLocationOf(id))
  }
  const hint = async (uuid: unknown, key?: string) =>
    cabinet.call(order.webhook, { params: { key: key ?? (await keyOf(O4)) }, body: { type: 'ORDER_STATUS', uuid } })
  const hints = async (): Promise<number> =>
    (await cabinet.platform.database.query.selectFrom('sender_hint').selectAll().execute()).length

  describe('the demo', () => {
    it.each([
      ['1990000011', 'CREATED', 'PENDING', null],
      ['1990000012', 'ACCEPTED', 'PENDING', null],
      ['1990000013', 'RECEIVED_AT_SHIPMENT_WAREHOUSE', 'INSURED', null],
      ['1990000016', 'ACCEPTED_AT_PICK_UP_POINT', 'INSURED', null],
      ['1990000018', 'DELIVERED', 'FINISHED', null],
      ['1990000021', 'NOT_DELIVERED', 'INSURED', null],
      ['1990000023', 'REMOVED', 'NOT_INSURED', 'NEVER_ACCEPTED'],
      ['1990000024', 'INVALID', 'NOT_INSURED', 'NEVER_ACCEPTED'],
      ['1990000025', 'SENT_TO_RECIPIENT_CITY', 'EXCLUDED', 'ZERO_VALUE'],
      ['1990000027', 'IN_CUSTOMS_LOCAL', 'INSURED', null],
      ['1990000028', 'DELIVERED', 'NOT_INSURED', 'ACCEPTED_BEFORE'],
      ['1990000029', 'DELIVERED', 'COMPENSATED', null],
      ['1990000030', 'DELIVERED', 'CLAIMED', null],
      ['1990000031', 'SENT_TO_RECIPIENT_CITY', 'EXCLUDED', 'FORBIDDEN_CARGO'],
      ['1990000032', 'NOT_DELIVERED', 'INSURED', null],
      ['1990000033', 'SENT_TO_SENDER_CITY', 'NOT_INSURED', 'RETURN_ORDER'],
    ])('has %s as %s and %s', async (number, status, cover, reason) => {
      const found = await byNumber(number)
      expect([found.status.code, found.insurance.status.name, found.insurance.reason?.name ?? null]).toEqual([
        status,
        cover,
        reason,
      ])
    })

    it('has every status, stage and state of insurance, and a name for each', async () => {
      const found = await rows().select(['status_code', 'cover_status', 'stage', 'status_name']).execute()
      const all = (name: 'status_code' | 'cover_status' | 'stage') =>
        [...new Set(found.map((row) => row[name]))].toSorted()
      expect(all('status_code')).toEqual(courierStatuses.map(({ code }) => code).toSorted())
      expect(all('cover_status')).toEqual([...order.coverStatuses].toSorted())
      expect(all('stage')).toEqual([...order.orderStages].toSorted())
      expect(found.filter(({ status_name: name }) => name === '')).toEqual([])
    })

    it.each([
      ['1990000021', 'LOSS', null],
      ['1990000022', 'DAMAGE', 'OPEN_CLAIM'],
      ['1990000019', 'RETURN', null],
      ['1990000026', 'NO_MOVEMENT', null],
      ['1990000013', null, null],
      ['1990000011', null, 'NOT_ACCEPTED'],
      ['1990000028', null, 'NOT_INSURED'],
      ['1990000030', null, 'OPEN_CLAIM'],
      ['1990000029', null, 'COMPENSATED'],
    ])('suggests for %s to file %s; what is in the way: %s', async (number, claimHint, claimObstacle) => {
      expect(await cardOf(number)).toMatchObject({ claimHint, claimObstacle })
    })

    it('shows an order with its history and hides telephones', async () => {
      const card = await cardOf('1990000018')
      expect(card.statuses.map(({ code }) => code)).toEqual([
        'ACCEPTED',
        'CREATED',
        'RECEIVED_AT_SHIPMENT_WAREHOUSE',
        'DELIVERED',
      ])
      expect(card.recipient.phone).toMatch(/^\+7 ••• •••-••-\d\d$/)
      expect(card.packages[0]?.items[0]?.cost).toBeGreaterThan(0)
      expect(card.recipientName).toMatch(/^\S+ \S\.$/)
    })
  })

  describe('the register', () => {
    it.each([
      { to: '0001-01-01' },
      { to: '0000-01-01' },
      { from: '0000-01-01' },
      { from: '0001-01-01', to: '0001-01-01' },
      { to: '1899-12-31' },
    ])('counts nothing from before there were couriers: %j', async (query) => {
      const { status, body } = await cabinet.call(order.dashboard, { token: await cabinet.tokenOf('P5'), query })
      expect([status, body['code']]).toEqual([400, 'VALIDATION'])
    })

    it.each([{ to: '1900-01-01' }, { from: '1900-01-01', to: '9999-12-31' }, { from: '9999-12-31' }])(
      'counts in any period since then: %j',
      async (query) => {
        const { status, body } = await cabinet.call(order.dashboard, { token: await cabinet.tokenOf('P5'), query })
        expect(status).toBe(200)
        expect(body['period']).toMatchObject(query)
      },
    )

    it('counts the same as the tiles and as the sums', async () => {
      const token = await cabinet.tokenOf('P5')
      const { body: tiles } = await cabinet.call<Record<string, number> & { period: { from: string; to: string } }>(
        order.dashboard,
        { token },
      )
      const period = { field: 'createdDate', operation: 'BETWEEN', value: [tiles.period.from, tiles.period.to] }
      const sum = async (filters: readonly object[]) =>
        (await cabinet.call<Record<string, number>>(order.summary, { token, body: { filters } })).body
      const whole = await sum([period])
      expect(whole).toMatchObject({
        count: tiles['ordersTotal'],
        insuredCount: tiles['insuredTotal'],
        insuredSum: tiles['insuredSum'],
        premiumSum: tiles['premiumSum'],
      })
      const names = {
        CREATED: 'created',
        IN_TRANSIT: 'inTransit',
        AT_PICKUP: 'atPickup',
        DELIVERED: 'delivered',
        RETURN: 'returned',
        PROBLEM: 'problem',
      }
      for (const [stage, name] of Object.entries(names)) {
        const { count } = await sum([period, { field: 'stage.name', operation: 'EQ', value: stage }])
        expect(count, stage).toBe(tiles[name])
      }
    })

    it('finds by a part of anything, and sorts', async () => {
      const found = await find('P5', [{ field: 'search', operation: 'LIKE', value: '90000018' }])
      expect(found.content.map(({ cdekNumber }) => cdekNumber)).toEqual(['1990000018'])
      const sorted = await find('P5', [], { sort: [{ field: 'declaredValue', direction: 'ASC' }], pageSize: 1 })
      expect(sorted.content[0]?.declaredValue).toBe(0)
    })

    it('agrees with the month summary', async () => {
      const token = await cabinet.tokenOf('P5')
      const before = new Date(cabinet.clock.now().getTime() + 3 * 3_600_000)
      before.setUTCDate(0)
      const month = before.toISOString().slice(0, 7)
      const { body } = await cabinet.call(monthSummary, { token, query: { month } })
      expect(body).toMatchObject({
        month,
        insuredCount: 412,
        premiumSum: 412 * 3900,
        invoice: { number: 'СЧ-26-001184' },
      })
    })

    it('is exported whole', async () => {
      const token = await cabinet.tokenOf('P5')
      const { status, raw } = await cabinet.call(order.excel, { token, body: { filters: [] } })
      expect(status).toBe(200)
      expect(raw.rawPayload.subarray(0, 2).toString()).toBe('PK')
    })

    it.each([
      ['P4', 403],
      ['P10', 403],
      ['P1', 200],
    ])('is open to %s with %i', async (person, status) => {
      const token = await cabinet.tokenOf(person)
      expect((await cabinet.call(order.find, { token, body: {} })).status).toBe(status)
      expect((await cabinet.call(order.dashboard, { token })).status).toBe(status)
    })

    it('shows nothing of others', async () => {
      const { id } = await byNumber('1990000018')
      const token = await cabinet.tokenOf('P1')
      expect((await cabinet.call(order.get, { params: { id }, token })).status).toBe(404)
      expect((await cabinet.call(order.claims, { token, body: { orderId: id } })).status).toBe(404)
      expect((await find('P1', [{ field: 'id', operation: 'EQ', value: id }])).content).toEqual([])
    })
  })

  describe('loading', () => {
    const waits = (minutes: number) => cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + minutes)

    it('learns of an order by a hint, insures it when it is taken over and ends with the delivery', async () => {
      // The first order after the start of the demo.
      const number = '1989000000'
      waits(12 * 60)
      const { courier } = cabinet.platform
      const { uuid } = orderFrom({ account: 'O4', number, script: [] })
      expect(await courier.order(demoCourierAccounts.O4, uuid)).toMatchObject({ cdekNumber: number })
      expect((await find('P5', [{ field: 'cdekNumber', operation: 'EQ', value: number }])).content).toEqual([])

      expect((await hint(uuid)).status).toBe(204)
      expect((await hint(uuid.toUpperCase())).status).toBe(204)
      expect(await hints()).toBe(1)
      await loadOrders(cabinet.platform)
      expect(await hints()).toBe(0)
      const cover = async () => (await byNumber(number)).insurance.status.name
      const first = await byNumber(number)
      expect(first.insurance.status.name).toBe(first.acceptedDateTime === null ? 'PENDING' : 'INSURED')
      waits(12 * 60)
      await loadOrders(cabinet.platform)
      expect(await cover()).toBe('INSURED')
      waits(6 * 24 * 60)
      await loadOrders(cabinet.platform)
      expect(await cover()).toBe('FINISHED')
      const history = await cabinet.platform.database.query
        .selectFrom('status_change')
        .select('to_state')
        .where('machine', '=', 'sender.order')
        .where('subject_id', '=', first.id)
        .orderBy('version')
        .execute()
      expect(history.map(({ to_state: state }) => state).slice(-2)).toEqual(['INSURED', 'FINISHED'])
    })

    it('believes nothing that a hint says', async () => {
      const before = await rows().select(['courier_uuid', 'status_code', 'cover_status']).orderBy('id').execute()
      await hint('72753031-6a1e-4f5e-9d0e-2f1c5a0b0001')
      await hint('no uuid at all')
      await hint({ nested: true })
      await cabinet.call(order.webhook, {
        params: { key: await keyOf(O4) },
        body: {
          type: 'ORDER_STATUS',
          uuid: before[0]?.courier_uuid,
          attributes: { code: 'DELIVERED', is_return: true },
        },
      })
      await loadOrders(cabinet.platform)
      expect(await rows().select(['courier_uuid', 'status_code', 'cover_status']).orderBy('id').execute()).toEqual(
        before,
      )
      expect(await hints()).toBe(0)
    })

    it('does not take an order of another account, whoever hints at it', async () => {
      const { courier_uuid: uuid } = await rows().select('courier_uuid').limit(1).executeTakeFirstOrThrow()
      await hint(uuid, await keyOf(O1))
      await loadOrders(cabinet.platform)
      const { query } = cabinet.platform.database
      const taken = await query
        .selectFrom('sender_order')
        .select('id')
        .where('organization_id', '=', O1)
        .where('courier_uuid', '=', uuid)
        .execute()
      expect(taken).toEqual([])
    })

    it('answers 404 to an address that nobody was given, and to no end', async () => {
      const guess = 'x'.repeat(43)
      expect((await hint('72753031-6a1e-4f5e-9d0e-2f1c5a0b0001', guess)).status).toBe(404)
      const more = await Promise.all(Array.from({ length: 70 }, () => hint(undefined, guess)))
      expect(new Set(more.map(({ status }) => status))).toEqual(new Set([404, 429]))
    })

    it('goes on where it was cut off', async () => {
      const { database } = cabinet.platform
      const open = await rows().select(['id', 'courier_uuid']).where('is_final', '=', false).orderBy('id').execute()
      const middle = open[Math.floor(open.length / 2)]
      const asked: string[] = []
      const platform = {
        ...cabinet.platform,
        courier: {
          ...cabinet.platform.courier,
          order: (key: Parameters<typeof cabinet.platform.courier.order>[0], uuid: string) => {
            asked.push(uuid)
            return cabinet.platform.courier.order(key, uuid)
          },
        },
      }
      const due = { due_at: cabinet.clock.nowText(), cursor: middle?.id ?? null }
      await database.query.updateTable('sender_sync').set(due).where('organization_id', '=', O4).execute()
      await loadOrders(platform)
      const behind = new Set(open.filter(({ id }) => id > (middle?.id ?? '')).map(({ courier_uuid: uuid }) => uuid))
      const own = new Set(open.map(({ courier_uuid: uuid }) => uuid))
      expect(new Set(asked.filter((uuid) => own.has(uuid)))).toEqual(behind)
      const sync = await database.query
        .selectFrom('sender_sync')
        .selectAll()
        .where('organization_id', '=', O4)
        .executeTakeFirstOrThrow()
      expect(sync).toMatchObject({ cursor: null, problem: null })
    })

    it.each(['courierFails', 'courierTimesOut'] as const)(
      'changes nothing while %s is on, and catches up',
      async (fault) => {
        const state = () => rows().select(['courier_uuid', 'status_code', 'cover_status']).orderBy('id').execute()
        const before = await state()
        waits(31)
        cabinet.platform.faults.set(fault, true)
        await loadOrders(cabinet.platform)
        const token = await cabinet.tokenOf('P5')
        const { body: broken } = await cabinet.call(order.dashboard, { token })
        expect(broken['syncStatus']).toBe('ERROR')
        expect(await state()).toEqual(before)
        cabinet.platform.faults.clear()
        waits(6)
        // The breaker lets the next question through half a minute later.
        cabinet.wait(31_000)
        await loadOrders(cabinet.platform)
        expect((await cabinet.call(order.dashboard, { token })).body['syncStatus']).toBe('OK')
      },
    )

    it('takes the newer of two answers, whichever comes first', async () => {
      const open = await rows().selectAll().where('is_final', '=', false).limit(1).executeTakeFirstOrThrow()
      const read = await cabinet.platform.courier.order(demoCourierAccounts.O4, open.courier_uuid)
      if (typeof read !== 'object') throw new Error('not read')
      const old = { ...read, status: { ...read.status, code: 'CREATED', name: 'Создан' } }
      const later = new Date(cabinet.clock.now().getTime() + 1000).toISOString()
      await upsertFromCourier(cabinet.platform, O4, read, later)
      expect(await upsertFromCourier(cabinet.platform, O4, old, cabinet.clock.nowText())).toBe(false)
      const now = await rows().selectAll().where('id', '=', open.id).executeTakeFirstOrThrow()
      expect(now.status_code).toBe(read.status.code)
    })

    it('keeps an order once, however many learn of it at the same moment', async () => {
      const open = await rows().selectAll().where('cover_status', '=', 'FINISHED').limit(1).executeTakeFirstOrThrow()
      const read = await cabinet.platform.courier.order(demoCourierAccounts.O4, open.courier_uuid)
      if (typeof read !== 'object') throw new Error('not read')
      const fresh = { ...read, uuid: '11111111-2222-4333-8444-555555555555', cdekNumber: '1111111111' }
      const at = cabinet.clock.nowText()
      await Promise.all(Array.from({ length: 8 }, () => upsertFromCourier(cabinet.platform, O4, fresh, at)))
      const stored = await rows().selectAll().where('courier_uuid', '=', fresh.uuid).execute()
      expect(stored.map(({ cover_status: status }) => status)).toEqual(['FINISHED'])
    })

    it('is asked for by hand once a minute', async () => {
      const token = await cabinet.tokenOf('P5')
      const { status, body } = await cabinet.call(order.sync, { token })
      expect([status, body['syncStatus']]).toEqual([200, 'OK'])
      expect((await cabinet.call(order.sync, { token })).status).toBe(429)
      expect((await cabinet.call(order.sync, { token: await cabinet.tokenOf('P8') })).status).toBe(404)
    })

    it('tells of a refused key', async () => {
      waits(31)
      await loadOrders(cabinet.platform)
      const token = await cabinet.tokenOf('P9')
      expect((await cabinet.call(order.dashboard, { token })).body['syncStatus']).toBe('ERROR')
      expect((await cabinet.call(insuranceStatus, { params: { service: 'sender' }, token })).body['status']).toBe(
        'DISABLED',
      )
    })
  })
})
