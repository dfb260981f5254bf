import { createHash, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../kernel/clock.ts'

const ISSUER = 'cabinet'
const AUDIENCE = 'cabinet-access'

/** What an access token says. */
export interface AccessClaims {
  readonly personId: string
  readonly sessionId: string
}

/** Makes and reads the tokens of a session. */
export interface Tokens {
  issueAccess(claims: AccessClaims): Promise<string>
  /** The claims of a token that is genuine and has not expired. */
  readAccess(token: string): Promise<AccessClaims | undefined>
  newRefresh(): string
  /**
   * The token that replaces `refreshToken`. It is computed and not drawn, so that tabs which refresh at the same moment
   * get the same one, while the database keeps only hashes.
   */
  successorOf(refreshToken: string): string
  hashOf(refreshToken: string): string
}

const keyFor = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'cabinet', purpose, 32))

/** @param accessSeconds life of an access token */
export const createTokens = (secret: string, accessSeconds: number, clock: Clock): Tokens => {
  const accessKey = keyFor(secret, 'access token')
  const successorKey = keyFor(secret, 'refresh token successor')
  return {
    issueAccess({ personId, sessionId }) {
      const issuedAt = Math.floor(clock.real().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(personId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessSeconds)
        .sign(accessKey)
    },
    async readAccess(token) {
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: clock.real(),
          requiredClaims: ['exp', 'sub', 'sid'],
        })
        const { sub, sid } = payload
        return sub !== undefined && typeof sid === 'string' ? { personId: sub, sessionId: sid } : undefined
      } catch {
        return undefined
      }
    },
    newRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refreshToken) => createHmac('sha256', successorKey).update(refreshToken).digest('base64url'),
    hashOf: (refreshToken) => createHash('sha256').update(refreshToken).digest('hex'),
  }
}
