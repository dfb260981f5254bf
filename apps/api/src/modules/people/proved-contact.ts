import type { Selectable } from 'kysely'
import type { Platform } from '../../platform/context.ts'
import { alwaysWritten, sendToRecipients } from '../../platform/emails/recipients.ts'
import { findOrganization } from '../organization/port.ts'
import { addedPersonRemoved } from './account-emails.ts'
import { confirmContact, type Contact, findTaken, lockAdded } from './contact-store.ts'
import { recordEvent } from './events.ts'
import { fullNameOf } from './names.ts'
import { findPerson } from './store.ts'
import type { PersonTable } from './tables.ts'
import { removePersonOf } from './transitions.ts'

interface Proof {
  readonly contact: Contact
  /** Who has typed the code; they need not be written yet. */
  readonly personId: string
  /** Business time. */
  readonly at: string
}

/** Tells the owner who had added the person, and why they are gone. */
const notifyOwner = async (
  platform: Platform,
  removed: Selectable<PersonTable>,
  organizationId: string,
  { contact }: Proof,
): Promise<void> => {
  const organization = await findOrganization(platform.database, organizationId)
  const owner = organization?.owner_id ? await findPerson(platform.database, organization.owner_id) : undefined
  if (!owner) return
  const details = { fullName: fullNameOf(removed), kind: contact.kind }
  await sendToRecipients(platform, organizationId, [alwaysWritten(owner)], addedPersonRemoved, details)
}

/**
 * Makes a contact free for the person who has proved it: whoever an administrator added with it without any proof is
 * removed, and the owner of their cabinet is told. Whoever merely gave it beside another contact stays as they are. In
 * the transaction that writes the proof.
 *
 * @returns whether the person themselves was among those added with it
 */
export const removeOthersAddedWith = async (platform: Platform, proof: Proof): Promise<boolean> => {
  const { contact, personId, at } = proof
  // All of them are held, in one order, before any is changed: two people may prove the same contact at once.
  const added = await lockAdded(platform.database, contact)
  for (const other of added) {
    const { id, organization_id: organizationId } = other
    if (id === personId || organizationId === null) continue
    await removePersonOf(platform, { organizationId, personId: id, byPersonId: personId })
    await recordEvent(platform.database, { organizationId, personId: id, kind: 'DELETED', at })
    await notifyOwner(platform, other, organizationId, proof)
  }
  return added.some(({ id }) => id === personId)
}

/**
 * Writes that a person whom an administrator added has proved a contact by a code.
 *
 * @returns false when they were removed, or somebody else has proved the same contact
 */
export const proveAdded = async (platform: Platform, proof: Proof): Promise<boolean> => {
  const { database } = platform
  const { kind, value } = proof.contact
  if (!(await removeOthersAddedWith(platform, proof))) return false
  if (await findTaken(database, kind === 'PHONE' ? { mobilePhone: value } : { email: value })) return false
  await confirmContact(database, proof.personId, proof.contact)
  return true
}
