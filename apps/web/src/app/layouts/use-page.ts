import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { runtimeConfig } from '../../shared/config/runtime-config.ts'
import { useIntl } from '../../shared/intl/messages.ts'
import { trackPageView } from '../../shared/observe/analytics.ts'
import type { RouteHandle } from '../route-handle.ts'

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value && 'name' in value

/**
 * What every layout does when the page changes: the window's title, the scroll to the top, the focus on the content
 * (so that a keyboard or a screen reader starts with the new page) and the page view. Give the ref to `<main>`.
 *
 * @param area tells two pages of one name apart
 * @param waiting how much waits for the person: the tab shows it while they are elsewhere
 */
export const usePage = (area?: string, waiting = 0) => {
  const main = useRef<HTMLElement>(null)
  const intl = useIntl()
  const matches = useMatches()
  const { pathname } = useLocation()
  const match = matches.findLast((candidate) => isHandle(candidate.handle))
  const handle = isHandle(match?.handle) ? match.handle : null
  const { brandName } = runtimeConfig()
  const title = handle
    ? [String(intl.formatMessage({ id: handle.title })), area, brandName].filter(Boolean).join(' — ')
    : brandName

  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title
  }, [title, waiting])

  const previousPath = useRef(pathname)
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  const pattern = match ? patternOf(pathname, match.params) : pathname
  useEffect(() => trackPageView(pattern, title), [pattern, title])

  return main
}

/** `/profile/users/{id}` from an address and its parameters: ids never leave the page. */
const patternOf = (pathname: string, params: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(params).reduce(
    (path, [name, value]) => (value && name !== '*' ? path.replace(encodeURIComponent(value), `{${name}}`) : path),
    '*' in params ? '/{not-found}' : pathname,
  )
