const isSecure = (): boolean => location.protocol === 'https:'

/** Over https the prefix makes browsers refuse the cookie from anywhere but this very host. */
const nameOf = (): string => `${isSecure() ? '__Host-' : ''}cabinet_refresh`

/**
 * The refresh token lives in a session cookie: it ends with the browser and is shared by its tabs. Script must read it
 * because the token travels as Bearer, so it cannot be HttpOnly; SameSite=Strict and the content security policy stand
 * in for that.
 */
export const readRefreshToken = (): string | null => {
  // Public pages are rendered on a server too, where nobody is signed in.
  if (typeof document === 'undefined') return null
  const start = `${nameOf()}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  const value = found?.slice(start.length)
  return value ? decodeURIComponent(value) : null
}

const attributes = () => `Path=/; SameSite=Strict${isSecure() ? '; Secure' : ''}`

export const writeRefreshToken = (token: string): void => {
  document.cookie = `${nameOf()}=${encodeURIComponent(token)}; ${attributes()}`
}

export const clearRefreshToken = (): void => {
  document.cookie = `${nameOf()}=; Max-Age=0; ${attributes()}`
}
