import * as account from '@cabinet/contract/sender/account'
import { healthCheck } from '@cabinet/contract/service'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCourierAccounts } from '@cabinet/demo/courier/accounts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

const GOOD = demoCourierAccounts.wizard
const types = { serviceType: 'CDEK', secretType: 'OAUTH' }

describe.each(productKinds())('a courier account is reserved on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const save = async (person: string, clientSecret: string, clientId = GOOD.clientId) =>
    cabinet.call<{ id: string; code: string }>(account.save, {
      token: await cabinet.tokenOf(person),
      body: { clientId, clientSecret, ...types },
    })
  const health = async (person: string) =>
    (
      await cabinet.call<{ status: string; description: string | null }>(healthCheck, {
        token: await cabinet.tokenOf(person),
        params: { service: 'sender' },
      })
    ).body
  const waits = async (person: string) => {
    const { body } = await cabinet.call<{ items: { kind: string }[] }>(attention, {
      token: await cabinet.tokenOf(person),
    })
    return body.items.map(({ kind: waiting }) => waiting).filter((waiting) => waiting.startsWith('SENDER_ACCOUNT'))
  }
  const remove = async (person: string, id: string) =>
    (await cabinet.call(account.remove, { token: await cabinet.tokenOf(person), params: { id } })).status
  const letters = async () => {
    const { query } = cabinet.platform.database
    const rows = await query.selectFrom('email').select('subject').where('subject', 'like', 'Аккаунт %').execute()
    return rows.length
  }

  it('by nobody whose key the courier has refused or not seen, and displaces them once it is proved', async () => {
    cabinet.platform.faults.set('courierFails', true)
    expect((await save('P4', 'never-seen')).status).toBe(201)
    cabinet.platform.faults.clear()
    cabinet.wait(61_000)
    const refused = await save('P7', 'invented')
    expect(refused.status).toBe(201)
    expect(await health('P7')).toMatchObject({ status: 'ERROR' })

    const proved = await save('P10', GOOD.clientSecret)
    expect(proved.status).toBe(201)
    expect((await health('P10')).status).toBe('AVAILABLE')
    for (const person of ['P4', 'P7']) {
      const { status, description } = await health(person)
      expect([status, description]).toEqual(['ERROR', expect.stringContaining('другому кабинету')])
      expect(await waits(person)).toEqual(['SENDER_ACCOUNT_TAKEN'])
    }
    expect(await letters()).toBeGreaterThan(0)
    // A later look says the same: the courier is not asked about an account of others.
    cabinet.wait(61_000)
    expect((await health('P7')).description).toContain('другому кабинету')
    expect((await save('P7', GOOD.clientSecret)).body.code).toBe('TAKEN')

    expect(await remove('P10', proved.body.id)).toBe(204)
    expect((await save('P7', GOOD.clientSecret)).status).toBe(201)
    expect((await health('P7')).status).toBe('AVAILABLE')
    expect((await save('P10', 'invented')).status).toBe(409)
    expect(await remove('P7', refused.body.id)).toBe(204)
  })

  it('for one of two who show a good key at the same moment', async () => {
    const saved = await Promise.all(['P7', 'P10'].map((person) => save(person, GOOD.clientSecret)))
    expect(saved.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})
