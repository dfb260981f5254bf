import * as Sentry from '@sentry/react'
import { followPages, guardRecorder, mayBeRecorded } from './replay-guard.ts'

/** The share of visits that are recorded as a whole. */
const RECORDED_VISITS = 0.1

const withoutQuery = (url: string) => url.split(/[?#]/)[0] ?? url

/**
 * Starts error reports. Everything readable in a replay is masked; addresses travel without their query, which may
 * carry a taxpayer number or a phone.
 */
export const startSentry = (dsn: string, release: string): ((error: unknown) => void) => {
  // The share is drawn here: the recorder must know it again whenever it goes on.
  const isRecorded = Math.random() < RECORDED_VISITS
  const replay = Sentry.replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // The compressing worker would come from a blob: address, which the content security policy does not allow.
    useCompression: false,
    beforeErrorSampling: () => mayBeRecorded(location),
  })
  Sentry.init({
    dsn,
    release,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    tracesSampleRate: 1,
    replaysSessionSampleRate: isRecorded ? 1 : 0,
    replaysOnErrorSampleRate: 1,
    integrations: [Sentry.browserTracingIntegration(), replay],
    beforeSend: (event) => {
      if (event.request?.url) event.request.url = withoutQuery(event.request.url)
      return event
    },
    beforeBreadcrumb: (breadcrumb) => {
      if (typeof breadcrumb.data?.['url'] === 'string') breadcrumb.data['url'] = withoutQuery(breadcrumb.data['url'])
      return breadcrumb
    },
  })
  // By itself the recorder would go on from page to page.
  followPages(guardRecorder(replay, isRecorded))
  return (error) => Sentry.captureException(error)
}
