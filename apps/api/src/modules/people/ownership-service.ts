import type { Colleague } from '@cabinet/contract/people/colleagues'
import { alwaysWritten, sendToRecipients } from '../../platform/emails/recipients.ts'
import { recordEvent } from './events.ts'
import type { RequestContext } from '../../platform/context.ts'
import { hasRole } from '../../platform/principal.ts'
import { setOwner } from '../organization/port.ts'
import { ownerChanged } from './account-emails.ts'
import * as store from './colleague-store.ts'
import { assertPassword } from './own-password.ts'
import { colleagueOf } from './colleague-view.ts'
import { grantRole } from './grants.ts'
import { fullNameOf } from './names.ts'
import { peopleErrors } from './errors.ts'
import { loadDirectory } from './roles.ts'
import { assertAllowed, assertOwner, type PersonChange, withPerson } from './person-change.ts'

const announce = async ({ context, actor, target, organization }: PersonChange): Promise<void> => {
  const details = {
    organization: organization.short_name,
    owner: fullNameOf(target.row),
    former: fullNameOf(actor.row),
  }
  const readers = [target.row, actor.row].map(alwaysWritten)
  await sendToRecipients(context.platform, organization.id, readers, ownerChanged, details)
}

type Transferring = RequestContext & {
  readonly params: { readonly id: string }
  readonly body: { readonly password: string }
}

const assertTransferable = (personChange: PersonChange): void => {
  assertOwner(personChange)
  if (personChange.target.row.id === personChange.organization.owner_id) throw peopleErrors.alreadyOwner()
  assertAllowed(personChange, 'own')
  const { phone_confirmed: hasPhone, email_confirmed: hasEmail } = personChange.target.row
  if (!hasPhone && !hasEmail) throw peopleErrors.neverSignedIn()
}

/**
 * The step of `transferOwnership` whose wrong passwords are counted whatever comes of the rest. Whom the cabinet cannot
 * be given to is said before a password is asked for.
 *
 * @throws HttpError 403 for who is not the owner, 400 for a wrong password, 409 for who cannot own a cabinet
 */
export const proveTransfer = async (context: Transferring): Promise<void> => {
  const { platform, params, user, body } = context
  await withPerson(context, params.id, (personChange) => Promise.resolve(assertTransferable(personChange)))
  await assertPassword(platform, user.id, body.password)
}

/**
 * Makes a colleague the owner of the cabinet. The former owner stays an administrator; exactly one person owns a cabinet
 * at any moment.
 *
 * @throws HttpError 403 for who is not the owner, 409 for who cannot own a cabinet
 */
export const transferOwnership = (context: Transferring): Promise<Colleague> => {
  const { platform, organizationId, params, language } = context
  const { database } = platform
  return withPerson(context, params.id, async (personChange) => {
    assertTransferable(personChange)
    const { target, actor, at } = personChange
    const held = target.roles.filter(({ isDeleted }) => !isDeleted).map(({ nameWithoutPrefix }) => nameWithoutPrefix)
    await store.setRoles(database, target.row.id, [...new Set([...held, 'USER_ADMIN'])], at)
    if (!hasRole(actor, 'GODMOD')) await grantRole(database, actor.row.id, 'USER_ADMIN', at)
    await setOwner(database, organizationId, target.row.id, at)
    const row = await store.changePerson(database, target.row.id, {}, at)
    await recordEvent(database, {
      organizationId,
      personId: target.row.id,
      kind: 'BECAME_OWNER',
      byPersonId: actor.row.id,
      at,
    })
    await announce(personChange)
    const roles = await store.findRolesOf(database, [row.id])
    return colleagueOf(row, roles.get(row.id) ?? [], row.id, await loadDirectory(database), language)
  })
}
