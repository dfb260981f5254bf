import { NEWS_PAUSE_DAYS, type NewsAudience } from '@cabinet/contract/news'
import { DAY_MS } from '../../kernel/durations.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Platform } from '../../platform/context.ts'
import { findOrganizationsWithout } from '../organization/port.ts'
import { countNewsReaders, type NewsReaders } from '../people/port.ts'
import { findServedSince } from './store.ts'

/** The area of the product that holders of a role work with. */
const areas: Readonly<Record<NewsAudience, string>> = {
  SELLER: 'seller',
  SENDER: 'sender',
  DEBTOR: 'debtor',
  FINANCE: 'finance',
}

/** Whom a letter is for, in the words of the module that knows people. */
export const readersOf = async (
  { database }: Pick<Platform, 'database'>,
  audience: NewsAudience | null,
): Promise<NewsReaders> => ({
  role: audience,
  exceptOrganizations: audience === null ? [] : await findOrganizationsWithout(database, areas[audience]),
})

/** Who has had a letter after this moment gets no other one yet. */
export const pauseSince = (clock: Pick<Clock, 'now'>): string =>
  new Date(clock.now().getTime() - NEWS_PAUSE_DAYS * DAY_MS).toISOString()

/** How many people a letter would be written to now, and how many have had another one too lately. */
export const countRecipients = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  audience: NewsAudience | null,
): Promise<{ count: number; resting: number }> => {
  const served = await findServedSince(database, pauseSince(clock))
  const { all, known } = await countNewsReaders(database, await readersOf({ database }, audience), served)
  return { count: all - known, resting: known }
}
