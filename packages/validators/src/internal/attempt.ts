/** What a function reads from foreign data; nothing where the reading throws, as getters and proxies may. */
export const attempt = <Value>(read: () => Value): Value | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}
