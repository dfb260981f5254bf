import { randomUUID } from 'node:crypto'
import { create as createColleague } from '@cabinet/contract/people/colleagues'
import { create as createBuyer } from '@cabinet/contract/debtor/buyers'
import { IDEMPOTENCY_HEADER } from '@cabinet/contract/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { cheapPasswords } from '../support/settings.ts'

describe('what takes long is done while no transaction holds anything', () => {
  let cabinet: Cabinet
  /** Whether a transaction was open, for each piece of slow work. */
  const held: boolean[] = []
  const isHeld = (): boolean => cabinet.platform.database.query.isTransaction

  beforeAll(async () => {
    const passwords = cheapPasswords()
    cabinet = await openCabinet(anyKind(), {
      passwords: {
        ...passwords,
        hash: (password) => {
          held.push(isHeld())
          return passwords.hash(password)
        },
      },
    })
  })
  beforeEach(() => {
    held.length = 0
  })
  afterAll(() => cabinet.remove())

  it.each([{ key: undefined }, { key: randomUUID() }])(
    'hashes the password of a colleague (key $key)',
    async ({ key }) => {
      const answer = await cabinet.call(createColleague, {
        token: await cabinet.tokenOf('P1'),
        headers: key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key },
        body: {
          lastname: 'Новиков',
          firstname: 'Пётр',
          email: key === undefined ? 'first@newcomer.example' : 'second@newcomer.example',
          mobilePhone: key === undefined ? '+79990001121' : '+79990001122',
          roles: ['USER'],
          hasConsent: true,
        },
      })
      expect(answer.status, answer.raw.body).toBe(201)
      expect(held).toEqual([false])
    },
  )

  it('asks the registry of a buyer', async () => {
    const { registry } = cabinet.platform
    const findByItn = registry.findByItn.bind(registry)
    const asked = vi.spyOn(registry, 'findByItn').mockImplementation(async (itn) => {
      held.push(isHeld())
      // A company that is not on the list yet, as the registry tells of another one.
      const record = await findByItn('6399062020')
      return record && { ...record, itn }
    })
    const answer = await cabinet.call(createBuyer, {
      token: await cabinet.tokenOf('P6'),
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: {
        itn: '7799062033',
        contract: { number: '7/26', date: '2026-01-15' },
        paymentTermDays: 30,
        comment: null,
        requestedLimit: null,
        isAffiliated: false,
      },
    })
    asked.mockRestore()
    expect(answer.status, answer.raw.body).toBe(201)
    expect(held).toEqual([false])
  })
})
