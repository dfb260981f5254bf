import { paths, redirectQuery } from '../paths.ts'

/**
 * The one place that sends people away because of an answer of the server. The router that is on the page registers
 * itself; before it stands, the browser itself goes.
 */
let navigate: (to: string) => void = (to) => location.assign(to)

export const setNavigator = (go: (to: string) => void): void => {
  navigate = go
}

const here = () => location.pathname + location.search + location.hash

/** The session is over. A full load clears every cache of the person who was here. */
export const leaveForLogin = (): void => {
  if (location.pathname === paths.login()) return
  location.assign(`${paths.login()}${redirectQuery(here())}`)
}

/** The server fails: the page that watches its health takes over and comes back here. */
export const leaveForUnavailable = (): void => {
  if (location.pathname === paths.unavailable()) return
  navigate(`${paths.unavailable()}${redirectQuery(here())}`)
}
