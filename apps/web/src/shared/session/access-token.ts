/** What the client reads from an access token. Only the server trusts it; here it tells time, person and session. */
export interface TokenDetails {
  readonly subject: string
  readonly session: string | null
  /** Milliseconds from its issue to its end. */
  readonly lifetime: number
}

/** Reads the payload of a JWT; null when the text is not one. */
export const detailsOf = (token: string): TokenDetails | null => {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || !('iat' in claims) || !('sub' in claims))
      return null
    const session = 'sid' in claims ? String(claims.sid) : null
    return { subject: String(claims.sub), session, lifetime: (Number(claims.exp) - Number(claims.iat)) * 1000 }
  } catch {
    return null
  }
}

let accessToken: string | null = null
let receivedAt = 0

/** The access token lives in memory only: a reload asks for a new one. */
export const getAccessToken = (): string | null => accessToken

export const setAccessToken = (token: string | null): void => {
  accessToken = token
  receivedAt = Date.now()
}

/**
 * Whether the token ends within this time, counted from when it came: the clock of a device may be hours away from that
 * of the server.
 *
 * @param early in milliseconds
 */
export const endsWithin = (early: number): boolean => {
  const details = accessToken === null ? null : detailsOf(accessToken)
  return details === null || receivedAt + details.lifetime - Date.now() < early
}
