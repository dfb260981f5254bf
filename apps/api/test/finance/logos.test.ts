import { describe, expect, it } from 'vitest'
import { demoBanks, monogramOf } from '@cabinet/demo/modules/finance/seed-banks'

describe('logos of banks', () => {
  it('are drawings without scripts or addresses', () => {
    for (const bank of Object.values(demoBanks)) {
      const logo = monogramOf(bank)
      expect(logo).toContain(`>${bank.monogram}</text>`)
      expect(logo).not.toMatch(/script|href|url\(/)
    }
  })
})
