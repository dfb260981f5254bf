import * as z from 'zod/mini'
import { callOut, type OutgoingLimits } from '../../kernel/outgoing.ts'

declare module '../../platform/context.ts' {
  interface Platform {
    readonly captcha: CaptchaCheck
  }
}

const LIMITS: OutgoingLimits = { timeoutMs: 3000, maxBytes: 64 * 1024 }

/** What the bot check said; `unknown` when it could not be asked. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unknown'

/** The bot check of sign-in. */
export interface CaptchaCheck {
  /** False without a server key: then no token is asked for. */
  readonly isEnforced: boolean
  /**
   * Asks the provider about a token of the page. It advises to let people in when it does not answer; the caller then
   * applies stricter limits instead.
   */
  verify(token: string | undefined, address: string): Promise<CaptchaVerdict>
}

const Answer = z.object({ status: z.string() })

/** Yandex SmartCaptcha. */
export const createCaptchaCheck = (
  settings: { readonly serverKey: string | null; readonly url: string },
  limits: OutgoingLimits = LIMITS,
): CaptchaCheck => ({
  isEnforced: settings.serverKey !== null,
  async verify(token, address) {
    if (settings.serverKey === null) return 'passed'
    if (!token) return 'failed'
    try {
      const body = new URLSearchParams({ secret: settings.serverKey, token, ip: address })
      const response = await callOut(new Request(`${settings.url}/validate`, { method: 'POST', body }), limits)
      if (response.status !== 200) return 'unknown'
      return Answer.safeParse(await response.json()).data?.status === 'ok' ? 'passed' : 'failed'
    } catch {
      return 'unknown'
    }
  },
})
