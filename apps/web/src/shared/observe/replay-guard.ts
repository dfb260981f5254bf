import { shownRouter, subscribeRouter } from '../navigation.ts'

/** Pages with passport and bank data or passwords are never recorded, not even masked. */
const neverRecorded = [
  /^\/profile/,
  /^\/offer\/request\//,
  /^\/login/,
  /^\/register/,
  /^\/seller\/register/,
  /^\/recovery/,
  /^\/confirm/,
  /^\/create-password/,
]

export const mayBeRecorded = (path: string): boolean => !neverRecorded.some((pattern) => pattern.test(path))

/** The part of a replay that the guard needs. */
export interface Recorder {
  start: () => void
  startBuffering: () => void
  stop: () => Promise<void>
}

/**
 * Stops a running recorder on pages that are never recorded, and lets it go on behind them.
 *
 * @param isSampled whether this visit is recorded as a whole; otherwise only the seconds before an error are
 * @returns tells the guard every page that the person goes to, before it is shown
 */
export const guardRecorder = (recorder: Recorder, isSampled: boolean): ((path: string) => void) => {
  let isOn = true
  return (next) => {
    const isWanted = mayBeRecorded(next)
    if (isWanted === isOn) return
    isOn = isWanted
    if (!isWanted) void recorder.stop()
    else if (isSampled) recorder.start()
    else recorder.startBuffering()
  }
}

/** Calls back with every page that the router goes to, as soon as it sets out for it. */
export const followPages = (onPage: (path: string) => void): void => {
  let leave: (() => void) | undefined
  const follow = () => {
    leave?.()
    const router = shownRouter()
    if (router) onPage(router.state.location.pathname)
    leave = router?.subscribe(({ navigation, location }) => onPage((navigation.location ?? location).pathname))
  }
  follow()
  subscribeRouter(follow)
}
