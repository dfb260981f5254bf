import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearRefreshToken, readRefreshToken, writeRefreshToken } from '../src/shared/session/cookie.ts'

describe('the cookie of a session', () => {
  const written: string[] = []
  let held = ''

  beforeEach(() => {
    written.length = 0
    held = ''
    vi.stubGlobal('document', {
      get cookie() {
        return held
      },
      set cookie(text: string) {
        written.push(text)
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('over https no other host and no page without TLS can set it', () => {
    vi.stubGlobal('location', { protocol: 'https:' })
    writeRefreshToken('a b')
    clearRefreshToken()
    expect(written).toEqual([
      '__Host-cabinet_refresh=a%20b; Path=/; SameSite=Strict; Secure',
      '__Host-cabinet_refresh=; Max-Age=0; Path=/; SameSite=Strict; Secure',
    ])
    held = 'cabinet_refresh=planted; __Host-cabinet_refresh=a%20b'
    expect(readRefreshToken()).toBe('a b')
    held = 'cabinet_refresh=planted'
    expect(readRefreshToken()).toBeNull()
  })

  test('over http it has the plain name', () => {
    vi.stubGlobal('location', { protocol: 'http:' })
    writeRefreshToken('t')
    expect(written).toEqual(['cabinet_refresh=t; Path=/; SameSite=Strict'])
  })
})
