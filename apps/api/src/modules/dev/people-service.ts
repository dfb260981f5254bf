import type { Tokens } from '@cabinet/contract/auth'
import type { listPeople } from '@cabinet/contract/dev'
import type { AnswerOf } from '@cabinet/contract/endpoint'
import { likePattern } from '../../platform/find.ts'
import { type Language, named } from '../../platform/language.ts'
import type { Platform, Visitor } from '../../platform/module.ts'
import { effectiveRoles } from '../../platform/principal.ts'
import { refuse } from '../../platform/refusal.ts'
import { refuseDev, statusWords } from './messages.ts'
import * as store from './panel-store.ts'

const LIMIT = 50

const mayWork = (status: keyof typeof statusWords): boolean => status === 'ACTIVE' || status === 'UNCONFIRMED'

/** People whom platform staff can sign in as. */
export const peopleOf = async (
  { database }: Platform,
  search: string,
  language: Language,
): Promise<AnswerOf<typeof listPeople>> => {
  const found = await store.findPeople(database, likePattern(search), LIMIT + 1)
  const shown = found.slice(0, LIMIT)
  const ids = shown.map(({ id }) => id)
  const roles = ids.length === 0 ? [] : await store.findRolesOf(database, ids)
  return {
    hasMore: found.length > LIMIT,
    people: shown.map((row) => ({
      id: row.id,
      fullName: [row.lastname, row.firstname, row.middlename].filter(Boolean).join(' '),
      username: row.username,
      email: row.email,
      organization: row.short_name,
      roles: effectiveRoles(roles.filter(({ person_id: id }) => id === row.id))
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ nameWithoutPrefix }) => nameWithoutPrefix),
      status: named(statusWords, row.status, language),
      canSignIn: mayWork(row.status),
    })),
  }
}

/**
 * Opens a session of another person.
 *
 * @throws Refusal 404 for an unknown person, 409 for one who cannot sign in
 */
export const signInAs = async (platform: Platform, id: string, visitor: Visitor): Promise<Tokens> => {
  const person = await store.findPersonStatus(platform.database, id)
  if (!person) throw refuse.notFound()
  if (!mayWork(person.status)) throw refuseDev.cannotSignIn()
  const openSession = platform.modules.all.find((module) => module.openSession)?.openSession
  if (!openSession) throw refuse.notFound()
  return openSession(platform, id, visitor)
}
