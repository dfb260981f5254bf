import type { RecoveryCodes, SecondFactor } from '@cabinet/contract/auth/second-factor'
import type { RequestContext } from '../../../platform/context.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { errors } from '../../../kernel/http-error.ts'
import { findOrganization, saveSecondFactorRequirement } from '../../organization/port.ts'
import { findForPassword, lockPerson } from '../../people/port.ts'
import { viewOfPasskey } from './passkeys/service.ts'
import { findPasskeys } from './passkeys/store.ts'
import { endSessionsOf } from '../session-store.ts'
import { countAttempt, secretLocationOf } from './check.ts'
import { newTotpSecret, totpStepOf, totpUrlOf } from './codes.ts'
import { secondFactorErrors } from './messages.ts'
import { notifySecondFactor } from './notices.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import * as store from './store.ts'

type Asking = Pick<CallContext, 'platform' | 'user'>

/** Which second factor the person has, and whether they may do without. */
export const getSecondFactor = async ({ platform, user }: Asking): Promise<SecondFactor> => {
  const { database } = platform
  const [totp, passkeys, kinds, recoveryCodesLeft, organization] = await Promise.all([
    store.findTotp(database, user.id),
    findPasskeys(database, user.id),
    store.findSecondFactorKinds(database, user.id),
    store.countRecoveryCodes(database, user.id),
    user.organizationId === null ? undefined : findOrganization(database, user.organizationId),
  ])
  return {
    totp: totp?.confirmed_at ? { createdDateTime: totp.confirmed_at } : null,
    passkeys: passkeys.map(viewOfPasskey),
    recoveryCodesLeft,
    kinds,
    requiredBy: user.secondFactorRequiredBy,
    organization: organization
      ? { isRequired: organization.requires_second_factor, mayChange: organization.owner_id === user.id }
      : null,
  }
}

/** Draws the secret of an app for codes. One that is set up works until the new one is. */
export const beginTotp = async ({ platform, user }: Asking): Promise<{ secret: string; url: string }> => {
  const { database, secrets, config } = platform
  const person = await findForPassword(database, user.id)
  if (!person) throw errors.unauthenticated()
  const secret = newTotpSecret()
  await store.savePendingTotp(database, user.id, secrets.seal(secret, secretLocationOf(user.id, 'pending_sealed')))
  return { secret, url: totpUrlOf(secret, config.brandName, person.email_confirmed ? person.email : person.username) }
}

/**
 * Sets the app up by a code that it shows. Whoever else is signed in has done so without it and has to sign in again.
 *
 * @throws HttpError 400 a wrong code, 409 no secret was drawn, 429 too many wrong codes
 */
export const confirmTotp = async ({
  platform,
  user,
  request,
  body,
}: Asking & Pick<CallContext, 'request'> & { readonly body: { readonly code: string } }): Promise<RecoveryCodes> => {
  const { database, secrets, clock } = platform
  const isRight = async (): Promise<boolean> => {
    const totp = await store.lockTotp(database, user.id)
    if (!totp?.pending_sealed) throw secondFactorErrors.notBegun()
    const secret = secrets.open(totp.pending_sealed, secretLocationOf(user.id, 'pending_sealed'))
    const step = totpStepOf(secret, body.code, clock)
    if (step === undefined) return false
    const sealed = secrets.seal(secret, secretLocationOf(user.id, 'secret_sealed'))
    await store.confirmTotp(database, user.id, { sealed, step, at: clock.real().toISOString() })
    return true
  }
  const attempt = { personId: user.id, ip: request.ip, refuse: () => secondFactorErrors.wrongCode('code') }
  return countAttempt(platform, attempt, isRight, async () => {
    await endSessionsOf(database, user.id, 'SECOND_FACTOR_CHANGED', clock.real().toISOString(), user.sessionId)
    await notifySecondFactor(platform, user.id, 'SET')
    return issueRecoveryCodes(platform, user.id)
  })
}

/** @throws HttpError 409 for who has no second factor */
export const createRecoveryCodes = ({ platform, user }: Asking): Promise<RecoveryCodes> =>
  platform.database.transaction(async () => {
    await lockPerson(platform.database, user.id)
    if (!(await store.hasSecondFactor(platform.database, user.id))) throw secondFactorErrors.missing()
    await notifySecondFactor(platform, user.id, 'CODES_CREATED')
    return issueRecoveryCodes(platform, user.id)
  })

/** @throws HttpError 409 for who is obliged to a second factor, or has none */
export const removeSecondFactor = ({ platform, user }: Asking): Promise<void> =>
  platform.database.transaction(async () => {
    if (user.secondFactorRequiredBy !== null) throw secondFactorErrors.obligatory()
    if (!(await store.deleteSecondFactor(platform.database, user.id))) throw secondFactorErrors.missing()
    await notifySecondFactor(platform, user.id, 'REMOVED')
  })

/**
 * Obliges everybody in the organization to a second factor, or no longer. The owner goes first: nobody locks others out
 * of what they have not tried.
 *
 * @throws HttpError 403 for who is not the owner, 409 for an owner without a second factor
 */
export const setRequired = async ({
  platform,
  user,
  organizationId,
  body,
}: RequestContext & { readonly body: { readonly isRequired: boolean } }): Promise<void> => {
  const { database, clock } = platform
  const organization = await findOrganization(database, organizationId)
  if (organization?.owner_id !== user.id) throw errors.forbidden()
  if (body.isRequired && !user.hasSecondFactor) throw secondFactorErrors.ownFirst()
  await saveSecondFactorRequirement(database, organizationId, body.isRequired, clock.nowText())
}
