/**
 * An address in its parts.
 *
 * @param base what a relative one is relative to
 * @returns null for a text that is no address
 */
export const parsedAddress = (value: string, base: string): URL | null => {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}
