import { change } from '@cabinet/contract/auth/password'
import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import { confirm, register } from '@cabinet/contract/auth/registration'
import { generate } from '@cabinet/validators/inn'
import type { Answer, Cabinet } from './cabinet.ts'

export const NEW_PASSWORD = 'Brand-New-2026'

let people = 0

/** Somebody whom nobody knows yet. */
export const stranger = (given: Readonly<Record<string, unknown>> = {}) => {
  people += 1
  const number = String(people).padStart(4, '0')
  return {
    itn: generate(),
    organizationName: `ООО «Новое дело ${number}»`,
    legalStatus: null,
    lastname: 'Новикова',
    firstname: 'Анна-Мария',
    middlename: null,
    position: null,
    mobilePhone: `+7000555${number}`,
    email: `newcomer-${number}@new.example`,
    consents: registrationConsents.required.map((type) => ({ type, version: legalTexts[type] })),
    ...given,
  }
}

export type Stranger = ReturnType<typeof stranger>

interface Started {
  readonly id: string
  readonly channel: string
}

/** The code in the last email to this address. */
export const emailCode = async (cabinet: Cabinet, recipient: string): Promise<string> => {
  const email = await cabinet.platform.database.query
    .selectFrom('email')
    .select('code')
    .where('recipient', '=', recipient)
    .where('code', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return email.code ?? ''
}

/** Sends the form and answers the id of the code with the code itself. */
export const begin = async (cabinet: Cabinet, person: Stranger): Promise<{ id: string; code: string }> => {
  const response = await cabinet.call<Started>(register, { body: person, ip: `10.40.${people >> 8}.${people & 255}` })
  if (response.status !== 200) throw new Error(`Could not register: ${response.raw.body}`)
  return { id: response.body.id, code: await emailCode(cabinet, person.email) }
}

/** Registers somebody up to the first password; answers the token that sets it. */
export const arrive = async (cabinet: Cabinet, person: Stranger): Promise<string> => {
  const typed = await begin(cabinet, person)
  const response = await cabinet.call<{ codeToken: string }>(confirm, { body: typed })
  if (response.status !== 200) throw new Error(`Could not confirm: ${response.raw.body}`)
  return response.body.codeToken
}

/** Registers somebody who can sign in. */
export const settle = async (cabinet: Cabinet, person: Stranger): Promise<void> => {
  const codeToken = await arrive(cabinet, person)
  const response = await cabinet.call(change, { body: { password: NEW_PASSWORD, codeToken } })
  if (response.status !== 204) throw new Error(`Could not set the password: ${response.raw.body}`)
}

/** The person with this phone as they are stored. */
export const storedPerson = (cabinet: Cabinet, mobilePhone: string) =>
  cabinet.platform.database.query
    .selectFrom('person')
    .selectAll()
    .where('username', '=', mobilePhone)
    .executeTakeFirst()

/** Names of wrong fields with their sentences. */
export const fieldsOf = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    ((body['fields'] ?? []) as { field: string; message: string }[]).map(({ field, message }) => [field, message]),
  )
