import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from '../../src/kernel/secret-box.ts'

const location = { table: 'courier_credential', column: 'secret', row: 'row-1', organizationId: 'organization-1' }
const box = createSecretBox('a key of an installation, long enough')

describe('a sealed secret', () => {
  it('opens where it was sealed', () => {
    expect(box.open(box.seal('Пароль-123', location), location)).toBe('Пароль-123')
    expect(box.open(box.seal('', location), location)).toBe('')
  })

  it('looks different each time and holds nothing readable', () => {
    const sealed = box.seal('Пароль-123', location)
    expect(box.seal('Пароль-123', location)).not.toBe(sealed)
    expect(Buffer.from(sealed, 'base64').toString()).not.toContain('Пароль')
  })

  it.each([{ table: 'other' }, { column: 'other' }, { row: 'row-2' }, { organizationId: 'organization-2' }])(
    'does not open after it was moved to %j',
    (moved) => {
      expect(() => box.open(box.seal('secret', location), { ...location, ...moved })).toThrow()
    },
  )

  it('does not open with another key', () => {
    const other = createSecretBox('another key of an installation, long')
    expect(() => other.open(box.seal('secret', location), location)).toThrow()
  })

  it('does not open after any byte was changed', () => {
    const bytes = Buffer.from(box.seal('secret', location), 'base64')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(() => box.open(changed.toString('base64'), location)).toThrow()
    }
  })

  it.each(['', 'AQ==', 'not base64 at all'])('does not open from %j', (sealed) => {
    expect(() => box.open(sealed, location)).toThrow()
  })
})

describe('a fingerprint', () => {
  it('is the same for the same text under the same key, and nothing that can be tried without it', () => {
    const text = '{"passport":"45 06 123456"}'
    expect(box.fingerprint(text)).toBe(box.fingerprint(text))
    expect(box.isFingerprintOf(box.fingerprint(text), text)).toBe(true)
    expect(box.isFingerprintOf(box.fingerprint(text), `${text} `)).toBe(false)
    expect(createSecretBox('second key of an installation, long enough').fingerprint(text)).not.toBe(
      box.fingerprint(text),
    )
    const plain = createHash('sha256').update(text).digest()
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(box.fingerprint(text)).not.toContain(plain.toString(encoding))
  })

  it('of a release before is known as well', () => {
    const plain = createHash('sha256').update('text').digest('hex')
    expect(box.isFingerprintOf(plain, 'text')).toBe(true)
    expect(box.isFingerprintOf(plain, 'other')).toBe(false)
  })
})
