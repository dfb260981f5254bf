const named = new Map<string, number>()

/** Called after a selector was named; set by the module that acts on it, which comes with the first overlay. */
let notify: (() => void) | undefined

export const onOthersNamed = (listener: () => void): void => {
  notify = listener
}

/** The selectors that applications have named. */
export const listNamedOthers = (): string[] => [...named.keys()]

/** Names elements of others that stay alive beside dialogs by a selector, until the function that it returns is called. */
export const nameOthers = (selector: string): (() => void) => {
  // What is no selector fails here, before whoever wrote it, and not when the first dialog opens.
  document.querySelector(selector)
  named.set(selector, (named.get(selector) ?? 0) + 1)
  notify?.()
  return () => {
    const left = (named.get(selector) ?? 0) - 1
    if (left > 0) named.set(selector, left)
    else named.delete(selector)
  }
}
