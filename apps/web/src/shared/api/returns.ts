const KEY = 'cabinet.returns'
/** A way that leads back to the failure within this time is not taken again by itself (milliseconds). */
const MINUTE = 60_000

const read = (): Readonly<Record<string, number>> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Whether this tab has gone back to the address within the last minute: it led to the failure again. */
export const hasJustReturned = (address: string, now: number): boolean => now - (read()[address] ?? -Infinity) < MINUTE

/** Remembers in this tab that the page goes back to the address now. Without a storage it never goes by itself. */
export const rememberReturn = (address: string, now: number): boolean => {
  const recent = Object.entries(read()).filter(([, at]) => now - at < MINUTE)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [address]: now }))
    return true
  } catch {
    return false
  }
}
