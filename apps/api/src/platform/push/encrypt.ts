import { createECDH } from 'node:crypto'
import webPush from 'web-push'

/** The keys of a browser, base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Whether a browser could have made this key: a point that lies on the curve. */
export const isBrowserKey = (p256dh: string): boolean => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    return pair.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0
  } catch {
    return false
  }
}

/** Encrypts a message so that only the browser reads it, and not the push service that brings it there (RFC 8291). */
export const encryptFor = ({ p256dh, auth }: BrowserKeys, text: string): Uint8Array =>
  webPush.encrypt(p256dh, auth, text, 'aes128gcm').cipherText
