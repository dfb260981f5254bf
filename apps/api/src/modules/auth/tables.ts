import type { InstantText } from '../../kernel/clock.ts'

/** Why a session ended before its time. */
export type SessionEndReason =
  | 'SIGN_OUT'
  | 'REUSE'
  | 'PASSWORD_RESET'
  | 'CONTACT_CHANGED'
  | 'SIGNED_OUT_EVERYWHERE'
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
}

export interface RefreshTokenTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  session_id: string
  created_at: InstantText
  expires_at: InstantText
  used_at: InstantText | null
}

declare module '../../db/schema.ts' {
  interface Tables {
    session: SessionTable
    refresh_token: RefreshTokenTable
  }
}
