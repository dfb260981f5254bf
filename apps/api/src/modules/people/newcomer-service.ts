import { pages } from '@cabinet/contract/pages'
import { randomBytes } from 'node:crypto'
import type { Colleague, create, invite } from '@cabinet/contract/people/colleagues'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { newId } from '../../kernel/ids.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { RequestInfo } from '../../platform/handlers.ts'
import { payForStranger } from '../../platform/stranger-messages.ts'
import { isConfirmedOrganization, nameForStrangers } from '../organization/port.ts'
import { recordEvent } from './events.ts'
import { accountCreated, invitation } from './account-emails.ts'
import * as store from './colleague-store.ts'
import { colleagueOf } from './colleague-view.ts'
import { findAmongColleagues, findTaken } from './contact-store.ts'
import { fullNameOf } from './names.ts'
import { peopleErrors } from './errors.ts'
import { assertPassword } from './own-password.ts'
import { chooseRoles, includesAdmin } from './role-choice.ts'
import { loadDirectory } from './roles.ts'
import { assertOwner, withPerson } from './person-change.ts'

/** From where it is asked. */
interface From {
  readonly request: Pick<RequestInfo, 'ip'>
}

type Creating = RequestContext & From & ReceivedOf<typeof create>

/**
 * The step of `createColleague` ahead of its transaction, in which the organization is held: hashing takes long, and the
 * registry may be asked. For an administrator the owner types their own password once more.
 *
 * @returns the hash of a password for the newcomer that nobody knows
 * @throws HttpError 400 and 423 without the right password, 429 too many invitations, 503 too many passwords at once, 409
 *   for an organization that nobody has confirmed: its owner may be anybody, and the letter carries their name
 */
export const prepareColleague = async ({
  platform,
  organizationId,
  user,
  request,
  body,
}: Creating): Promise<string> => {
  if (includesAdmin(body.roles)) await assertPassword(platform, user.id, body.password)
  await payForStranger(platform, { kind: 'invitation', ip: request.ip, organizationId })
  if (!(await isConfirmedOrganization(platform, organizationId))) throw peopleErrors.unconfirmedOrganization()
  return platform.passwords.hash(randomBytes(32).toString('base64url'))
}

/** Adds a confirmed person. Nobody knows their password: they choose one by recovery, which proves phone or e-mail. */
const insertPerson = async (
  { platform, organizationId, user, body }: Creating,
  { id, passwordHash, at }: { readonly id: string; readonly passwordHash: string; readonly at: string },
): Promise<store.PersonRow> => {
  return platform.database.query
    .insertInto('person')
    .values({
      id,
      organization_id: organizationId,
      username: body.mobilePhone,
      email: body.email,
      lastname: body.lastname,
      firstname: body.firstname,
      middlename: body.middlename ?? null,
      position: body.position || null,
      status: 'ACTIVE',
      password_hash: passwordHash,
      must_change_password: false,
      last_login_at: null,
      owner_reminded_at: null,
      confirmed_by: user.id,
      confirmed_at: at,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Adds a colleague without registration. Nobody has to let them in, so only who lets people in may do it.
 *
 * @throws HttpError 403 unless the owner asks, 409 when the phone or e-mail is taken, 400 for roles that cannot be given
 */
export const createColleague = async (context: Creating, passwordHash: string): Promise<Colleague> => {
  const { platform, organizationId, user, language, body } = context
  const { database, mailer, config } = platform
  return withPerson(context, user.id, async (personChange) => {
    assertOwner(personChange)
    const { organization, actor, at } = personChange
    // Roles first: with a wrong one a telephone that somebody has must look like one that nobody has.
    const directory = await loadDirectory(database)
    const roles = await chooseRoles(context, body.roles, [], directory)
    const taken = (await findTaken(database, body)) ?? (await findAmongColleagues(database, organizationId, body))
    if (taken) throw peopleErrors.taken(taken)
    const row = await insertPerson(context, { id: newId(), passwordHash, at })
    await store.setRoles(database, row.id, roles, at)
    await recordEvent(database, {
      organizationId,
      personId: row.id,
      kind: 'CONFIRMED',
      byPersonId: user.id,
      at,
      details: { roles: roles.join(' '), consent: 'WRITTEN' },
    })
    // They prove by a code what they sign in with from then on.
    const login = config.smsUrl === null ? row.email : row.username
    const details = { organization: nameForStrangers(organization, 'ru'), by: fullNameOf(actor.row), login }
    await mailer.write({ organizationId, recipient: row.email, content: accountCreated.write(details) })
    const held = roles.map((role) => ({ role, is_deleted: false }))
    return colleagueOf(row, held, organization.owner_id, directory, language)
  })
}

/** The address of a registration that is filled in already. */
const registrationOf = (itn: string, phone: string | null) =>
  pages.register({}, { itn, mobilePhone: phone ?? undefined })

type Inviting = RequestContext & From & ReceivedOf<typeof invite>

/**
 * The step of `inviteColleague` ahead of its transaction: the registry may be asked, and what is paid for a letter stays
 * paid whatever follows. The answer is the same whether or not the person is registered elsewhere.
 *
 * @throws HttpError 409 for who is here already and for an organization that nobody has confirmed, 429 too many invitations
 */
export const prepareInvitation = async ({ platform, organizationId, request, body }: Inviting): Promise<void> => {
  const phone = body.mobilePhone ?? null
  const given = { email: body.email, ...(phone !== null && { mobilePhone: phone }) }
  if (await findAmongColleagues(platform.database, organizationId, given)) throw peopleErrors.alreadyHere()
  await payForStranger(platform, { kind: 'invitation', ip: request.ip, organizationId })
  if (!(await isConfirmedOrganization(platform, organizationId))) throw peopleErrors.unconfirmedOrganization()
}

/** Invites a person by email. */
export const inviteColleague = async (context: Inviting): Promise<void> => {
  const { platform, organizationId, user, body } = context
  const { database, mailer } = platform
  const phone = body.mobilePhone ?? null
  await withPerson(context, user.id, async ({ organization, actor, at }) => {
    const url = registrationOf(organization.itn, phone)
    const content = invitation.write({
      organization: nameForStrangers(organization, 'ru'),
      by: fullNameOf(actor.row),
      url,
    })
    await mailer.write({ organizationId, recipient: body.email, content })
    const details = { email: body.email }
    await recordEvent(database, { organizationId, personId: user.id, kind: 'INVITED', at, details })
  })
}
