import { pages } from '@cabinet/contract/pages'
import type { createBrowserRouter } from 'react-router-dom'
import { redirectQuery } from './paths.ts'

type Router = ReturnType<typeof createBrowserRouter>

let router: Router | null = null
const listeners = new Set<() => void>()

/** Puts a router on the page in place of the one before. */
export const showRouter = (next: Router): void => {
  router = next
  for (const listener of listeners) listener()
}

export const subscribeRouter = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownRouter = (): Router | null => router

/*
 * Every way of leaving a page outside of a link is here, and nowhere else. Each one is taken once: calls that fail
 * together lead to one navigation.
 */

/** What the browser itself does; apart, so that a test of a page can stay where it is. */
export const pageLoads = {
  /** When the last one was begun, on the clock of the page. */
  begunAt: -Infinity,
  assign: (to: string): void => location.assign(to),
  replace: (to: string): void => location.replace(to),
  reload: (): void => location.reload(),
}

/** A load that was begun this long ago (milliseconds) has been stopped by the person: the next one may begin. */
const LOAD_TIMEOUT = 10_000

const isLeaving = () => performance.now() - pageLoads.begunAt < LOAD_TIMEOUT

/** A full load clears every cache of the person who was here. */
const load = (act: () => void): void => {
  if (isLeaving()) return
  pageLoads.begunAt = performance.now()
  act()
}

/** The address of the page as a `redirect` names it. */
export const currentAddress = (): string => location.pathname + location.search + location.hash

/** Loads an address anew. */
export const loadAnew = (to: string): void => load(() => pageLoads.assign(to))

/** Loads an address anew in place of the current one: "back" does not return to it. */
export const replaceAnew = (to: string): void => load(() => pageLoads.replace(to))

export const reload = (): void => load(() => pageLoads.reload())

/** The session is over: sign in, and come back here. Before a router stands, the start chooses the page itself. */
export const redirectToLogin = (): void => {
  if (!router || location.pathname === pages.login()) return
  loadAnew(`${pages.login()}${redirectQuery(currentAddress())}`)
}

const leaving = new Set<() => void>()

/**
 * Hears that the page gives way to a service that is down, before it does: what was typed is kept then.
 *
 * @returns ends it
 */
export const onUnavailable = (listener: () => void): (() => void) => {
  leaving.add(listener)
  return () => leaving.delete(listener)
}

/** What comes before everything else has a page of its own, which is loaded anew. */
const redirectFirst = (to: string): void => {
  if (router && location.pathname !== to) loadAnew(to)
}

/** A password that was given to the person must be replaced before anything else. */
export const redirectToNewPassword = (): void => redirectFirst(pages['create-password']())

/** The person is obliged to a second factor, and must set one up before anything else. */
export const redirectToSecondFactor = (): void => redirectFirst(pages['second-factor']())

/** The server fails: the page that watches its health takes over and comes back here. */
export const redirectToUnavailable = (): void => {
  if (!router || isLeaving() || location.pathname === pages.unavailable()) return
  const to = `${pages.unavailable()}${redirectQuery(currentAddress())}`
  // On its way there already.
  if (router.state.navigation.location?.pathname === pages.unavailable()) return
  for (const listener of leaving) listener()
  void router.navigate(to, { replace: true })
}
