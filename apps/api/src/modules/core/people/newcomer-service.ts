import { randomBytes } from 'node:crypto'
import type { Colleague, create, invite } from '@cabinet/contract/colleague'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { sqlStateOf } from '../../../db/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Budget } from '../../../platform/limits.ts'
import type { Inquiry } from '../../../platform/module.ts'
import { recordEvent } from '../../../platform/people.ts'
import { accountCreated, invitation } from './account-letters.ts'
import * as store from './colleague-store.ts'
import { colleagueOf } from './colleague-view.ts'
import { fullNameOf } from './names.ts'
import { refusePeople } from './refusals.ts'
import { chooseRoles } from './role-choice.ts'
import { loadDirectory } from './roles.ts'
import { mustBeOwner, withPerson } from './scene.ts'

/** Letters to strangers that one organization may send a day. */
const invitations: Budget = { name: 'invitation', points: 50, seconds: 86_400 }

const UNIQUE_VIOLATION = '23505'

/** Adds a confirmed person. Nobody knows their password: they choose one by recovery, which proves phone or e-mail. */
const insertPerson = async (
  inquiry: Inquiry & ReceivedOf<typeof create>,
  id: string,
  at: string,
): Promise<store.PersonRow> => {
  const { platform, organizationId, user, body } = inquiry
  const { database, passwords } = platform
  return database.query
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
      password_hash: await passwords.hash(randomBytes(32).toString('base64url')),
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
 * @throws Refusal 403 unless the owner asks, 409 when the phone or e-mail is taken, 400 for roles that cannot be given
 */
export const createColleague = async (inquiry: Inquiry & ReceivedOf<typeof create>): Promise<Colleague> => {
  const { platform, organizationId, user, language, body } = inquiry
  const { database, post } = platform
  const contacts = { email: body.email, phone: body.mobilePhone }
  const refuseTaken = async (): Promise<void> => {
    const taken = await store.findTaken(database, contacts)
    if (taken) throw refusePeople.taken(taken)
  }
  try {
    return await withPerson(inquiry, user.id, async (scene) => {
      mustBeOwner(scene)
      const { organization, actor, at } = scene
      await refuseTaken()
      const directory = await loadDirectory(database)
      const roles = await chooseRoles(inquiry, body.roles, [], directory)
      const row = await insertPerson(inquiry, newId(), at)
      await store.setRoles(database, row.id, roles, at)
      await recordEvent(database, {
        organizationId,
        personId: row.id,
        kind: 'CONFIRMED',
        byPersonId: user.id,
        at,
        details: { roles: roles.join(' '), consent: 'WRITTEN' },
      })
      const facts = { organization: organization.short_name, by: fullNameOf(actor.row), phone: row.username }
      await post.write({ organizationId, recipient: row.email, content: accountCreated.write(facts) })
      const held = roles.map((role) => ({ role, is_deleted: false }))
      return colleagueOf(row, held, organization.owner_id, directory, language)
    })
  } catch (error) {
    // Somebody registered with the same phone or e-mail at the same moment.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) await refuseTaken()
    throw error
  }
}

/** The address of a registration that is filled in already. */
const registrationOf = (itn: string, phone: string | null): string => {
  const query = new URLSearchParams({ itn, ...(phone !== null && { mobilePhone: phone }) })
  return `/register?${query.toString()}`
}

/**
 * Invites a person by letter. Who is registered elsewhere is not told apart.
 *
 * @throws Refusal 409 for who is here already, 429 too many invitations
 */
export const inviteColleague = async (inquiry: Inquiry & ReceivedOf<typeof invite>): Promise<void> => {
  const { platform, organizationId, user, body } = inquiry
  const { database, limits, post } = platform
  const phone = body.mobilePhone ?? null
  if (await store.isColleague(database, organizationId, { email: body.email, phone })) throw refusePeople.alreadyHere()
  if (!(await limits.spend(invitations, organizationId))) throw refusePeople.tooManyInvitations()
  await withPerson(inquiry, user.id, async ({ organization, actor, at }) => {
    const url = registrationOf(organization.itn, phone)
    const content = invitation.write({ organization: organization.short_name, by: fullNameOf(actor.row), url })
    await post.write({ organizationId, recipient: body.email, content })
    const details = { email: body.email }
    await recordEvent(database, { organizationId, personId: user.id, kind: 'INVITED', at, details })
  })
}
