import type { SecondFactorAnswer, SecondFactorKind } from '@cabinet/contract/auth'
import type { PasskeyRequest } from '@cabinet/contract/auth/webauthn'
import { ShownError } from '../forms/shown-error.ts'
import type { useSecondFactorMessages } from './messages.ts'

type Messages = ReturnType<typeof useSecondFactorMessages>

/** Ways that this browser has; all of them when it has none. */
export const usableKinds = (kinds: readonly SecondFactorKind[]): readonly SecondFactorKind[] => {
  if ('PublicKeyCredential' in window) return kinds
  const others = kinds.filter((kind) => kind !== 'PASSKEY')
  return others.length > 0 ? others : kinds
}

/**
 * Does something with a key of the person, and says why not.
 *
 * @throws ShownError what the browser says, in the words of the page
 */
export const withPasskey = async <T>(t: Messages, work: () => Promise<T>): Promise<T> => {
  const { PasskeyFailure } = await import('./passkey.ts')
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PasskeyFailure)) throw error
    throw new ShownError(t(`passkey.problem.${error.problem}`, { host: location.host }), { cause: error })
  }
}

/**
 * What a form sends as the second factor: the code that was typed, or a signature, which the browser is asked for now.
 *
 * @param request what the key is to sign
 * @throws ShownError when the browser has not signed
 */
export const answerOf = async (
  { kind, code }: { readonly kind: SecondFactorKind; readonly code?: string | undefined },
  t: Messages,
  request: () => Promise<PasskeyRequest>,
): Promise<SecondFactorAnswer> => {
  if (kind !== 'PASSKEY') return { kind, code }
  const { signWithPasskey } = await import('./passkey.ts')
  return { kind, passkey: await withPasskey(t, async () => signWithPasskey(await request())) }
}
