type Listener = (personId: string | null) => void

const listeners = new Set<Listener>()

/**
 * Hears who works in this browser from now on, in this tab or in another: null when they have signed out. For what keeps
 * things of a person here; the first page, which knows no person, need not carry it.
 */
export const onHolderChange = (listener: Listener): void => void listeners.add(listener)

/** Somebody has signed in, or out. Whatever is kept of others is forgotten before this returns. */
export const changeHolder: Listener = (personId) => {
  for (const listener of listeners) listener(personId)
}
