import type { CurrentUser } from '@cabinet/contract/user'

type Open = (user: CurrentUser, at: string) => Promise<void>

let open: Open = (_, at) => {
  location.assign(at)
  return Promise.resolve()
}

/** The host registers how the cabinet of a person is opened; pages that sign in do not know the host. */
export const setOpener = (opener: Open): void => {
  open = opener
}

/** Shows the cabinet of this person at an address. */
export const openCabinet: Open = (user, at) => open(user, at)
