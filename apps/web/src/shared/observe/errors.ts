import { runtimeConfig } from '../config/runtime-config.ts'
import { reload } from '../navigation.ts'

type Reporter = (error: unknown) => void

const waiting: unknown[] = []
let report: Reporter | null = null

/** Sends an error to the reporting service; before the service is loaded, errors wait. */
export const reportError: Reporter = (error) => {
  if (report) report(error)
  else if (waiting.length < 20) waiting.push(error)
}

/** After the first paint the reporting library may take its time; errors until then are kept. */
const afterFirstPaint = (task: () => void) =>
  requestAnimationFrame(() =>
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(task) : task()), 0),
  )

export const startErrorReports = (): void => {
  const { sentryDsn, release } = runtimeConfig()
  if (!sentryDsn) {
    console.warn('Отсутствует переменная окружения: SENTRY_DSN')
    return
  }
  addEventListener('error', (event) => reportError(event.error))
  addEventListener('unhandledrejection', (event) => reportError(event.reason))
  afterFirstPaint(() => {
    import('./sentry.ts').then(
      ({ startSentry }) => {
        report = startSentry(sentryDsn, release)
        for (const error of waiting.splice(0)) report(error)
      },
      () => {
        // Reports are a help, not a condition: the application works without them.
      },
    )
  })
}

const RELOADED_KEY = 'cabinet.reloadedForNewCode'

/** What Chrome, Edge and Firefox say of code that does not come; Safari in two ways; importWithStyles of styles. */
const GONE =
  /dynamically imported module|importing a module script failed|not a valid JavaScript MIME type|unable to preload CSS/i

/** True when a chunk of the application could not be fetched: after a deploy its old name is gone. */
export const isCodeGone = (error: unknown): boolean => error instanceof Error && GONE.test(error.message)

/** Whether the server of this page answers: without it a reload would end on the browser's own error page. */
const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * Loads the page anew when its server answers.
 *
 * @returns false when it does not: then everything stays as it is
 */
export const reloadIfReachable = async (): Promise<boolean> => {
  if (!(await isReachable())) return false
  reload()
  return true
}

/** Reloads for new code, once in this tab: a second failure in a row is shown instead. */
export const reloadForNewCode = async (): Promise<boolean> => {
  try {
    if (sessionStorage.getItem(RELOADED_KEY)) return false
    if (!(await isReachable())) return false
    sessionStorage.setItem(RELOADED_KEY, '1')
  } catch {
    return false
  }
  reload()
  return true
}

/** A page that has stood for a minute may reload again after the next deploy. */
export const allowReloadLater = (): void => {
  setTimeout(() => {
    try {
      sessionStorage.removeItem(RELOADED_KEY)
    } catch {
      // Without the storage there was no reload either.
    }
  }, 60_000)
}
