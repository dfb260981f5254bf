import { login } from '@cabinet/contract/auth'
import { demoUsers, DEMO_PASSWORD, personId } from '@cabinet/demo/people'
import { type DemoOrganizationKey, organizationId } from '@cabinet/demo/organizations'
import type { PersonStatus } from '../../src/modules/people/tables.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Cabinet, Pair } from './cabinet.ts'

/** A person who was made for one test. */
export interface Extra {
  readonly id: string
  readonly username: string
  readonly email: string
  /** A new session of the person. */
  enter(): Promise<Pair>
}

let ordinal = 0

/** Adds a person to an organization of the demo; they sign in with the password of the demo. */
export const addPerson = async (
  cabinet: Cabinet,
  organization: DemoOrganizationKey,
  roles: readonly string[] = ['USER'],
  { status = 'ACTIVE', createdAt }: { readonly status?: PersonStatus; readonly createdAt?: string } = {},
): Promise<Extra> => {
  ordinal += 1
  const { query } = cabinet.platform.database
  const id = newId()
  const username = `+7999${String(ordinal).padStart(7, '0')}`
  const email = `person-${ordinal}@company.example`
  const model = await query
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId(demoUsers[0]?.key ?? ''))
    .executeTakeFirstOrThrow()
  const at = createdAt ?? cabinet.clock.nowText()
  await query
    .insertInto('person')
    .values({
      id,
      organization_id: organizationId(organization),
      username,
      email,
      lastname: 'Пробный',
      firstname: 'Пётр',
      middlename: null,
      position: null,
      status,
      password_hash: model.password_hash,
      phone_confirmed: true,
      email_confirmed: true,
      must_change_password: false,
      last_login_at: null,
      owner_reminded_at: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .execute()
  if (roles.length > 0) {
    await query
      .insertInto('person_role')
      .values(roles.map((role) => ({ person_id: id, role, granted_at: at, is_deleted: false })))
      .execute()
  }
  const enter = async (): Promise<Pair> => {
    const body = { username, password: DEMO_PASSWORD }
    const response = await cabinet.call<Pair>(login, { body })
    if (response.status !== 200) throw new Error(`${username} could not sign in: ${response.raw.body}`)
    return response.body
  }
  return { id, username, email, enter }
}
