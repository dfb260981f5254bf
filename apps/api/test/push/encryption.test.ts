import { describe, expect, it } from 'vitest'
import { encryptFor, isBrowserKey } from '../../src/platform/push/encrypt.ts'
import { createPushKeys } from '../../src/platform/push/keys.ts'
import { createBrowser } from '../support/push-service.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('encryption of notifications', () => {
  it('is that of the example of RFC 8291, byte for byte', () => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const drawn = {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    }
    const sealed = encryptFor(keys, 'When I grow up, I want to be a watermelon', drawn)
    expect(Buffer.from(sealed).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
        'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

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
