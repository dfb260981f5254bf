import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The place of a secret in the database: a secret that was copied to another place does not open. */
export interface SecretLocation {
  readonly table: string
  readonly column: string
  readonly row: string
  readonly organizationId: string
}

/** Encrypts secrets at rest: AES-256-GCM, bound to their place. */
export interface SecretBox {
  seal(secret: string, location: SecretLocation): string
  /** 32 bytes for one purpose: always the same in this installation, and known nowhere else. */
  derive(purpose: string): Buffer
  /** @throws Error when the text was changed, moved from another place or sealed with another key */
  open(sealed: string, location: SecretLocation): string
  /** What a text is known again by. Without the key of the installation nobody can try which text it was. */
  fingerprint(text: string): string
  /** Whether a stored fingerprint is of this text; also one of a release before 2026-12, which had no key. */
  isFingerprintOf(stored: string, text: string): boolean
}

/** Tells a fingerprint with a key from the plain hashes of earlier releases, which are hexadecimal. */
const FINGERPRINT = 'v1.'

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

const associatedData = ({ table, column, row, organizationId }: SecretLocation): Buffer =>
  Buffer.from([table, column, row, organizationId].join('|'))

/** @param secret the key of the installation, 32 characters or more */
export const createSecretBox = (secret: string): SecretBox => {
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'cabinet', use, 32))
  const key = keyFor('secrets at rest')
  const fingerprintKey = keyFor('fingerprints')
  const fingerprint = (text: string): string =>
    FINGERPRINT + createHmac('sha256', fingerprintKey).update(text).digest('base64url')
  return {
    fingerprint,
    isFingerprintOf: (stored, text) =>
      isSame(
        stored,
        stored.startsWith(FINGERPRINT) ? fingerprint(text) : createHash('sha256').update(text).digest('hex'),
      ),
    seal(plain, location) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associatedData(location))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    derive: (purpose) => Buffer.from(hkdfSync('sha256', secret, 'cabinet', purpose, 32)),
    open(sealed, location) {
      const bytes = Buffer.from(sealed, 'base64')
      if (bytes.at(0) !== VERSION) throw new Error('A stored secret has an unknown format')
      const tagAt = 1 + NONCE_BYTES
      const bodyAt = tagAt + TAG_BYTES
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, tagAt), { authTagLength: TAG_BYTES })
        .setAAD(associatedData(location))
        .setAuthTag(bytes.subarray(tagAt, bodyAt))
      return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8')
    },
  }
}

/** How every secret is shown: not even its length is told. */
export const SECRET_MASK = '••••••••'
