import { randomBytes } from 'node:crypto'
import { type PartnerRightOfPerson, partnerRights } from '@cabinet/contract/access'
import type { NewPartnerPerson, PartnerPerson } from '@cabinet/contract/partner/people'
import type { Database } from '../../../db/database.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { payForStranger } from '../../../platform/stranger-messages.ts'
import { addPartnerPerson, findPeopleByIds, removePartnerPerson } from '../../people/port.ts'
import { recordAction } from '../journal.ts'
import { partnerErrors } from '../messages.ts'
import { findPartner, type PartnerRow } from '../store.ts'
import { invitedForPartner } from './emails.ts'
import { columnsOf, rightsOf } from './rights.ts'
import * as store from './store.ts'

type Person = Awaited<ReturnType<typeof findPeopleByIds>>[number]

type OfPartner = CallContext & { readonly params: { readonly id: string } }

/** @throws HttpError 404 */
const getPartner = async ({ platform: { database }, params: { id } }: OfPartner): Promise<PartnerRow> => {
  const partner = await findPartner(database, id)
  if (!partner) throw errors.notFound()
  return partner
}

const viewPeople = async (database: Database, members: readonly store.MemberRow[]): Promise<PartnerPerson[]> => {
  const byId = new Map(members.map((member) => [member.person_id, member]))
  const people = await findPeopleByIds(database, [...byId.keys()])
  return people.flatMap((person) => {
    const member = byId.get(person.id)
    return member ? [viewPerson(person, member)] : []
  })
}

const viewPerson = (person: Person, member: store.MemberRow): PartnerPerson => ({
  id: person.id,
  lastname: person.lastname,
  firstname: person.firstname,
  middlename: person.middlename,
  email: person.email,
  mobilePhone: person.username,
  rights: rightsOf(member),
  invitedDateTime: member.invited_at,
  lastLoginDateTime: person.last_login_at,
})

/** Everybody who signs in for a partner. */
export const listPeople = async (context: OfPartner): Promise<{ people: PartnerPerson[] }> => {
  const { database } = context.platform
  const { id } = await getPartner(context)
  return { people: await viewPeople(database, await store.findMembers(database, id)) }
}

type Inviting = OfPartner & { readonly body: NewPartnerPerson }

/**
 * The step of `invitePerson` ahead of its transaction: hashing takes long, and what is paid for a letter stays paid
 * whatever follows.
 *
 * @returns the hash of a password that nobody knows
 * @throws HttpError 404, 429 too many invitations
 */
export const prepareInvitation = async (context: Inviting): Promise<string> => {
  const { platform, request } = context
  await getPartner(context)
  await payForStranger(platform, { kind: 'invitation', ip: request.ip, organizationId: null })
  return platform.passwords.hash(randomBytes(32).toString('base64url'))
}

/** Lets somebody of a partner in, and writes them so. @throws HttpError 404, 409 the e-mail is somebody's already */
export const invitePerson = async (context: Inviting, passwordHash: string): Promise<PartnerPerson> => {
  const { platform, user, body } = context
  const { database, clock, mailer } = platform
  return database.transaction(async () => {
    const partner = await getPartner(context)
    const personId = await addPartnerPerson(platform, body, passwordHash, user.id)
    const row = {
      person_id: personId,
      partner_id: partner.id,
      invited_at: clock.real().toISOString(),
      removed_at: null,
      ...columnsOf(body.rights),
    }
    await store.insertMember(database, row)
    await recordAction(context, partner.id, 'PERSON_INVITED', body.email)
    const content = invitedForPartner.write({
      partner: partner.name,
      login: body.email,
      decides: body.rights.includes('DECIDE'),
    })
    await mailer.write({ organizationId: null, recipient: body.email, content })
    const [person] = await viewPeople(database, [row])
    if (!person) throw errors.notFound()
    return person
  })
}

type OfPerson = OfPartner & { readonly params: { readonly personId: string } }

/** The people of the partner, held, and who of them the address names. */
const lockPerson = async (
  { platform: { database }, user, onlyPartnerId, params: { personId } }: OfPerson,
  id: string,
) => {
  const members = await store.lockMembers(database, id)
  const asking = members.find(({ person_id: known }) => known === user.id)
  if (onlyPartnerId !== null && !asking) throw errors.forbidden()
  const member = members.find(({ person_id: known }) => known === personId)
  if (!member) throw errors.notFound()
  return { member, asking }
}

/**
 * Says what somebody may do for their partner. Staff give and take whatever they like; a colleague what they may do
 * themselves, so that nobody comes to more by a second person.
 *
 * @throws HttpError 404, 403 for a right that who asks does not have, 409 for oneself
 */
export const setRights = async (
  context: OfPerson & { readonly body: { readonly rights: readonly PartnerRightOfPerson[] } },
): Promise<PartnerPerson> => {
  const { platform, user, params, body } = context
  const { database } = platform
  return database.transaction(async () => {
    const { id } = await getPartner(context)
    const { member, asking } = await lockPerson(context, id)
    if (params.personId === user.id) throw partnerErrors.ownRights()
    const before = rightsOf(member)
    const changed = partnerRights.filter((right) => before.includes(right) !== body.rights.includes(right))
    const own = asking && rightsOf(asking)
    if (own && changed.some((right) => !own.includes(right))) throw errors.forbidden()
    const saved = { ...member, ...columnsOf(body.rights) }
    const [person] = await viewPeople(database, [saved])
    if (!person) throw errors.notFound()
    if (changed.length > 0) {
      await store.saveRights(database, params.personId, columnsOf(body.rights))
      await recordAction(context, id, 'PERSON_RIGHTS_CHANGED', `${person.email} · ${person.rights.join(', ')}`)
    }
    return person
  })
}

/**
 * Takes somebody off the people of a partner and ends their sessions.
 *
 * @throws HttpError 404 for who does not belong to it, 403 for who asks and does not belong to it any more, 409 for oneself
 */
export const removePerson = async (context: OfPerson): Promise<void> => {
  const { platform, user, params } = context
  const { database, clock } = platform
  const { personId } = params
  await database.transaction(async () => {
    const { id } = await getPartner(context)
    await lockPerson(context, id)
    if (personId === user.id) throw partnerErrors.ownSelf()
    const [person] = await findPeopleByIds(database, [personId])
    await store.endMembership(database, personId, clock.real().toISOString())
    await removePartnerPerson(platform, personId, user.id)
    await recordAction(context, id, 'PERSON_REMOVED', person?.email ?? null)
  })
}
