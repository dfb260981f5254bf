import type { ReactNode } from 'react'
import { needCaptcha } from '@cabinet/contract/auth'
import { call } from '../../shared/api/http.ts'
import { problemOf } from '../../shared/api/problem.ts'
import { signIn } from '../../shared/auth/sign-in.ts'
import type { OpenCabinet } from '../../shared/auth/open-cabinet.ts'
import { pageMessages, type SharedMessages } from '../../shared/messages.ts'
import { loadSecondFactorMessages } from '../../shared/second-factor/messages.ts'
import { loadMessages } from '../../shared/intl/messages.ts'
import { Locked } from './parts/locked.tsx'
import { registrationMessages } from './parts/registration/messages.ts'

interface Entering {
  readonly username: string
  readonly password: string
  readonly search: string
  readonly openCabinet: OpenCabinet
  /** Shows the second step in place of the form; null for the form. */
  readonly showStep: (step: ReactNode) => void
  /** Asks the bot check for a token; null when this installation has none. */
  readonly askCaptcha: (() => Promise<string>) | null
  /** The sentence for a bot check that did not pass. */
  readonly captchaFailed: string
  readonly shared: SharedMessages
}

/** Whether this attempt must carry a token. If that cannot be learnt, the sign-in itself will say. */
const isCaptchaNeeded = async (): Promise<boolean> => {
  try {
    return (await call(needCaptcha)).needCaptcha
  } catch (error) {
    console.error(error)
    return false
  }
}

const LOCKED = 423

const FAILED = Symbol('failed')

const tokenOf = (ask: () => Promise<string>): Promise<string | typeof FAILED> => ask().catch(() => FAILED)

/**
 * Signs in and opens the cabinet. Everything that asks the server comes with this file, which the sign-in page fetches
 * when it is first needed.
 *
 * @returns what to show when it did not work
 */
export const enter = async ({
  username,
  password,
  search,
  openCabinet,
  showStep,
  askCaptcha,
  captchaFailed,
  shared,
}: Entering): Promise<ReactNode> => {
  try {
    const captchaToken = askCaptcha && (await isCaptchaNeeded()) ? await tokenOf(askCaptcha) : null
    if (captchaToken === FAILED) return captchaFailed
    const signedIn = await signIn({ username, password, captchaToken }, search)
    if ('next' in signedIn) {
      const [{ SecondStep }] = await Promise.all([import('./parts/second-step.tsx'), loadSecondFactorMessages()])
      showStep(<SecondStep step={signedIn} username={username} search={search} onBack={() => showStep(null)} />)
      return null
    }
    await openCabinet(signedIn.user, signedIn.at)
    return null
  } catch (error) {
    await loadMessages([pageMessages])
    const { message, status, retryAfterSeconds } = problemOf(error, shared)
    if (status !== LOCKED || retryAfterSeconds === null) return message
    await loadMessages([registrationMessages])
    // A new key for each answer: its clock begins anew.
    return <Locked key={Date.now()} message={message} seconds={retryAfterSeconds} />
  }
}
