import type { RuntimeConfig } from '@cabinet/contract/config'
import { controlNameOf } from './control-name.ts'
import { cleanVisit } from './outgoing/visit.ts'
import { track } from './tracker.ts'

/** The tracker counts a page as read in steps of this many seconds. */
const HEARTBEAT_SECONDS = 15
/** Clicks and inputs are told after this pause (milliseconds), so that they never hold up what they start. */
const EVENT_DELAY = 50

const trackEvent = (action: 'click' | 'input') => (event: Event) => {
  const name = event.target instanceof Element ? controlNameOf(event.target) : null
  if (name) setTimeout(() => track(['trackEvent', action, name]), EVENT_DELAY)
}

/** Loads the tracker through the proxy of our own origin. No cookies, so nobody has to be asked. */
export const startMatomo = ({ path, siteId }: NonNullable<RuntimeConfig['matomo']>): void => {
  track(
    // First: every request of the tracker passes it, clicks on links and the heartbeat as well.
    ['setCustomRequestProcessing', cleanVisit],
    ['disableCookies'],
    ['setTrackerUrl', `${path}matomo.php`],
    ['setSiteId', siteId],
    ['enableLinkTracking'],
    ['enableHeartBeatTimer', HEARTBEAT_SECONDS],
  )
  document.addEventListener('click', trackEvent('click'), { capture: true, passive: true })
  document.addEventListener('change', trackEvent('input'), { capture: true, passive: true })
  const script = document.createElement('script')
  script.async = true
  script.src = `${path}matomo.js`
  document.head.append(script)
}
