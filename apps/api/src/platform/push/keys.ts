import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'

/** Number of points of P-256: private keys lie between 1 and one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** Push services take tokens of at most a day. */
const TOKEN_SECONDS = 12 * 3600

/** By what push services know this installation (VAPID, RFC 8292). */
export interface PushKeys {
  /** Point of P-256, base64url: browsers take notifications from its owner alone. */
  readonly publicKey: string
  /** The header with which a message is handed to the push service at this address. */
  authorizationFor(endpoint: string, now: Date): string
}

/**
 * The pair is computed from the key of the installation and not drawn: every server of it has the same one, and there is
 * nothing more to keep.
 *
 * @param secret the key of the installation, 32 characters or more
 * @param contact where push services turn to with a question: an e-mail
 */
export const createPushKeys = (secret: string, contact: string): PushKeys => {
  // 16 bytes more than needed, so that the remainder favours no key.
  const drawn = Buffer.from(hkdfSync('sha256', secret, 'cabinet', 'web push', 48)).toString('hex')
  const scalar = (BigInt(`0x${drawn}`) % (ORDER - 1n)) + 1n
  const privateBytes = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateBytes)
  const publicKey = pair.getPublicKey('base64url')
  const privateKey = privateBytes.toString('base64url')
  return {
    publicKey,
    authorizationFor(endpoint, now) {
      const { origin } = new URL(endpoint)
      const until = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS
      return webPush.getVapidHeaders(origin, `mailto:${contact}`, publicKey, privateKey, 'aes128gcm', until)
        .Authorization
    },
  }
}
