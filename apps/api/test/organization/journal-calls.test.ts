import { describe, expect, it } from 'vitest'
import { journalOf } from '../../src/platform/journal/record.ts'
import { loadModules } from '../../src/platform/module-registry.ts'

/** Writes of people of an organization that its journal does not hold, and why. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'the person’s own: their profile, browser, sessions, device, password': [
    'auth.logout',
    'auth.prove',
    'passkey.create',
    'passkey.remove',
    'passkey.rename',
    'profile.sendContactCode',
    'profile.updateSelf',
    'push.subscribe',
    'push.unsubscribe',
    'second-factor.begin',
    'second-factor.confirm',
    'second-factor.createRecoveryCodes',
    'second-factor.remove',
    'session.endAll',
    'session.endOne',
    'session.endOthers',
    'sign-in.recognize',
    'user.remindOwner',
    'view.put',
  ],
  'drafts: nobody else gets anything before they are sent': [
    'claim-papers.addDocument',
    'claim-papers.changeDocument',
    'claim-papers.removeDocument',
    'claim-papers.saveLine',
    'claim.clone',
    'claim.create',
    'claim.remove',
    'claim.update',
    'file.remove',
    'file.upload',
    'finance-request.acceptAgreement',
    'finance-request.addContact',
    'finance-request.addFounder',
    'finance-request.attachDocument',
    'finance-request.remove',
    'finance-request.removeContact',
    'finance-request.removeDocument',
    'finance-request.removeFounder',
    'finance-request.saveContact',
    'finance-request.saveForm',
    'finance-request.saveFounder',
    'finance-request.savePaymentDetails',
    'finance.createRequest',
  ],
  'books of the organization, each with its own history': [
    'debtor-buyer.create',
    'debtor-buyer.remove',
    'debtor-buyer.update',
    'debtor-import.commit',
    'debtor-shipment.create',
    'debtor-shipment.remove',
    'debtor-shipment.update',
  ],
  'a message, which stands in its conversation': ['claim-papers.writeMessage', 'support.reply', 'support.write'],
  'what the product does by itself on demand, and a reason for what is in the journal': [
    'debtor.grantRole',
    'sender-account.check',
    'sender-insurance.giveDisableReason',
    'sender-order.sync',
  ],
}

const { registrations } = await loadModules()

describe('calls of the journal of an organization', () => {
  // Platform staff and people of partners have journals of their own.
  const isOfOrganization = ({ endpoint: { access } }: (typeof registrations)[number]) =>
    access.session &&
    !(access.permissions.length > 0 && access.permissions.every((role) => role === 'GODMOD' || role === 'PARTNER'))

  it('are all writes of its people but those that are named with their reason', () => {
    const missing = registrations
      .filter((one) => isOfOrganization(one) && !one.endpoint.isRead && !journalOf(one))
      .map(({ endpoint }) => endpoint.id)
    // An area that is left out takes its calls along.
    const nameOf = (id: string): string => id.slice(0, id.indexOf('.'))
    const there = new Set(registrations.map(({ endpoint }) => nameOf(endpoint.id)))
    const explained = Object.values(elsewhere)
      .flat()
      .filter((id) => there.has(nameOf(id)))
    expect(missing.toSorted()).toEqual(explained.toSorted())
  })

  it('are every export of a register', () => {
    const exports = registrations.filter((one) => isOfOrganization(one) && one.endpoint.path.endsWith('/excel'))
    expect(exports.length).toBeGreaterThan(8)
    expect(exports.filter((one) => !journalOf(one)).map(({ endpoint }) => endpoint.id)).toEqual([])
  })
})
