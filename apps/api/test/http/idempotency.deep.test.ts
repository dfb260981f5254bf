import { once } from 'node:events'
import { create as createColleague, invite } from '@cabinet/contract/people/colleagues'
import { IDEMPOTENCY_HEADER } from '@cabinet/contract/endpoint'
import * as paymentDetails from '@cabinet/contract/organization/payment-details'
import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import { create as createRole } from '@cabinet/contract/people/roles'
import { invite as inviteSeller } from '@cabinet/contract/auth/seller-registration'
import { write } from '@cabinet/contract/support/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { createIdempotency, type KeyedCall } from '../../src/platform/idempotency/idempotency.ts'
import { createSecretBox } from '../../src/kernel/secret-box.ts'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { newAccount, organizationCalls, wrongFieldsIn } from '../support/organization.ts'
import { run } from '../support/run.ts'
import { DAY_MS } from '../../src/kernel/durations.ts'

const SECRET = 'a-key-of-this-test-0123456789-abcdef'
const withKey = (key: string): Pick<Ask, 'headers'> => ({ headers: { [IDEMPOTENCY_HEADER]: key } })
const message = { topic: 'OTHER' as const, message: 'Не открывается раздел «Страхование»' }

describe.each(databaseKinds())('calls with a key on $name', (kind) => {
  let cabinet: Cabinet
  let accounts: ReturnType<typeof organizationCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    accounts = organizationCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const add = async (person: string, key: string, change: Parameters<typeof newAccount>[0] = {}) =>
    cabinet.call<PaymentDetails & Record<string, unknown>>(paymentDetails.add, {
      token: await cabinet.tokenOf(person),
      body: newAccount(change),
      ...withKey(key),
    })

  it('are done once, however many arrive at the same moment, and all get the same answer', async () => {
    const before = await accounts.accountsOf('P1')
    const answers = await Promise.all(Array.from({ length: 50 }, () => add('P1', 'fifty')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1)
    expect(answers.filter(({ raw }) => raw.headers['idempotency-replayed'] === 'true')).toHaveLength(49)
    expect(await accounts.accountsOf('P1')).toHaveLength(before.length + 1)
  })

  it('with another input or of another call are refused', async () => {
    expect((await add('P3', 'other')).status).toBe(201)
    const other = await add('P3', 'other', { comment: 'Другой' })
    expect([other.status, other.body['code']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    const token = await cabinet.tokenOf('P3')
    const otherCall = await cabinet.call(write, { token, body: message, ...withKey('other') })
    expect([otherCall.status, otherCall.body['code']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    // Also of a call that takes the very same.
    const { idempotency } = cabinet.platform
    const same: KeyedCall = { caller: { kind: 'PARTNER', id: 'bank' }, key: 'same', endpoint: 'first', input: { a: 1 } }
    await idempotency.once(same, async () => 1)
    const second = idempotency.once({ ...same, endpoint: 'second' }, async () => 2)
    await expect(second).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('do not mind the order in which an object is written', async () => {
    const token = await cabinet.tokenOf('P9')
    const reversed = Object.fromEntries(Object.entries(newAccount()).toReversed())
    const first = await add('P9', 'order')
    const call = { token, body: reversed, ...withKey('order') }
    const again = await cabinet.call(paymentDetails.add, call)
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  })

  it('of two people are two, though their keys are the same', async () => {
    const numbers = []
    for (const person of ['P3', 'P4']) {
      const token = await cabinet.tokenOf(person)
      const { body } = await cabinet.call(write, { token, body: message, ...withKey('shared') })
      numbers.push(body['number'])
    }
    expect(new Set(numbers).size).toBe(2)
  })

  it('that were refused may be corrected under the same key', async () => {
    const refused = await add('P6', 'corrected', { bankName: '' })
    expect(Object.keys(wrongFieldsIn(refused))).toEqual(['bankName'])
    expect((await add('P6', 'corrected')).status).toBe(201)
  })

  it('name what is taken also when somebody else was faster by a moment', async () => {
    const token = await cabinet.tokenOf('P1')
    const person = { lastname: 'Новый', firstname: 'Павел', mobilePhone: '+79995550011', position: null }
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) =>
        cabinet.call(createColleague, {
          token,
          body: { ...person, email: 'twice@company.example', roles: ['USER'], hasConsent: true },
          ...withKey(key),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  })

  it.each([
    ['without an answer', invite, 'P1', { email: 'invited@company.example' }],
    ['that write e-mails', write, 'P1', message],
    ['of platform staff', createRole, 'P8', undefined],
  ] as const)('%s are done once too', async (_name, endpoint, person, body) => {
    const token = await cabinet.tokenOf(person)
    const mails = async () => (await cabinet.platform.database.query.selectFrom('email').select('id').execute()).length
    const input = body ?? { id: 'KEYED', description: { ru: 'Под ключом', en: 'Under a key' } }
    const first = await cabinet.call(endpoint, { token, body: input, ...withKey(endpoint.id) })
    expect(first.status).toBeLessThan(300)
    const sent = await mails()
    const again = await cabinet.call(endpoint, { token, body: input, ...withKey(endpoint.id) })
    expect([again.status, again.raw.body, await mails()]).toEqual([first.status, first.raw.body, sent])
  })

  it('keep no answer readable: some are shown once', async () => {
    const token = await cabinet.tokenOf('P8')
    const body = {
      itn: '7799012346',
      organizationName: 'ООО «Северный ветер»',
      sellerId: '1234567',
      sellerAccountName: 'Северный ветер',
      mobilePhone: null,
    }
    const { status, body: invited } = await cabinet.call(inviteSeller, { token, body, ...withKey('link') })
    expect(status).toBeLessThan(300)
    const rows = await cabinet.platform.database.query.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(String(invited['path']).split('=')[1])
  })

  it('are refused when the key cannot be one', async () => {
    expect((await add('P1', 'x'.repeat(129))).status).toBe(400)
    expect((await add('P1', 'with space')).status).toBe(400)
  })

  it('are forgotten after 24 hours', async () => {
    const { idempotency, clock } = cabinet.platform
    const call: KeyedCall = { caller: { kind: 'PARTNER', id: 'bank' }, key: 'old', endpoint: 'test', input: { a: 1 } }
    const answer = async (value: number) => (await idempotency.once(call, async () => value)).response
    expect([await answer(1), await answer(2)]).toEqual([1, 1])
    clock.setShiftMinutes(3000)
    expect(await answer(2)).toBe(1)
    clock.setShiftMinutes(0)
    cabinet.wait(DAY_MS + 1)
    expect(await answer(3)).toBe(3)
    expect(await idempotency.forget()).toBeGreaterThan(0)
    expect(await answer(4)).toBe(3)
  })

  it('leave nothing when the answer cannot be kept', async () => {
    const { database, clock } = cabinet.platform
    const secrets = { ...createSecretBox(SECRET), seal: () => expect.unreachable('no room') }
    const broken = createIdempotency({ database, clock, secrets })
    const call: KeyedCall = { caller: { kind: 'PARTNER', id: 'bank' }, key: 'broken', endpoint: 'test', input: {} }
    const insert = async (): Promise<void> => {
      await database.query.insertInto('setting').values({ name: 'broken', value: 'x' }).execute()
    }
    await expect(broken.once(call, insert)).rejects.toThrow('no room')
    const rows = await database.query.selectFrom('setting').where('name', '=', 'broken').select('name').execute()
    expect(rows).toEqual([])
  })
})

describe.each(databaseKinds())('a server that is killed on $name', (kind) => {
  it('leaves neither the thing nor the key, so that the call can be sent again', async () => {
    const cabinet = await openCabinet(kind)
    try {
      const { config } = cabinet.platform
      const variables: Record<string, string> =
        config.database.kind === 'postgres' ? { DATABASE_URL: config.database.url } : { DATA_DIR: config.dataDir }
      await cabinet.stop()
      const child = run('../test/durability/keyed-writer.ts', [SECRET], variables)
      await once(child.process.stdout!, 'data')
      expect(child.output()).toContain('written')
      child.process.kill('SIGKILL')
      await child.ended

      const database = await openDatabase(config.database)
      try {
        const parts = { database, clock: cabinet.clock, secrets: createSecretBox(SECRET) }
        const call: KeyedCall = {
          caller: { kind: 'PARTNER', id: 'bank' },
          key: 'killed',
          endpoint: 'test.create',
          input: {},
        }
        const again = await createIdempotency(parts).once(call, async () => {
          await database.query.insertInto('setting').values({ name: 'keyed', value: 'second' }).execute()
          return 'second'
        })
        expect(again).toEqual({ response: 'second', isReplay: false })
        const rows = await database.query.selectFrom('setting').where('name', '=', 'keyed').select('value').execute()
        expect(rows).toEqual([{ value: 'second' }])
      } finally {
        await database.close()
      }
    } finally {
      await cabinet.removeData()
    }
  })
})
