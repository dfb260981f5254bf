import { useState } from 'react'

/**
 * The data, and while others are under way those before them. The cache's own way to keep them would not tell data that
 * are asked for from data whose successors have failed.
 */
export const useLingering = <Data>(fresh: Data | undefined, isUnderWay: boolean): Data | undefined => {
  const [before, setBefore] = useState(fresh)
  if (fresh !== undefined && fresh !== before) setBefore(fresh)
  return fresh ?? (isUnderWay ? before : undefined)
}
