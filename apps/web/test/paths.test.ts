import fc from 'fast-check'
import { definePages } from '@cabinet/contract/pages'
import { describe, expect, test } from 'vitest'
import { ownAddress } from '../src/shared/own-address.ts'
import { isPublicPath, redirectQuery } from '../src/shared/paths.ts'

describe('addresses', () => {
  const paths = definePages({ list: '/orders', one: '/orders/:id/claims/:claim' })

  test('fills and encodes parameters', () => {
    expect(paths.one({ id: 'а/б', claim: '1' })).toBe('/orders/%D0%B0%2F%D0%B1/claims/1')
  })

  test('writes a query and drops what is undefined', () => {
    expect(paths.list({}, { insurance: 'applying', page: undefined })).toBe('/orders?insurance=applying')
    expect(paths.list()).toBe('/orders')
  })
})

describe('public addresses', () => {
  test.each([
    '/',
    '/login',
    '/login/',
    '/recovery',
    '/recovery/confirm',
    '/confirm',
    '/create-password',
    '/register',
    '/policy',
    '/unavailable',
    '/public/offer',
    '/public/consent/PERSONAL_DATA',
    '/seller/register/',
    '/seller/register',
    '/seller/register/step',
  ])('%s needs no sign-in', (path) => expect(isPublicPath(path)).toBe(true))

  test.each(['/offer', '/loginx', '/login/extra', '/publicity', '/seller', '/seller/registered', '/profile', '/dev'])(
    '%s needs one',
    (path) => expect(isPublicPath(path)).toBe(false),
  )
})

describe('the redirect query', () => {
  test('keeps the full wanted path', () => {
    const wanted = '/sender/insurance-conditions?insurance=applying#terms'
    expect(new URLSearchParams(redirectQuery(wanted)).get('redirect')).toBe(wanted)
    expect(ownAddress(wanted)).toBe(wanted)
  })

  test.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'javascript:alert(1)',
    'offer',
    ' /offer',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/x\\..\\\\evil.example',
    '/x/..\\/evil.example',
    '/..//evil.example',
    '/%2E%2e\\\\evil.example',
    '/x/%2e./\\evil.example',
  ])('refuses %j', (value) => expect(ownAddress(value)).toBeNull())

  test('leads nowhere else, however it is spelled, and opened as often as one likes', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      'x',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      ' ',
      '\t',
      '\n',
      'http:',
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 12 }),
        fc.constantFrom('https://cabinet.example', 'http://localhost:3000'),
        (parts, origin) => {
          const address = ownAddress(`/${parts.join('')}`)
          if (address === null) return
          expect(new URL(address, `${origin}/any/page`).origin).toBe(origin)
          expect(ownAddress(address)).toBe(address)
        },
      ),
      { numRuns: 5_000 },
    )
  })
})
