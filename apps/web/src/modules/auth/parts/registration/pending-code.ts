import type { SecondFactorKind } from '@cabinet/contract/auth'
import { CODE_LIFE_SECONDS, RESEND_AFTER_SECONDS } from '@cabinet/contract/auth/codes'
import type { ConsentType } from './consent-types.ts'

const KEY = 'cabinet.pending-code'

type Purpose = 'REGISTRATION' | 'RECOVERY'

/** A code that is on its way. It names the code and holds nothing secret, so a reload of the page finds it again. */
export interface PendingCode {
  readonly id: string
  readonly purpose: Purpose
  /** Where it went, as the person may read it. */
  readonly to: string
  readonly channel: 'EMAIL' | 'SMS'
  /** Times of this browser, whose clock may be wrong, counted from the answer of the server. */
  readonly expiresAt: number
  readonly resendAt: number
  /** The name that a recovery was asked for. */
  readonly username?: string
  /** No attempt is left: one has to begin again. */
  readonly isSpent?: boolean
}

const SECOND = 1000

/** The times of a code that has just been sent. */
export const timesFrom = (now: number): Pick<PendingCode, 'expiresAt' | 'resendAt'> => ({
  expiresAt: now + CODE_LIFE_SECONDS * SECOND,
  resendAt: now + RESEND_AFTER_SECONDS * SECOND,
})

const isPending = (value: unknown): value is PendingCode =>
  typeof value === 'object' && value !== null && 'id' in value && 'purpose' in value && 'resendAt' in value

export const rememberCode = (code: PendingCode): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(code))
  } catch {
    // Storage can be forbidden by the browser's settings; the code is then known until the page is loaded anew.
  }
  remembered = code
}

let remembered: PendingCode | null = null

/** The code that this tab waits for. */
export const pendingCode = (purpose: Purpose): PendingCode | null => {
  if (remembered === null) {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
      remembered = isPending(stored) ? stored : null
    } catch {
      remembered = null
    }
  }
  return remembered?.purpose === purpose ? remembered : null
}

export const forgetCode = (): void => {
  remembered = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // See rememberCode.
  }
}

/** What a typed code was exchanged for. */
export interface HeldToken {
  readonly codeToken: string
  /** Texts that the person has yet to agree to. */
  readonly missingConsents: readonly ConsentType[]
  /** What the new password takes besides the code; empty for who has no second factor. */
  readonly secondFactorKinds: readonly SecondFactorKind[]
  /** Who has just registered: the cabinet opens as soon as they have a password. */
  readonly newcomer?: string
  /** Whose password is recovered, as they have typed it: they sign in next. */
  readonly username?: string
}

let token: HeldToken | null = null

/** It sets a password, so it is kept in memory alone. */
export const keepToken = (held: HeldToken | null): void => {
  token = held
}

export const heldToken = (): HeldToken | null => token

/** `s•••@severveter.example`: enough to recognize the own address by. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/** `+7 ••• •••-00-05` */
export const maskedPhone = (phone: string): string => phone.replace(/^(\+7).*(\d\d)(\d\d)$/, '$1 ••• •••-$2-$3')
