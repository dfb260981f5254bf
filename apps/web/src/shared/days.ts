const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days from one calendar day to another, both `YYYY-MM-DD`; negative when the second one is earlier. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)
