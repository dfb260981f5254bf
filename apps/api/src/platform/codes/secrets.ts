import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '@cabinet/contract/auth/codes'

/** Draws codes and tokens, and makes what is kept of them. */
export interface CodeSecrets {
  newCode(): string
  /** A code has a million values, so its hash is keyed: the table alone does not give it away. */
  hashOfCode(id: string, code: string): string
  newToken(): string
  hashOfToken(token: string): string
}

/** @param secret the key of the installation */
export const createCodeSecrets = (secret: string): CodeSecrets => {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'cabinet', 'confirmation code', 32))
  return {
    newCode: () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0'),
    hashOfCode: (id, code) => createHmac('sha256', key).update(`${id}|${code}`).digest('hex'),
    newToken: () => randomBytes(32).toString('base64url'),
    hashOfToken: (token) => createHash('sha256').update(token).digest('hex'),
  }
}

/** Compares two hashes of one length in constant time. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
