import { matchPath, matchRoutes } from 'react-router-dom'
import { parsedAddress } from '../../parsed-address.ts'
import { runtimeConfig } from '../../config/runtime-config.ts'
import { shownRouter } from '../../navigation.ts'
import { knownCallPaths } from '../call-paths.ts'

/** Files of the build: their names come from us, and error reports find the source of a line by them. */
const BUILT_FILE = /^\/(?:assets\/|viewer\/)?[\w.-]+\.(?:js|css|woff2|svg|png)$/

/** The path that a call was declared with; of several the one that names most of the address. */
const callPathOf = (pathname: string): string =>
  knownCallPaths()
    .filter((path) => matchPath(path.replaceAll(/\{(\w+)\}/g, ':$1'), pathname) !== null)
    .sort((left, right) => left.split('{').length - right.split('{').length)[0] ?? '/*'

/** The pattern of the route that shows a page. */
const routePathOf = (pathname: string): string => {
  const matches = matchRoutes(shownRouter()?.routes ?? [], { pathname }) ?? []
  const path = matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '*'
  return path === '*' ? '/*' : path.replaceAll(/:(\w+)\??/g, '{$1}')
}

/**
 * An address as others may know it: the pattern of the page or of the call, without ids, query and fragment; of another
 * site its origin alone. What is no address becomes nothing.
 *
 * @param value an absolute address, or one of this site
 */
export const cleanAddress = (value: string): string => {
  const url = parsedAddress(value, location.href)
  if (!url) return ''
  if (!/^https?:$/.test(url.protocol)) return url.protocol
  const api = new URL(`${runtimeConfig().apiUrl}/`, location.origin)
  const { origin, pathname } = url
  if (origin === api.origin && pathname.startsWith(api.pathname)) {
    return origin + api.pathname.slice(0, -1) + callPathOf(pathname.slice(api.pathname.length - 1))
  }
  if (origin !== location.origin) return origin
  return origin + (BUILT_FILE.test(pathname) ? pathname : routePathOf(pathname))
}
