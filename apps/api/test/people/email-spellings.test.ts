import { create } from '@cabinet/contract/people/colleagues'
import { login } from '@cabinet/contract/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailSpellings } from '../../src/db/migrations/0017-email-spellings.ts'
import { DEMO_PASSWORD, personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

const OWN = 'ivan@почта.рф'
const PUNYCODE = 'ivan@xn--80a1acny.xn--p1ai'

describe.each(productKinds())('spellings of an e-mail address on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const add = async (email: string, mobilePhone: string) =>
    cabinet.call<{ email: string; fields?: readonly { field: string }[] }>(create, {
      token: await cabinet.tokenOf('P1'),
      body: { lastname: 'Иванов', firstname: 'Иван', email, mobilePhone, roles: ['USER'], hasConsent: true },
    })
  const enter = async (username: string): Promise<number> =>
    (await cabinet.call(login, { body: { username, password: DEMO_PASSWORD } })).status

  it('are one address of one person', async () => {
    expect(await add(PUNYCODE.toUpperCase(), '+79990000101')).toMatchObject({ status: 201, body: { email: OWN } })
    for (const other of [OWN, PUNYCODE, ' Ivan@ПОЧТА.РФ\u200B']) {
      expect(await add(other, '+79990000102'), other).toMatchObject({ status: 409 })
    }
    expect(await add('ivan@почтa.рф', '+79990000102')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'email' }] },
    })
  })

  it('let the person in, also one whose address was stored in punycode before', async () => {
    const { query } = cabinet.platform.database
    await query
      .updateTable('person')
      .set({ email: 'sokolov@xn--80a1acny.xn--p1ai' })
      .where('id', '=', personId('P1'))
      .execute()
    await query.updateTable('person').set({ email: PUNYCODE }).where('id', '=', personId('P3')).execute()
    await emailSpellings.up(query as never)
    for (const username of ['sokolov@почта.рф', 'SOKOLOV@xn--80a1acny.xn--p1ai'])
      expect(await enter(username)).toBe(200)
    // Somebody else has it already.
    const stored = await query.selectFrom('person').select('email').where('id', '=', personId('P3')).executeTakeFirst()
    expect(stored?.email).toBe(PUNYCODE)
  })
})
