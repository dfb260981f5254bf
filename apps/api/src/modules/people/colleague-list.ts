import type { Colleague, ColleagueCard, PersonEvent } from '@cabinet/contract/people/colleagues'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import type { RequestContext } from '../../platform/context.ts'
import { hasRole } from '../../platform/principal.ts'
import { errors } from '../../kernel/http-error.ts'
import type { Database } from '../../db/database.ts'
import { findSignIns } from '../auth/port.ts'
import { findOrganization, findOrganizationCard } from '../organization/port.ts'
import * as store from './colleague-store.ts'
import { colleagueOf } from './colleague-view.ts'
import { fullNameOf } from './names.ts'
import { type Directory, loadDirectory } from './roles.ts'
import { findPerson } from './store.ts'

/** The newest events and sign-ins on the card of a person. */
const HISTORY = 100
const SIGN_INS = 20

/** People as lists show them, with their roles. */
export const viewColleagues = async (
  { platform, language }: Pick<RequestContext, 'platform' | 'language'>,
  rows: readonly store.PersonRow[],
  ownerId: string | null,
): Promise<Colleague[]> => {
  const { database } = platform
  const [roles, directory] = await Promise.all([
    store.findRolesOf(
      database,
      rows.map(({ id }) => id),
    ),
    loadDirectory(database),
  ])
  return rows.map((row) => colleagueOf(row, roles.get(row.id) ?? [], ownerId, directory, language))
}

/** The organization whose people are listed. */
export const ownOrganization = async (database: Database, organizationId: string): Promise<store.PeopleOf> => {
  const organization = await findOrganizationCard(database, organizationId)
  if (!organization) throw errors.notFound()
  return organization
}

/** People of the organization by a filter. */
export const findColleagues = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, organizationId, body } = context
  const organization = await ownOrganization(platform.database, organizationId)
  const { rows, count } = await store.findPeople(platform.database, organization, body)
  return pageAround(await viewColleagues(context, rows, organization.owner_id), count, body)
}

/** How many people a filter matches. */
export const sumColleagues = async ({
  platform,
  organizationId,
  body,
}: RequestContext & { readonly body: AnyRequest }) =>
  store.countPeople(platform.database, await ownOrganization(platform.database, organizationId), body)

/** Codes of roles in a stored event, as their names. */
const readable = (
  details: Readonly<Record<string, string>>,
  directory: Directory,
  language: RequestContext['language'],
): Record<string, string> => {
  const names = (codes: string): string =>
    codes
      .split(' ')
      .map((id) => directory.get(id)?.text[language] ?? id)
      .join(', ')
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [
      key,
      ['roles', 'added', 'removed'].includes(key) ? names(value) : value,
    ]),
  )
}

const historyOf = async (
  { platform, language }: RequestContext,
  person: store.PersonRow,
  directory: Directory,
): Promise<PersonEvent[]> => {
  const { database } = platform
  const [events, signIns] = await Promise.all([
    store.findEvents(database, person.id, HISTORY),
    findSignIns(database, person.id, SIGN_INS),
  ])
  const lines = events.map(({ id, kind, at, details, lastname, firstname, middlename }) => ({
    id,
    kind,
    at,
    by: lastname === null || firstname === null ? null : fullNameOf({ lastname, firstname, middlename }),
    details: readable(details, directory, language),
  }))
  const entered = signIns.map(({ id, created_at: at }) => ({
    id,
    kind: 'SIGNED_IN' as const,
    at,
    by: null,
    details: {},
  }))
  const hasBeginning = lines.some(({ kind }) => kind === 'REGISTERED') || events.length === HISTORY
  const beginning = { id: person.id, kind: 'REGISTERED' as const, at: person.created_at, by: null, details: {} }
  return [...lines, ...entered, ...(hasBeginning ? [] : [beginning])].toSorted((left, right) =>
    right.at.localeCompare(left.at),
  )
}

/**
 * The card of a person of the organization. What happened to them is for administrators and for themselves.
 *
 * @throws HttpError 404
 */
export const getColleague = async (
  context: RequestContext & { readonly params: { readonly id: string } },
): Promise<ColleagueCard> => {
  const { platform, organizationId, user, language, params } = context
  const { database } = platform
  const row = await store.findLiving(database, organizationId, params.id)
  if (!row) throw errors.notFound()
  const [roles, directory, organization, confirmedBy] = await Promise.all([
    store.findRolesOf(database, [row.id]),
    loadDirectory(database),
    findOrganization(database, organizationId),
    row.confirmed_by === null ? undefined : findPerson(database, row.confirmed_by),
  ])
  const seesHistory = user.id === row.id || hasRole(user, 'USER_ADMIN', 'GODMOD')
  return {
    ...colleagueOf(row, roles.get(row.id) ?? [], organization?.owner_id ?? null, directory, language),
    confirmedBy: confirmedBy ? fullNameOf(confirmedBy) : null,
    confirmedDateTime: row.confirmed_at,
    rejectReason: row.reject_reason,
    history: seesHistory ? await historyOf(context, row, directory) : [],
  }
}
