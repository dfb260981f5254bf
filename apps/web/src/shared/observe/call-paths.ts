const callPaths = new Set<string>()

/** Makes the path of a call known, `/v1/user/{id}`: reports name it in place of the address that was asked. */
export const recordCallPath = (path: string): void => void callPaths.add(path)

/** The paths of the calls that were made. */
export const knownCallPaths = (): readonly string[] => [...callPaths]
