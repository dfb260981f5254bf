import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
const SALT_BYTES = 16
/** All of a message is in one record. */
const RECORD_BYTES = 4096
/** Marks the last record. */
const END = 2

/** The keys of a browser, base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What is drawn for each message. */
export interface MessageSecrets {
  readonly salt: Uint8Array
  readonly privateKey: Uint8Array
}

const draw = (): MessageSecrets => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { salt: randomBytes(SALT_BYTES), privateKey: pair.getPrivateKey() }
}

const derive = (from: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', from, salt, info, length))

/** Whether a browser could have made this key: a point that lies on the curve. */
export const isBrowserKey = (p256dh: string): boolean => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  try {
    return pair.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0
  } catch {
    return false
  }
}

/**
 * Encrypts a message so that only the browser reads it, and not the push service that brings it there (RFC 8291, in the
 * encoding `aes128gcm` of RFC 8188).
 *
 * @param drawn what is random in it; tests bring that of the example of the RFC
 */
export const encryptFor = ({ p256dh, auth }: BrowserKeys, text: string, drawn: MessageSecrets = draw()): Uint8Array => {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const own = createECDH(CURVE)
  own.setPrivateKey(drawn.privateKey)
  const ownKey = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const secret = derive(own.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32)
  const contentKey = derive(secret, drawn.salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, drawn.salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(END)), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([drawn.salt, size, Buffer.of(ownKey.length), ownKey, sealed, cipher.getAuthTag()])
}
