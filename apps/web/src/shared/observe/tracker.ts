type Command = readonly [name: string, ...values: unknown[]]
declare global {
  interface Window {
    _paq?: Command[]
  }
}

/** Tells the tracker; before its script is there, what it is told waits. */
export const track = (...commands: readonly Command[]): void => {
  window._paq ??= []
  window._paq.push(...commands)
}
