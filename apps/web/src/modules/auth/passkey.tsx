import { signIn, signInRequest } from '@cabinet/contract/auth/passkeys'
import type { PasskeySignature } from '@cabinet/contract/auth/passkey-signature'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { call } from '../../shared/api/http.ts'
import { problemOf } from '../../shared/api/problem.ts'
import type { OpenCabinet } from '../../shared/auth/open-cabinet.ts'
import { startSession } from '../../shared/auth/sign-in.ts'
import { loadMessages } from '../../shared/intl/messages.ts'
import { pageMessages, type SharedMessages } from '../../shared/messages.ts'
import { loadSecondFactorMessages, useSecondFactorMessages } from '../../shared/second-factor/messages.ts'
import {
  canOfferPasskeys,
  PasskeyFailure,
  type PasskeyProblem,
  signWithOffered,
  signWithPasskey,
  stopOffering,
} from '../../shared/second-factor/passkey.ts'

/** What signing in by a key needs of the page. */
export interface EnteringByPasskey {
  readonly search: string
  readonly openCabinet: OpenCabinet
  readonly shared: SharedMessages
}

/** A challenge that is about to run out is replaced: a page may lie open for long before somebody chooses a key. */
const EARLY_MS = 30_000

const Problem = ({ of }: { readonly of: PasskeyProblem }) =>
  useSecondFactorMessages()(`passkey.problem.${of}`, { host: location.host })

const askRequest = () => call(signInRequest, { body: {} })

const open = async (passkey: PasskeySignature, { search, openCabinet }: EnteringByPasskey): Promise<void> => {
  const { user, at } = await startSession(await call(signIn, { body: { passkey } }), search)
  await openCabinet(user, at)
}

const explain = async (error: unknown, { shared }: EnteringByPasskey): Promise<ReactNode> => {
  if (error instanceof PasskeyFailure) {
    if (error.problem === 'replaced') return null
    await loadSecondFactorMessages()
    return <Problem of={error.problem} />
  }
  await loadMessages([pageMessages])
  return problemOf(error, shared).message
}

/**
 * Signs in by a key that the person chooses in a window of the browser.
 *
 * @returns what to show when it did not work
 */
export const enterByPasskey = async (entering: EnteringByPasskey): Promise<ReactNode> => {
  try {
    await open(await signWithPasskey(await askRequest()), entering)
    return null
  } catch (error) {
    return explain(error, entering)
  }
}

/**
 * Offers keys among the names that the browser fills in, as long as it is on the page. What nobody has asked for fails in
 * silence; only what becomes of a key that was chosen is said.
 */
export const PasskeyAutofill = ({
  onProblem,
  ...entering
}: EnteringByPasskey & { readonly onProblem: (problem: ReactNode) => void }) => {
  const openBy = useEffectEvent((passkey: PasskeySignature) => open(passkey, entering))
  const showProblem = useEffectEvent(async (error: unknown) => onProblem(await explain(error, entering)))
  useEffect(() => {
    let isOver = false
    let timer = 0
    const offer = async (): Promise<void> => {
      const request = await askRequest()
      if (isOver) return
      timer = window.setTimeout(() => void offer().catch(() => undefined), request.timeout - EARLY_MS)
      const passkey = await signWithOffered(request)
      try {
        await openBy(passkey)
      } catch (error) {
        await showProblem(error)
        if (!isOver) await offer()
      }
    }
    const begin = async (): Promise<void> => {
      if ((await canOfferPasskeys()) && !isOver) await offer()
    }
    void begin().catch(() => undefined)
    return () => {
      isOver = true
      window.clearTimeout(timer)
      stopOffering()
    }
  }, [])
  return null
}
