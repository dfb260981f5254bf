import type { OrganizationAct } from '@cabinet/contract/people/journal'

/** What a person has done in the name of their organization, as a call describes it. */
export interface ActToRecord {
  readonly act: OrganizationAct
  /** What it was about. */
  readonly thingId?: string | null
  /** The same in words: a name, a number. Never a passport, a password or a key. */
  readonly subject?: string | null
  /** Codes of the roles that the person has had since. */
  readonly roles?: readonly string[]
  /** Kopecks. */
  readonly amount?: number | null
}

const SHOWN_NUMBERS = 3

/** «О-201, О-202, О-203 +4»: the first of several numbers, and how many more. */
export const numbersOf = (things: readonly { readonly number: string }[]): string => {
  const rest = things.length - SHOWN_NUMBERS
  const shown = things.slice(0, SHOWN_NUMBERS).map(({ number }) => number)
  return [shown.join(', '), ...(rest > 0 ? [`+${rest}`] : [])].join(' ')
}
