import { createHash, createHmac, hkdfSync, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
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
  /**
   * What stands in a link by which a person who is not signed in says that they want no more letters of a kind. It is
   * computed and does not expire: a letter may be read years later, and all that whoever finds one can do is unsubscribe.
   */
  unsubscribeTokenOf(personId: string): string
  /** The person of a link that is genuine. */
  readUnsubscribeToken(token: string): string | undefined
}

const keyFor = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'cabinet', purpose, 32))

/** @param accessSeconds life of an access token */
export const createTokens = (secret: string, accessSeconds: number, clock: Clock): Tokens => {
  const accessKey = keyFor(secret, 'access token')
  const successorKey = keyFor(secret, 'refresh token successor')
  const unsubscribeKey = keyFor(secret, 'unsubscribe link')
  const unsubscribeTokenOf = (personId: string): string =>
    `${personId}.${createHmac('sha256', unsubscribeKey).update(personId).digest('base64url')}`
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
    unsubscribeTokenOf,
    readUnsubscribeToken(token) {
      const [personId = ''] = token.split('.', 1)
      const genuine = Buffer.from(unsubscribeTokenOf(personId))
      const given = Buffer.from(token)
      return given.length === genuine.length && timingSafeEqual(given, genuine) ? personId : undefined
    },
  }
}
