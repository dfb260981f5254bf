import type { Colleague } from '@cabinet/contract/colleague'
import { recordEvent } from '../../../platform/people.ts'
import type { Inquiry } from '../../../platform/module.ts'
import { grantRole, holds } from '../../../platform/principal.ts'
import { refuse } from '../../../platform/refusal.ts'
import { ownerChanged } from './account-letters.ts'
import * as store from './colleague-store.ts'
import { colleagueOf } from './colleague-view.ts'
import { fullNameOf } from './names.ts'
import { refusePeople } from './refusals.ts'
import { loadDirectory } from './roles.ts'
import { mustAllow, mustBeOwner, type Scene, withPerson } from './scene.ts'

/**
 * The password of who asks, typed once more. It is limited as a sign-in is: a stolen session must not become a way to
 * guess.
 *
 * @throws Refusal 400 wrong, 423 too many attempts
 */
const checkPassword = async (
  { platform, user, request }: Inquiry & { readonly request: { readonly ip: string } },
  password: string,
): Promise<void> => {
  const { limits, passwords, database } = platform
  const person = await database.query
    .selectFrom('person')
    .select(['username', 'password_hash'])
    .where('id', '=', user.id)
    .executeTakeFirst()
  if (!person) throw refuse.unauthenticated()
  const endTurn = await limits.takeTurn(person.username)
  try {
    if (!(await limits.mayCheckPassword(person.username))) throw refusePeople.lockedOut()
    if (!(await passwords.matches(person.password_hash, password))) throw refusePeople.wrongPassword()
    await limits.forgive(person.username, request.ip)
  } finally {
    endTurn()
  }
}

const announce = async ({ inquiry, actor, target, organization }: Scene): Promise<void> => {
  const facts = {
    organization: organization.short_name,
    owner: fullNameOf(target.row),
    former: fullNameOf(actor.row),
  }
  for (const { email, language } of [target.row, actor.row]) {
    const content = ownerChanged.write(facts, language)
    await inquiry.platform.post.write({ organizationId: organization.id, recipient: email, content })
  }
}

/**
 * Makes a colleague the owner of the cabinet. The former owner stays an administrator; exactly one person owns a cabinet
 * at any moment.
 *
 * @throws Refusal 403 for who is not the owner, 400 for a wrong password, 409 for who cannot own a cabinet
 */
export const transferOwnership = async (
  inquiry: Inquiry & {
    readonly params: { readonly id: string }
    readonly body: { readonly password: string }
    readonly request: { readonly ip: string }
  },
): Promise<Colleague> => {
  const { platform, organizationId, params, body, language } = inquiry
  const { database } = platform
  const check = (scene: Scene): Promise<void> => {
    mustBeOwner(scene)
    if (scene.target.row.id === scene.organization.owner_id) throw refusePeople.alreadyOwner()
    mustAllow(scene, 'own')
    return Promise.resolve()
  }
  // Whom it cannot be given to is said before a password is asked for, and looked at again with it.
  await withPerson(inquiry, params.id, check)
  await checkPassword(inquiry, body.password)
  return withPerson(inquiry, params.id, async (scene) => {
    await check(scene)
    const { target, actor, at } = scene
    const held = target.roles.filter(({ isDeleted }) => !isDeleted).map(({ nameWithoutPrefix }) => nameWithoutPrefix)
    await store.setRoles(database, target.row.id, [...new Set([...held, 'USER_ADMIN'])], at)
    if (!holds(actor, 'GODMOD')) await grantRole(database, actor.row.id, 'USER_ADMIN', at)
    await store.setOwner(database, organizationId, target.row.id, at)
    const row = await store.changePerson(database, target.row.id, {}, at)
    await recordEvent(database, {
      organizationId,
      personId: target.row.id,
      kind: 'BECAME_OWNER',
      byPersonId: actor.row.id,
      at,
    })
    await announce(scene)
    const roles = await store.findRolesOf(database, [row.id])
    return colleagueOf(row, roles.get(row.id) ?? [], row.id, await loadDirectory(database), language)
  })
}
