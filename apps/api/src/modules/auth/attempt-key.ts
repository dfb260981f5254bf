import { networkOf } from '../../kernel/network.ts'
import type { Platform } from '../../platform/context.ts'
import { signInKeyOf } from '../../platform/limits.ts'
import { findByUsername } from '../people/port.ts'
import { NOBODY } from './nobody.ts'
import { findAddressesOf } from './store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** For so long a network is known from which somebody has signed in. */
const KNOWN_DAYS = 30

/**
 * What wrong passwords and requests for a new one are counted by: the person, whichever of their names is typed. Networks
 * from which they have signed in before are counted apart: a stranger who guesses locks out strangers, and not the
 * person at their own desk.
 */
export const attemptKeyOf = async ({ database, clock }: Platform, username: string, ip: string): Promise<string> => {
  const person = await findByUsername(database, username)
  const since = new Date(clock.real().getTime() - KNOWN_DAYS * DAY_MS).toISOString()
  const addresses = await findAddressesOf(database, person?.id ?? NOBODY, since)
  const isKnown = addresses.some((address) => networkOf(address) === networkOf(ip))
  return signInKeyOf(person?.id ?? username, isKnown)
}
