import type { Device } from '@cabinet/contract/auth/sessions'
import type { SignInOutcome } from '@cabinet/contract/auth/sign-ins'
import type { InstantText } from '../../kernel/clock.ts'

/** Why a session ended before its time. */
export type SessionEndReason =
  | 'SIGN_OUT'
  | 'REUSE'
  | 'PASSWORD_RESET'
  | 'CONTACT_CHANGED'
  | 'SIGNED_OUT_EVERYWHERE'
  | 'SECOND_FACTOR_CHANGED'
  | 'BLOCKED'
  | 'REJECTED'
  | 'DELETED'

/** One sign-in: a family of refresh tokens of which the newest is good. */
export interface SessionTable {
  id: string
  person_id: string
  created_at: InstantText
  last_used_at: InstantText
  expires_at: InstantText
  ended_at: InstantText | null
  end_reason: SessionEndReason | null
  ip: string
  user_agent: string
  /** When the person last proved who they are: at the sign-in, and again before what wants a proof. */
  proved_at: InstantText | null
}

export interface RefreshTokenTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  session_id: string
  created_at: InstantText
  expires_at: InstantText
  used_at: InstantText | null
}

/** The app for codes of a person. Secrets are sealed. */
export interface TotpFactorTable {
  person_id: string
  /** Null until the app has been set up by a code that it shows. */
  secret_sealed: string | null
  confirmed_at: InstantText | null
  /** The time step of the last code that was accepted: it and those before it are not accepted again. */
  last_step: number | null
  /** A secret that was drawn and not set up yet; the app from before works until then. */
  pending_sealed: string | null
}

/** A code for who has lost the app; each of them works once. */
export interface RecoveryCodeTable {
  person_id: string
  /** SHA-256 of the person and the code, hexadecimal: a code has 80 bits of chance. */
  code_hash: string
  created_at: InstantText
  used_at: InstantText | null
}

/** A passkey of a person. What is kept of it is public: its secret stays with the person. */
export interface PasskeyTable {
  id: string
  person_id: string
  /** What the key calls itself, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often the key has signed, where keys count; 0 where they do not. */
  counter: number
  /** How a browser reaches it, separated by commas. */
  transports: string
  name: string
  device_kind: Device['kind']
  browser: string | null
  system: string | null
  is_backed_up: boolean
  created_at: InstantText
  last_used_at: InstantText | null
}

/** A challenge that has been signed: it does not work again. */
export interface SpentChallengeTable {
  /** SHA-256 of the challenge, hexadecimal. */
  challenge_hash: string
  /** When the challenge stops working by itself. */
  expires_at: InstantText
}

/** A right password that waits for its second factor. */
export interface SignInTicketTable {
  /** SHA-256 of the ticket, hexadecimal. */
  ticket_hash: string
  person_id: string
  created_at: InstantText
  expires_at: InstantText
  /** The attempt in the journal of the person. */
  sign_in_id: string | null
}

/** An attempt to sign in as a person. Nothing of it is as the visitor has sent it. */
export interface SignInTable {
  id: string
  /** `NOBODY` for a name that nobody has; without a reference, so that writing it takes as long. */
  person_id: string
  outcome: SignInOutcome
  /** Failures of one kind from one place within an hour are one row. */
  times: number
  device_kind: Device['kind']
  browser: string | null
  system: string | null
  network: string
  /** Of several failures, the last one. */
  at: InstantText
}

/** A kind of device by which a person has signed in. */
export interface KnownDeviceTable {
  id: string
  person_id: string
  device_kind: Device['kind']
  browser: string | null
  system: string | null
  /** From where it came first. */
  network: string
  first_at: InstantText
  last_at: InstantText
  /** When the person said that it is theirs; the very first one needs no word. */
  recognized_at: InstantText | null
}

declare module '../../db/schema.ts' {
  interface Tables {
    session: SessionTable
    refresh_token: RefreshTokenTable
    totp_factor: TotpFactorTable
    recovery_code: RecoveryCodeTable
    passkey: PasskeyTable
    spent_challenge: SpentChallengeTable
    sign_in_ticket: SignInTicketTable
    sign_in: SignInTable
    known_device: KnownDeviceTable
  }
}
