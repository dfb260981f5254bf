import type { SecretBox } from '@cabinet/api/kernel/secret-box'
import { createKey } from '@cabinet/api/modules/partner/key'
import type { Policy } from '@cabinet/api/platform/policy'
import { demoId } from '../../ids.ts'

/**
 * The key with which the demo plays a partner: another one in each installation, so that nobody who has the code knows it.
 * It is accepted in demo mode only.
 */
export const demoKey = (secrets: Pick<SecretBox, 'derive'>, partyId: string) =>
  createKey(true, secrets.derive(`key of the demo partner ${partyId}`))

/** Id of the row with the demo key of a partner. */
export const demoKeyId = (partyId: string): string => demoId(`partner key ${partyId}`)

/** The demo key of a partner as the card of the partner shows it. */
export const readableKeyOf: NonNullable<Policy['readableKeyOf']> = (secrets, partyId) => ({
  id: demoKeyId(partyId),
  key: demoKey(secrets, partyId).key,
})
