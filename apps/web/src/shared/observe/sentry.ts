import * as Sentry from '@sentry/react'
import { controlNameOf } from './control-name.ts'
import { cleanEnvelope } from './outgoing/report.ts'
import { followPages, guardRecorder, mayBeRecorded } from './replay-guard.ts'

/** The share of visits that are recorded as a whole. */
const RECORDED_VISITS = 0.1

type Transport = NonNullable<Parameters<typeof Sentry.init>[0]>['transport']

/** The only way out of the library: errors, traces and recordings alike are cleaned on it. */
const cleanTransport: NonNullable<Transport> = (options) => {
  const transport = Sentry.makeFetchTransport(options)
  return {
    ...transport,
    send: (envelope) => transport.send(cleanEnvelope(envelope as never) as typeof envelope),
  }
}

/**
 * Starts error reports. What is typed, read or searched stays in the page: see `cleanEnvelope`. Everything readable in a
 * replay is masked already where it is recorded.
 */
export const startSentry = (dsn: string, release: string): ((error: unknown) => void) => {
  // The share is drawn here: the recorder must know it again whenever it goes on.
  const isRecorded = Math.random() < RECORDED_VISITS
  const replay = Sentry.replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // The compressing worker would come from a blob: address, which the content security policy does not allow; and what
    // is compressed cannot be cleaned on its way out.
    useCompression: false,
    beforeErrorSampling: () => mayBeRecorded(location),
  })
  Sentry.init({
    dsn,
    release,
    transport: cleanTransport,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    tracesSampleRate: 1,
    replaysSessionSampleRate: isRecorded ? 1 : 0,
    replaysOnErrorSampleRate: 1,
    integrations: [Sentry.browserTracingIntegration(), replay],
    beforeBreadcrumb: (breadcrumb, hint) => {
      if (!breadcrumb.category?.startsWith('ui.')) return breadcrumb
      const target: unknown = (hint?.['event'] as Event | undefined)?.target
      return { ...breadcrumb, message: (target instanceof Element && controlNameOf(target)) || '' }
    },
  })
  // By itself the recorder would go on from page to page.
  followPages(guardRecorder(replay, isRecorded))
  return (error) => Sentry.captureException(error)
}
