import type { SecondFactorCode } from '@cabinet/contract/auth'
import type { CallContext } from '../../../platform/handlers.ts'
import { checkOwnPassword } from '../../people/port.ts'
import { tooManyAttempts } from '../messages.ts'
import { withSecondFactor } from './check.ts'
import { secondFactorErrors } from './messages.ts'
import * as store from './store.ts'

type Proving = Pick<CallContext, 'platform' | 'user' | 'request'> & {
  readonly body: { readonly password: string; readonly secondFactor?: SecondFactorCode | undefined }
}

/**
 * Proves once more who the signed-in person is: what wants a proof goes on in this session for some minutes.
 *
 * @throws HttpError 400 the password or the code is wrong or missing, 423 too many wrong passwords, 429 too many wrong codes
 */
export const proveAgain = async ({ platform, user, request, body }: Proving): Promise<void> => {
  const { database, clock } = platform
  const verdict = await checkOwnPassword(platform, user.id, body.password)
  if (verdict === 'locked') throw tooManyAttempts()
  if (verdict === 'wrong') throw secondFactorErrors.wrongPassword()
  const save = () => store.saveProof(database, user.sessionId, clock.real().toISOString())
  if (!user.hasSecondFactor) return save()
  const field = 'secondFactor.code'
  if (!body.secondFactor) throw secondFactorErrors.noCode(field)
  return withSecondFactor(platform, { personId: user.id, ip: request.ip, field }, body.secondFactor, save)
}
