/** What a function gives, or nothing when it throws. Data from outside may throw wherever it is touched. */
export const attempt = <Result>(action: () => Result): Result | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** A property of anything, or nothing where there is none or where reading it throws. */
export const peek = (value: unknown, key: PropertyKey): unknown =>
  attempt(() => (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key])
