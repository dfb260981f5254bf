import { type RoleCode, roles as roleCodes } from '@cabinet/contract/access'
import type { userStatuses } from '@cabinet/contract/people/user'
import type { Platform } from './context.ts'

/** A role as a permission check sees it. */
export interface PrincipalRole {
  /** A role of the product, or one of the directory that opens nothing. */
  readonly nameWithoutPrefix: RoleCode | (string & {})
  readonly isDeleted: boolean
}

/** The person behind a call. */
export interface Principal {
  readonly id: string
  readonly sessionId: string
  readonly organizationId: string | null
  readonly status: (typeof userStatuses)[number]
  readonly roles: readonly PrincipalRole[]
  /** The password was given to them and is to be replaced before anything else. */
  readonly mustChangePassword: boolean
  readonly hasSecondFactor: boolean
  /** Who obliges them to a second factor; null when they may do without. */
  readonly secondFactorRequiredBy: 'ORGANIZATION' | 'PLATFORM' | null
  /** When they last proved who they are in this session; real time. */
  readonly provedAt: string | null
  /** Areas of the product that do not exist for the organization. */
  readonly excludedModules: readonly string[]
}

/** Roles of the product come first, in their order. */
const rankOf = (code: string): number => {
  const rank = (roleCodes as readonly string[]).indexOf(code)
  return rank === -1 ? roleCodes.length : rank
}

/**
 * Roles of a person in their fixed order. Who waits for the confirmation of the owner has no other role than that,
 * whatever is stored.
 */
export const effectiveRoles = (stored: readonly { role: string; is_deleted: boolean }[]): PrincipalRole[] => {
  const isUnverified = stored.some(({ role, is_deleted }) => role === 'UNVERIFIED_USER' && !is_deleted)
  return stored
    .filter(({ role }) => !isUnverified || role === 'UNVERIFIED_USER')
    .map(({ role, is_deleted }) => ({ nameWithoutPrefix: role, isDeleted: is_deleted }))
    .sort((left, right) => rankOf(left.nameWithoutPrefix) - rankOf(right.nameWithoutPrefix))
}

/** Whether the person holds one of the roles. */
export const hasRole = (principal: Pick<Principal, 'roles'>, ...codes: readonly RoleCode[]): boolean =>
  principal.roles.some(
    ({ nameWithoutPrefix, isDeleted }) => !isDeleted && (codes as readonly string[]).includes(nameWithoutPrefix),
  )

/** Whether the person has yet to set up a second factor that they are obliged to. */
export const lacksSecondFactor = ({
  hasSecondFactor,
  secondFactorRequiredBy,
}: Pick<Principal, 'hasSecondFactor' | 'secondFactorRequiredBy'>): boolean =>
  secondFactorRequiredBy !== null && !hasSecondFactor

/** Statuses that may work with the product at all. */
const LIVING: readonly Principal['status'][] = ['ACTIVE', 'UNCONFIRMED']

/**
 * The person of a session, or nothing when the session has ended or the person may not work any more. It is read for
 * every call, so an access token dies with its session.
 */
const findPrincipal = async (
  { database, clock, policy }: Pick<Platform, 'database' | 'clock' | 'policy'>,
  sessionId: string,
): Promise<Principal | undefined> => {
  const rows = await database.query
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .leftJoin('person_role', 'person_role.person_id', 'person.id')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .leftJoin('totp_factor', 'totp_factor.person_id', 'person.id')
    .select(['person.id', 'person.organization_id', 'person.status', 'person.must_change_password', 'person_role.role'])
    .select(['person_role.is_deleted as role_is_deleted', 'organization.excluded_modules'])
    .select(['session.proved_at', 'organization.requires_second_factor', 'totp_factor.confirmed_at as factor_since'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.person_id', '=', 'person.id')).as(
        'has_passkey',
      ),
    )
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', clock.real().toISOString())
    .where('person.is_deleted', '=', false)
    .where('person.status', 'in', LIVING)
    .execute()
  const [person] = rows
  if (!person) return undefined
  const stored = rows.flatMap(({ role, role_is_deleted }) =>
    role === null ? [] : [{ role, is_deleted: role_is_deleted ?? false }],
  )
  const roles = effectiveRoles(stored)
  const isObliged = policy.obligesStaffToSecondFactor && hasRole({ roles }, 'GODMOD', 'PARTNER')
  return {
    id: person.id,
    sessionId,
    organizationId: person.organization_id,
    status: person.status,
    roles,
    mustChangePassword: person.must_change_password,
    hasSecondFactor: person.factor_since !== null || Boolean(person.has_passkey),
    secondFactorRequiredBy: isObliged ? 'PLATFORM' : person.requires_second_factor ? 'ORGANIZATION' : null,
    provedAt: person.proved_at,
    excludedModules: person.excluded_modules ?? [],
  }
}

/** The access token of a request. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/** The person behind an access token; nothing when the token or its session is not good. */
export const principalOf = async (
  platform: Pick<Platform, 'tokens' | 'database' | 'clock' | 'policy'>,
  authorization: string | undefined,
): Promise<Principal | undefined> => {
  const bearer = bearerOf(authorization)
  const claims = bearer === undefined ? undefined : await platform.tokens.readAccess(bearer)
  const principal = claims && (await findPrincipal(platform, claims.sessionId))
  return principal?.id === claims?.personId ? principal : undefined
}
