import { login } from '@cabinet/contract/auth'
import { check } from '@cabinet/contract/auth/codes'
import { create } from '@cabinet/contract/people/colleagues'
import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import { change, recover } from '@cabinet/contract/auth/password'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usernameOf } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../../support/cabinet.ts'
import { productKinds } from '../../support/databases.ts'
import { fieldsOf, emailCode, NEW_PASSWORD, storedPerson } from '../../support/registration.ts'

interface Checked {
  readonly codeToken: string
  readonly missingConsents: readonly string[]
}

const all = registrationConsents.required.map((type) => ({ type, version: legalTexts[type] }))

describe.each(productKinds())('consents of people whom an administrator added on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const added = async (number: number) => {
    const person = { mobilePhone: `+7999888000${number}`, email: `added-${number}@new.example` }
    const body = { lastname: 'Иванов', firstname: 'Иван', ...person, roles: ['USER'], hasConsent: true }
    const response = await cabinet.call(create, { body, token: await cabinet.tokenOf('P1') })
    expect(response.status).toBe(201)
    return person
  }
  const checked = async (username: string, email: string): Promise<Checked> => {
    const { body } = await cabinet.call<{ id: string }>(recover, { body: { username }, ip: '10.60.0.1' })
    const typed = { id: body.id, code: await emailCode(cabinet, email) }
    return (await cabinet.call<Checked>(check, { body: typed })).body
  }
  const consentsOf = async (mobilePhone: string) => {
    const person = await storedPerson(cabinet, mobilePhone)
    return cabinet.platform.database.query
      .selectFrom('person_consent')
      .select(['type', 'version', 'ip'])
      .where('person_id', '=', person?.id ?? '')
      .orderBy('type')
      .execute()
  }

  it('asks for them with the first password, and for none of them later', async () => {
    const { mobilePhone, email } = await added(1)
    const { codeToken, missingConsents } = await checked(email, email)
    expect(missingConsents).toEqual(registrationConsents.required)
    const body = { password: NEW_PASSWORD, codeToken }
    const refused = await cabinet.call(change, { body })
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)).toEqual({
      'consents.PERSONAL_DATA': 'Отметьте это поле',
      'consents.USER_AGREEMENT': 'Отметьте это поле',
    })
    expect((await cabinet.call(login, { body: { username: email, password: NEW_PASSWORD } })).status).toBe(401)
    const old = all.map(({ type }) => ({ type, version: '2020-01-01' }))
    // Whoever has read an old version is told which one to read.
    expect(fieldsOf(await cabinet.call(change, { body: { ...body, consents: old } }))).toEqual({
      'consents.PERSONAL_DATA': `Текст изменился. Обновите страницу и прочитайте версию ${legalTexts.PERSONAL_DATA}`,
    })
    const set = await cabinet.call(change, { body: { ...body, consents: all }, ip: '10.60.0.2' })
    expect(set.status).toBe(204)
    expect(await consentsOf(mobilePhone)).toEqual(all.map((text) => ({ ...text, ip: '10.60.0.2' })))
    expect((await cabinet.call(login, { body: { username: email, password: NEW_PASSWORD } })).status).toBe(200)

    const again = await checked(email, email)
    expect(again.missingConsents).toEqual([])
    const next = { password: `${NEW_PASSWORD}-2`, codeToken: again.codeToken }
    expect((await cabinet.call(change, { body: next })).status).toBe(204)
    expect(await consentsOf(mobilePhone)).toHaveLength(all.length)
  })

  it('asks for nothing whoever has agreed at registration', async () => {
    const { missingConsents } = await checked(usernameOf('P5'), 'vlasova@posylka-plus.example')
    expect(missingConsents).toEqual([])
  })
})
