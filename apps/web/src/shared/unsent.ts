/** Values of forms that were on the page when the service went down, until their forms are on it again. */
const PREFIX = 'cabinet.unsent.'

/** Never kept anywhere: what lets somebody in. */
const SECRET = /password|secret|repeat|code/i

/** Settings of the browser can forbid its storage; nothing is kept then. */
const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

const keyOf = (address: string, initial: object): string => `${PREFIX}${address} ${JSON.stringify(initial)}`

const isOpen = ([name]: readonly [string, unknown]): boolean => !SECRET.test(name)

/** Forgets what was typed into this form: it has been sent, or taken back. */
export const deleteUnsent = (address: string, initial: object): void => storage()?.removeItem(keyOf(address, initial))

/**
 * Keeps what was typed into a form for the same form on the same page of this tab.
 *
 * @param initial what the form began with: it tells the form about one thing from that about another
 */
export const saveUnsent = (address: string, initial: object, values: object): void => {
  try {
    storage()?.setItem(
      keyOf(address, initial),
      JSON.stringify(Object.fromEntries(Object.entries(values).filter(isOpen))),
    )
  } catch {
    // The browser has no room for it.
  }
}

/** What was typed into this form before the page was left, as long as it is neither sent nor taken back. */
export const readUnsent = (address: string, initial: object): Readonly<Record<string, unknown>> | null => {
  const text = storage()?.getItem(keyOf(address, initial)) ?? null
  if (text === null) return null
  try {
    const values: unknown = JSON.parse(text)
    return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : null
  } catch {
    return null
  }
}
