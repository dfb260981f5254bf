const KEY = 'cabinet.commands.recent'

/** More than are shown: some may be of a person who was here before. */
const MOST = 10

/**
 * Pages and records that were chosen lately, the last one first, by the ids of their commands: nothing in them tells of
 * a person.
 */
export const readRecent = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export const rememberRecent = (id: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...readRecent().filter((known) => known !== id)].slice(0, MOST)))
  } catch {
    // Storage can be forbidden: then nothing is remembered.
  }
}
