import { describe, expect, test } from 'vitest'
import { itnFromLink, phoneFromLink } from '../src/modules/auth/parts/registration/from-link.ts'
import { maskedEmail, maskedPhone, timesFrom } from '../src/modules/auth/parts/registration/pending-code.ts'

describe('what an invitation puts into the address', () => {
  test.each([
    ['+79161234567', '+79161234567'],
    [' 79161234567', '+79161234567'],
    ['89161234567', '+79161234567'],
    ['9161234567', '+79161234567'],
    ['+7 (916) 123-45-67', '+79161234567'],
    ['+49301234567', ''],
    ['916', ''],
    ['<script>', ''],
    [null, ''],
  ])('the phone %j is %j', (given, phone) => expect(phoneFromLink(given)).toBe(phone))

  test('a plus of a link that became a space is the same phone', () => {
    const query = new URLSearchParams('mobilePhone=+79161234567')
    expect(phoneFromLink(query.get('mobilePhone'))).toBe('+79161234567')
  })

  test.each([
    ['7799012346', '7799012346'],
    [' 7799 012346', '7799012346'],
    ['169903456708', '169903456708'],
    ['77990123461', ''],
    [null, ''],
  ])('the taxpayer number %j is %j', (given, itn) => expect(itnFromLink(given)).toBe(itn))
})

describe('where a code went', () => {
  test('is told so that only its owner recognizes it', () => {
    expect(maskedEmail('sokolov@severveter.example')).toBe('s•••@severveter.example')
    expect(maskedEmail('я@почта.рф')).toBe('я•••@почта.рф')
    expect(maskedPhone('+79161234567')).toBe('+7 ••• •••-45-67')
  })

  test('lives for ten minutes and can be sent again after one', () => {
    expect(timesFrom(0)).toEqual({ expiresAt: 600_000, resendAt: 60_000 })
  })
})
