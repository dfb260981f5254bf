import { legalTexts, type LegalText } from '@cabinet/contract/legal'
import { describe, expect, test } from 'vitest'
import {
  chaptersOf,
  filled,
  knownVersion,
  legalTextOf,
  loadLegalText,
  versionsOf,
} from '../src/modules/support/legal/legal.ts'
import { testConfig } from './support.ts'

const texts = Object.keys(legalTexts) as LegalText[]

describe('legal texts', () => {
  test.each(texts)('%s exists in the version that the contract names, and every value in it is known', async (text) => {
    expect(versionsOf(text)).toContain(legalTexts[text])
    const markdown = await loadLegalText(text, legalTexts[text], testConfig)
    expect(markdown).not.toMatch(/[{}]/)
    expect(chaptersOf(markdown).length).toBeGreaterThan(1)
  })

  test('a text that names an unknown value is refused', () => {
    expect(() => filled('{nobody}', testConfig)).toThrow('nobody')
  })

  test('an address names a text by its slug', () => {
    expect(legalTextOf('personal-data')).toBe('PERSONAL_DATA')
    expect(legalTextOf('PERSONAL_DATA')).toBeUndefined()
    expect(legalTextOf('constructor')).toBeUndefined()
  })

  test('a version that never was gives the one in force', () => {
    expect(knownVersion('POLICY', '1999-01-01')).toBe(legalTexts.POLICY)
    expect(knownVersion('POLICY', '../../secrets')).toBe(legalTexts.POLICY)
  })

  test('chapters are named by their numbers', () => {
    expect(chaptersOf('# Т\n\n## 1. Первая\n\nтекст\n\n## 12. Двенадцатая\n')).toEqual([
      { title: '1. Первая', id: 'p1' },
      { title: '12. Двенадцатая', id: 'p12' },
    ])
  })

  test('the consent to the processing of personal data stands apart from the agreement', async () => {
    const agreement = await loadLegalText('USER_AGREEMENT', legalTexts.USER_AGREEMENT, testConfig)
    expect(agreement).toContain('/public/consent/personal-data')
    expect(agreement).not.toContain('разрешаю')
  })
})
