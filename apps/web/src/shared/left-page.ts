/** The address of a page that was left with something not sent. */
const LEFT = 'cabinet.unsent.left'

/** Remembers that a page is left because what was done there did not get through. */
export const rememberLeft = (address: string): void => {
  try {
    sessionStorage.setItem(LEFT, address)
  } catch {
    // Then nothing is said on return.
  }
}

/** Whether the page at this address was left like that and is back now; asked for once. */
export const takeLeft = (address: string): boolean => {
  try {
    if (sessionStorage.getItem(LEFT) !== address) return false
    sessionStorage.removeItem(LEFT)
    return true
  } catch {
    // Settings of the browser can forbid its storage.
    return false
  }
}
