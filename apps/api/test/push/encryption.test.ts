import { describe, expect, it } from 'vitest'
import { encryptFor, isBrowserKey } from '../../src/platform/push/encrypt.ts'
import { createPushKeys } from '../../src/platform/push/keys.ts'
import { createBrowser } from '../support/push-service.ts'

describe('encryption of notifications', () => {
  it('is read by its browser alone, and is another each time', () => {
    const [one, other] = [createBrowser(), createBrowser()]
    const [first, second] = [0, 1].map(() => Buffer.from(encryptFor(one.keys, 'Счёт выставлен')))
    if (!first || !second) throw new Error('nothing was encrypted')
    expect(one.decrypt(first)).toBe('Счёт выставлен')
    expect(() => other.decrypt(first)).toThrow()
    expect(first.equals(second)).toBe(false)
  })

  it('knows a key that no browser makes', () => {
    expect(isBrowserKey(createBrowser().keys.p256dh)).toBe(true)
    expect(isBrowserKey(Buffer.alloc(65, 4).toString('base64url'))).toBe(false)
    expect(isBrowserKey('')).toBe(false)
  })

  it('has one pair of keys for every server of an installation, and another for the next installation', () => {
    const key = (secret: string) => createPushKeys(secret, 'support@platform.example').publicKey
    expect(key('a'.repeat(32))).toBe(key('a'.repeat(32)))
    expect(key('a'.repeat(32))).not.toBe(key('b'.repeat(32)))
    expect(isBrowserKey(key('a'.repeat(32)))).toBe(true)
  })
})
