/**
 * The oldest browsers in which the product and the code of the published packages work: the one place where they are
 * declared. iOS has the engine of Safari; Yandex Browser and others that of Chrome.
 */
export const oldestBrowsers = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
} as const

/** The same as compilers want their `target`. */
export const buildTarget: readonly string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version)

const numbersOf = (version: string): readonly number[] => version.replace('≤', '').split('.').map(Number)

/** Whether a version is not newer than another one. */
export const isAtMost = (version: string, limit: string): boolean => {
  const [one, other] = [numbersOf(version), numbersOf(limit)]
  for (const [index, number] of one.entries()) {
    const compared = other[index] ?? 0
    if (number !== compared) return number < compared
  }
  return true
}
