/**
 * The texts that people read and agree to, each with the version in force: the day since which it holds. An acceptance
 * is stored with this version, and the web application shows the text of every version that was ever in force.
 */
export const legalTexts = {
  POLICY: '2026-11-01',
  USER_AGREEMENT: '2026-11-01',
  PERSONAL_DATA: '2026-11-01',
  NEWS: '2026-11-01',
  PERSONAL_DATA_TRANSFER: '2026-11-01',
  CREDIT_HISTORY: '2026-11-01',
  ELECTRONIC_INTERACTION: '2026-11-01',
  MARKETING: '2026-11-01',
} as const

export type LegalText = keyof typeof legalTexts

export const legalTextNames = Object.keys(legalTexts) as LegalText[]

/** What a person is asked at registration: each by a box of its own that is not ticked beforehand. */
export const registrationConsents = {
  required: ['PERSONAL_DATA', 'USER_AGREEMENT'],
  optional: ['NEWS'],
} as const satisfies Record<string, readonly LegalText[]>

/** The name of a text in an address: `PERSONAL_DATA` is `personal-data`. */
export const legalSlugOf = (text: LegalText): string => text.toLowerCase().replaceAll('_', '-')
