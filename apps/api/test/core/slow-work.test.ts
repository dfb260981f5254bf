import { randomUUID } from 'node:crypto'
import { create as createColleague } from '@cabinet/contract/colleague'
import { IDEMPOTENCY_HEADER } from '@cabinet/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  afterAll(() => cabinet.remove())

  it.each([{ key: undefined }, { key: randomUUID() }])(
    'hashes the password of a colleague (key $key)',
    async ({ key }) => {
      held.length = 0
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
})
