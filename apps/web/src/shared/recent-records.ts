import { onHolderChange } from './session/holder.ts'

/** A record that was chosen in the search, as the search shows it. */
export interface RecentRecord {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly description?: string
}

const PREFIX = 'cabinet.records.'

const MOST = 10

const isRecord = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'label', 'href'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** Settings of the browser can forbid its storage: then nothing is remembered. */
const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/**
 * Records that the person has chosen lately in this tab, the last one first. They tell of other people, so they stay in
 * the tab and go with the session.
 */
export const readRecentRecords = (personId: string): readonly RecentRecord[] => {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(PREFIX + personId) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecord).slice(0, MOST) : []
  } catch {
    return []
  }
}

export const rememberRecord = (personId: string, record: RecentRecord): void => {
  const others = readRecentRecords(personId).filter(({ id }) => id !== record.id)
  try {
    storage()?.setItem(PREFIX + personId, JSON.stringify([record, ...others].slice(0, MOST)))
  } catch {
    // No room: it is found by typing again.
  }
}

/** Forgets the records of everybody who has worked in this tab. */
export const dropRecentRecords = (): void => {
  const store = storage()
  for (const key of Object.keys(store ?? {})) if (key.startsWith(PREFIX)) store?.removeItem(key)
}

onHolderChange((personId) => {
  if (personId === null) dropRecentRecords()
})
