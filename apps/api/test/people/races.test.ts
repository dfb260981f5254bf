import { block, confirm, create, reject, transferOwnership, update } from '@cabinet/contract/people/colleagues'
import { check, type CodeToken, type SentCode } from '@cabinet/contract/auth/codes'
import { sendContactCode, updateSelf } from '@cabinet/contract/people/profile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, personId } from '@cabinet/demo/people'
import { organizationId } from '@cabinet/demo/organizations'
import { asStatus } from '../../src/db/status-column.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'

/** Meetings of one kind; one alone could miss the collision. */
const MEETINGS = 5

describe.each(productKinds())('two people at the same moment on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const adminsOf = async (key: 'O7' | 'O8'): Promise<number> => {
    const rows = await cabinet.platform.database.query
      .selectFrom('person')
      .innerJoin('person_role', 'person_role.person_id', 'person.id')
      .select('person.id')
      .where('person.organization_id', '=', organizationId(key))
      .where('person.status', '=', 'ACTIVE')
      .where('person_role.role', '=', 'USER_ADMIN')
      .where('person_role.is_deleted', '=', false)
      .execute()
    return rows.length
  }
  /** A cabinet without an owner in which only these two administer. */
  const twoAdmins = async (key: 'O7' | 'O8') => {
    const { query } = cabinet.platform.database
    await query.updateTable('organization').set({ owner_id: null }).where('id', '=', organizationId(key)).execute()
    await query
      .updateTable('person')
      .set({ status: asStatus('BLOCKED' as const) })
      .where('organization_id', '=', organizationId(key))
      .execute()
    const [one, other] = [await addPerson(cabinet, key, ['USER_ADMIN']), await addPerson(cabinet, key, ['USER_ADMIN'])]
    return [
      { id: one.id, token: (await one.enter()).accessToken },
      { id: other.id, token: (await other.enter()).accessToken },
    ] as const
  }

  it('two administrators who block each other leave one', async () => {
    for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
      const [one, other] = await twoAdmins('O7')
      const answers = await Promise.all([
        cabinet.call(block, { params: { id: other.id }, token: one.token }),
        cabinet.call(block, { params: { id: one.id }, token: other.token }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await adminsOf('O7')).toBe(1)
    }
  })

  it('two administrators who both step down leave one', async () => {
    for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
      const admins = await twoAdmins('O8')
      const body = { version: 1, roles: ['USER'] }
      const answers = await Promise.all(
        admins.map(({ id, token }) => cabinet.call(update, { params: { id }, body, token })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('LAST_ADMIN')
      expect(await adminsOf('O8')).toBe(1)
    }
  })

  it('a person is confirmed or rejected, never both', async () => {
    const token = await cabinet.tokenOf('P1')
    const waiting = await addPerson(cabinet, 'O1', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
    const params = { id: waiting.id }
    const answers = await Promise.all([
      cabinet.call(confirm, { params, body: { roles: ['USER'] }, token }),
      cabinet.call(reject, { params, body: { reason: 'Нет' }, token }),
      cabinet.call(confirm, { params, body: { roles: ['USER'] }, token }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const emails = await cabinet.platform.database.query
      .selectFrom('email')
      .select('id')
      .where('recipient', '=', waiting.email)
      .execute()
    expect(emails).toHaveLength(1)
  })

  it('a cabinet is given to one of two', async () => {
    const token = await cabinet.tokenOf('P1')
    const heirs = [await addPerson(cabinet, 'O1'), await addPerson(cabinet, 'O1')]
    const answers = await Promise.all(
      heirs.map(({ id }) =>
        cabinet.call(transferOwnership, { params: { id }, body: { password: DEMO_PASSWORD }, token }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const { owner_id } = await cabinet.platform.database.query
      .selectFrom('organization')
      .select('owner_id')
      .where('id', '=', organizationId('O1'))
      .executeTakeFirstOrThrow()
    expect(owner_id).toBe(heirs[answers.findIndex(({ status }) => status === 200)]?.id)
    await cabinet.platform.database.query
      .updateTable('organization')
      .set({ owner_id: personId('P1') })
      .where('id', '=', organizationId('O1'))
      .execute()
  })

  it('a phone goes to one of two people who both prove it', async () => {
    const value = '+79161234567'
    const people = [await addPerson(cabinet, 'O1'), await addPerson(cabinet, 'O6')]
    const proofs = await Promise.all(
      people.map(async (person) => {
        const token = (await person.enter()).accessToken
        const sent = await cabinet.call<SentCode>(sendContactCode, {
          body: { kind: 'PHONE', value, password: DEMO_PASSWORD },
          token,
        })
        const typed = await cabinet.call<CodeToken>(check, { body: { id: sent.body.id, code: '000000' } })
        return { token, codeToken: typed.body.codeToken }
      }),
    )
    const answers = await Promise.all(
      proofs.map(({ token, codeToken }) =>
        cabinet.call(updateSelf, { body: { version: 1, mobilePhone: value, codeToken }, token }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'TAKEN',
      fields: [{ field: 'mobilePhone' }],
    })
  })

  it('parallel additions of one colleague make one person', async () => {
    const token = await cabinet.tokenOf('P5')
    const body = {
      lastname: 'Новая',
      firstname: 'Нина',
      email: 'nina@company.example',
      mobilePhone: '+79167654321',
      roles: ['USER'],
      hasConsent: true,
    }
    const answers = await Promise.all(Array.from({ length: 4 }, () => cabinet.call(create, { body, token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  })
})
