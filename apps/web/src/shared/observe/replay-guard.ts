import { matchRoutes, type Location } from 'react-router-dom'
import { shownRouter, subscribeRouter } from '../navigation.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

const isPrivate = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isPrivate' in handle && handle.isPrivate === true

/**
 * Whether a visit to the page at an address may be recorded: its route says so (`isPrivate` of the manifest). A page that
 * the router does not know yet is none of those.
 */
export const mayBeRecorded = (address: Address): boolean => {
  const matches = matchRoutes(shownRouter()?.routes ?? [], address)
  return matches !== null && !matches.some(({ route }) => isPrivate(route.handle))
}

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
 * @returns tells the guard of every page that the person goes to, before it is shown
 */
export const guardRecorder = (recorder: Recorder, isSampled: boolean): ((isWanted: boolean) => void) => {
  let isOn = true
  return (isWanted) => {
    if (isWanted === isOn) return
    isOn = isWanted
    if (!isWanted) void recorder.stop()
    else if (isSampled) recorder.start()
    else recorder.startBuffering()
  }
}

/** Calls back for every page that the router goes to, as soon as it sets out for it: whether it may be recorded. */
export const followPages = (onPage: (mayRecord: boolean) => void): void => {
  let leave: (() => void) | undefined
  const follow = () => {
    leave?.()
    const router = shownRouter()
    if (router) onPage(mayBeRecorded(router.state.location))
    leave = router?.subscribe(({ navigation, location }) => onPage(mayBeRecorded(navigation.location ?? location)))
  }
  follow()
  subscribeRouter(follow)
}
