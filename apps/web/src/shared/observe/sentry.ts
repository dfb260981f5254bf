import * as Sentry from '@sentry/react'

/** Pages with passport and bank data are never recorded, not even masked. */
const neverRecorded = [/^\/profile/, /^\/offer\/request\//, /^\/login/, /^\/register/, /^\/create-password/]

const withoutQuery = (url: string) => url.split(/[?#]/)[0] ?? url

/**
 * Starts error reports. Everything readable in a replay is masked; addresses travel without their query, which may
 * carry a taxpayer number or a phone.
 */
export const startSentry = (dsn: string, release: string): ((error: unknown) => void) => {
  Sentry.init({
    dsn,
    release,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    tracesSampleRate: 1,
    replaysSessionSampleRate: neverRecorded.some((path) => path.test(location.pathname)) ? 0 : 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [
      Sentry.browserTracingIntegration(),
      Sentry.replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        // The compressing worker would come from a blob: address, which the content security policy does not allow.
        useCompression: false,
        beforeErrorSampling: () => !neverRecorded.some((path) => path.test(location.pathname)),
      }),
    ],
    beforeSend: (event) => {
      if (event.request?.url) event.request.url = withoutQuery(event.request.url)
      return event
    },
    beforeBreadcrumb: (breadcrumb) => {
      if (typeof breadcrumb.data?.['url'] === 'string') breadcrumb.data['url'] = withoutQuery(breadcrumb.data['url'])
      return breadcrumb
    },
  })
  return (error) => Sentry.captureException(error)
}
