import type { RecoveryCodes } from '@cabinet/contract/auth/second-factor'
import type { Platform } from '../../../platform/context.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './codes.ts'
import * as store from './store.ts'

/** Draws recovery codes in place of those from before; in the transaction of what asks for them. */
export const issueRecoveryCodes = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  personId: string,
): Promise<RecoveryCodes> => {
  const recoveryCodes = newRecoveryCodes()
  const hashes = recoveryCodes.map((code) => hashOfRecoveryCode(personId, code))
  await store.replaceRecoveryCodes(database, personId, hashes, clock.real().toISOString())
  return { recoveryCodes }
}
