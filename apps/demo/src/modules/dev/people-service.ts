import type { Tokens } from '@cabinet/contract/auth'
import type { listPeople, Persona } from '@cabinet/contract/dev'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { type AnyRequest, pageAround } from '@cabinet/api/platform/find/page'
import { type Language, named } from '@cabinet/api/kernel/language'
import type { Platform, Visitor } from '@cabinet/api/platform/context'
import { effectiveRoles } from '@cabinet/api/platform/principal'
import { errors } from '@cabinet/api/kernel/http-error'
import { loadDemoModules } from '../../module.ts'
import { devErrors, statusMessages } from './messages.ts'
import * as store from './panel-store.ts'

const mayWork = (status: keyof typeof statusMessages): boolean => status === 'ACTIVE' || status === 'UNCONFIRMED'

type PersonRow = Awaited<ReturnType<typeof store.findPeople>>['rows'][number]

/** People with their roles, as lists show them. */
export const viewPeople = async (
  { database }: Pick<Platform, 'database'>,
  rows: readonly PersonRow[],
  language: Language,
): Promise<Persona[]> => {
  const ids = rows.map(({ id }) => id)
  const roles = ids.length === 0 ? [] : await store.findRolesOf(database, ids)
  return rows.map((row) => ({
    id: row.id,
    fullName: [row.lastname, row.firstname, row.middlename].filter(Boolean).join(' '),
    username: row.username,
    email: row.email,
    organization: row.short_name,
    roles: effectiveRoles(roles.filter(({ person_id: id }) => id === row.id))
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ nameWithoutPrefix }) => nameWithoutPrefix),
    status: named(statusMessages, row.status, language),
    canSignIn: mayWork(row.status),
  }))
}

/** People whom platform staff can sign in as. */
export const peopleOf = async (
  platform: Platform,
  body: AnyRequest,
  language: Language,
): Promise<ResponseOf<typeof listPeople>> => {
  const { rows, count } = await store.findPeople(platform.database, body)
  return pageAround(await viewPeople(platform, rows, language), count, body)
}

/**
 * Opens a session of another person.
 *
 * @throws HttpError 404 for an unknown person, 409 for one who cannot sign in
 */
export const signInAs = async (platform: Platform, id: string, visitor: Visitor): Promise<Tokens> => {
  const person = await store.findPersonStatus(platform.database, id)
  if (!person) throw errors.notFound()
  if (!mayWork(person.status)) throw devErrors.cannotSignIn()
  const openSession = (await loadDemoModules()).find((module) => module.openSession)?.openSession
  if (!openSession) throw errors.notFound()
  return openSession(platform, id, visitor)
}
