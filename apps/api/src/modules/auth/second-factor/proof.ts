import type { SecondFactorAnswer } from '@cabinet/contract/auth'
import type { CallContext } from '../../../platform/handlers.ts'
import { checkOwnPassword } from '../../people/port.ts'
import { tooManyAttempts } from '../messages.ts'
import { withSecondFactor } from './check.ts'
import { secondFactorErrors } from './messages.ts'
import * as store from './store.ts'

type Proving = Pick<CallContext, 'platform' | 'user' | 'request'> & {
  readonly body: { readonly password?: string | undefined; readonly secondFactor?: SecondFactorAnswer | undefined }
}

/**
 * Proves once more who the signed-in person is, by the password and the second factor of who has one, or by a passkey
 * alone: what wants a proof goes on in this session for some minutes.
 *
 * @throws HttpError 400 the password or the code is wrong or missing, 423 too many wrong passwords, 429 too many wrong codes
 */
export const proveAgain = async ({ platform, user, request, body }: Proving): Promise<void> => {
  const { database, clock } = platform
  const save = () => store.saveProof(database, user.sessionId, clock.real().toISOString())
  const path = 'secondFactor.'
  const bySecondFactor = (answer: SecondFactorAnswer): Promise<void> =>
    withSecondFactor(
      platform,
      { personId: user.id, ip: request.ip },
      { answer, use: { for: 'PROOF', boundTo: user.sessionId }, path },
      save,
    )
  // The key has asked its person for a finger, a face or a PIN: that is as good as the password and a code.
  if (body.secondFactor?.kind === 'PASSKEY') return bySecondFactor(body.secondFactor)
  if (body.password === undefined) throw secondFactorErrors.noPassword()
  const verdict = await checkOwnPassword(platform, user.id, body.password)
  if (verdict === 'locked') throw tooManyAttempts()
  if (verdict === 'wrong') throw secondFactorErrors.wrongPassword()
  if (!user.hasSecondFactor) return save()
  if (!body.secondFactor) throw secondFactorErrors.noCode(`${path}code`)
  return bySecondFactor(body.secondFactor)
}
