const NAME = 'cabinet_refresh'

/**
 * The refresh token lives in a session cookie: it ends with the browser and is shared by its tabs. Script must read it
 * because the token travels as Bearer, so it cannot be HttpOnly; SameSite=Strict and the content security policy stand
 * in for that.
 */
export const readRefreshToken = (): string | null => {
  // Public pages are rendered on a server too, where nobody is signed in.
  if (typeof document === 'undefined') return null
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`))
  const value = found?.slice(NAME.length + 1)
  return value ? decodeURIComponent(value) : null
}

const attributes = () => `Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`

export const writeRefreshToken = (token: string): void => {
  document.cookie = `${NAME}=${encodeURIComponent(token)}; ${attributes()}`
}

export const clearRefreshToken = (): void => {
  document.cookie = `${NAME}=; Max-Age=0; ${attributes()}`
}
