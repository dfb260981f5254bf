import { pages } from '@cabinet/contract/pages'
import { createHash, randomBytes } from 'node:crypto'
import type { StartedRegistration } from '@cabinet/contract/auth/registration'
import { companyNameRules } from '@cabinet/contract/organization/company-name'
import { itnRules } from '@cabinet/contract/auth/registration-rules'
import type { SellerData, SellerKey } from '@cabinet/contract/auth/seller-registration'
import { mobilePhone, required } from '@cabinet/validators/rules'
import { newId } from '../../../kernel/ids.ts'
import type { RequestContext, Platform } from '../../../platform/context.ts'
import { recordStaffAction } from '../../../platform/staff/journal.ts'
import { checkRules } from '../../../kernel/rules.ts'
import { budgets, pay } from './guard.ts'
import { sellerErrors } from './messages.ts'
import type { Registrant } from './registrant.ts'
import { type Requester, beginRegistration } from './registration.ts'
import * as account from './seller-account.ts'
import { findOrganizationCard } from '../../organization/port.ts'
import * as people from '../../people/port.ts'
import { DAY_MS } from '../../../kernel/durations.ts'

const INVITATION_DAYS = 14

/** How the token of a link is kept. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** @throws HttpError 400 neither a token nor both numbers of the seller */
const keyOf = ({ token, itn, sellerId }: SellerKey): account.InvitationKey => {
  if (token) return { tokenHash: hashOfToken(token) }
  checkRules({ itn, sellerId }, { itn: itnRules, sellerId: required })
  return { itn: itn ?? '', sellerId: sellerId ?? '' }
}

const look = async ({ database, clock }: Platform, key: SellerKey) => {
  const invitation = await account.findInvitation(database, keyOf(key))
  return { invitation, status: account.stateOf(invitation, clock.nowText()) }
}

/** @throws HttpError 409 unless the link can be used now */
const openInvitation = async (platform: Platform, key: SellerKey): Promise<account.Invitation> => {
  const { invitation, status } = await look(platform, key)
  if (!invitation || status !== 'OK') throw sellerErrors.dead()
  return invitation
}

const nothingKnown = { itn: null, organizationName: null, sellerAccountName: null, isExistingUser: false }

/** What a link or the numbers of a seller open. A link that does not work any more tells nothing about whose it was. */
export const checkSeller = async (platform: Platform, key: SellerKey, ip: string): Promise<SellerData> => {
  await pay(platform, budgets.sellerCheck, ip)
  const { invitation, status } = await look(platform, key)
  if (!invitation || status !== 'OK') return { status, ...nothingKnown }
  const { mobile_phone: phone } = invitation
  const person = phone === null ? undefined : await people.findByUsername(platform.database, phone)
  return {
    status,
    itn: invitation.itn,
    organizationName: invitation.organization_name,
    sellerAccountName: invitation.account_name,
    isExistingUser: person !== undefined,
  }
}

/** Begins the registration of a seller: organization and account are those of the link, whatever else is sent. */
export const beginSellerRegistration = async (
  platform: Platform,
  key: SellerKey,
  registrant: Registrant,
  requester: Requester,
): Promise<StartedRegistration> => {
  await pay(platform, budgets.sellerCheck, requester.request.ip)
  const { id, itn, organization_name: organizationName } = await openInvitation(platform, key)
  const said = { itn, organizationName, legalStatus: 'INDIVIDUAL_ENTREPRENEUR' as const }
  return beginRegistration(platform, { ...said, invitationId: id, registrant }, requester)
}

/**
 * Connects the account with the cabinet of the signed-in administrator, who becomes a seller.
 *
 * @throws HttpError 409 the link is out of date, of another organization, or the cabinet has an account
 */
export const connectSeller = async (
  { platform, user, organizationId }: RequestContext,
  key: SellerKey,
  ip: string,
): Promise<{ sellerAccountName: string }> => {
  const { database, clock } = platform
  await pay(platform, budgets.sellerCheck, ip)
  const invitation = await openInvitation(platform, key)
  const organization = await findOrganizationCard(database, organizationId)
  if (organization?.itn !== invitation.itn) throw sellerErrors.otherOrganization(invitation.itn)
  return database.transaction(async () => {
    const at = clock.nowText()
    const sellerAccountName = await account.useInvitation(platform, invitation.id, organizationId)
    await people.insertRoles(database, user.id, ['SELLER'], at)
    await people.recordEvent(database, {
      organizationId,
      personId: user.id,
      kind: 'ROLES_CHANGED',
      at,
      details: { granted: 'SELLER' },
    })
    return { sellerAccountName }
  })
}

interface NewInvitation {
  readonly itn: string
  readonly organizationName: string
  readonly sellerId: string
  readonly sellerAccountName: string
  readonly mobilePhone: string | null
}

/** Makes a link for a seller; only its hash is kept. */
export const inviteSeller = async (platform: Platform, invitation: NewInvitation, byPersonId: string) => {
  const { database, clock } = platform
  checkRules(invitation, { itn: itnRules, organizationName: companyNameRules, mobilePhone })
  const token = randomBytes(24).toString('base64url')
  const expires = new Date(clock.now().getTime() + INVITATION_DAYS * DAY_MS).toISOString()
  const id = newId()
  await account.insertInvitation(database, {
    id,
    token_hash: hashOfToken(token),
    itn: invitation.itn,
    organization_name: invitation.organizationName,
    seller_id: invitation.sellerId,
    account_name: invitation.sellerAccountName,
    mobile_phone: invitation.mobilePhone,
    created_at: clock.nowText(),
    expires_at: expires,
    used_at: null,
  })
  // Never the link: whoever has it registers as the seller.
  await recordStaffAction(platform, {
    thing: 'SELLER_LINK',
    action: 'ADDED',
    thingId: id,
    subject: `${invitation.organizationName}, ${invitation.sellerId}`,
    byPersonId,
  })
  return { path: pages['seller-register']({}, { token }), expiresDateTime: expires }
}
