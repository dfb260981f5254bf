import { runtimeConfig } from '../config/runtime-config.ts'
import { track } from './tracker.ts'

let isOn = false

/** Starts the tracker when this installation has one; its code is fetched only then. */
export const startAnalytics = async (): Promise<void> => {
  const { matomo, captchaSiteKey } = runtimeConfig()
  if (!matomo && !captchaSiteKey) return
  const { trustOnlyKnownScripts } = await import('./trusted-scripts.ts')
  trustOnlyKnownScripts(matomo?.path ?? null)
  if (!matomo) return
  isOn = true
  const { startMatomo } = await import('./matomo.ts')
  startMatomo(matomo)
}

let previous = ''

/**
 * Tells a page view. The address is the pattern of the route, never the ids in it. The first view of a visit is part
 * of the navigation that opened it and is not told separately.
 */
export const trackPageView = (pattern: string, title: string): void => {
  const address = location.origin + pattern
  const referrer = previous
  previous = address
  if (!isOn || referrer === '' || referrer === address) return
  track(['setReferrerUrl', referrer], ['setCustomUrl', address], ['setDocumentTitle', title], ['trackPageView'])
}
