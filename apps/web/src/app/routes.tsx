import { pages } from '@cabinet/contract/pages'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom'
import { allows, hasModule, isIn } from '../shared/access/access.ts'
import { runtimeConfig } from '../shared/config/runtime-config.ts'
import { loadMessages } from '../shared/intl/messages.ts'
import { pageMessages } from '../shared/messages.ts'
import type { LayoutName, ModuleManifest, RouteManifest } from '../shared/manifest.ts'
import { isPublicPath, redirectQuery } from '../shared/paths.ts'
import { middlewaresFor } from './middleware.ts'
import { modules, modulesOf, messagesOfModules } from './registry.ts'
import { layoutRoute } from './layouts/layout-route.tsx'
import { RouteFailure } from './route-failure.tsx'
import type { RouteHandle } from './route-handle.ts'

export { watchRestored } from '../shared/session/restored.ts'
export { preloadOnIntent } from './preload-pages.ts'

const isDefined = <T,>(value: T | null): value is T => value !== null

const redirectTo = (to: string) => (): never => {
  throw redirect(to)
}

/** A route that is there only to send people on. Its page is not part of the table, so its code is never fetched. */
const redirecting = (path: string, to: string): RouteObject => ({ path, loader: redirectTo(to) })

const opens = (user: CurrentUser, module: ModuleManifest, route: RouteManifest): boolean =>
  (module.isBuiltIn || hasModule(user, module.id)) &&
  (!route.onlyFor || isIn(user, route.onlyFor)) &&
  (route.ownAccess ? allows(user, route.ownAccess) : allows(user, module.access) && allows(user, route.access))

/**
 * A page whose code could not be fetched fails when it renders: below a layout with middleware the router drops the
 * failure of `lazy` itself and shows an empty page.
 */
const failing = (error: unknown) => (): never => {
  throw error
}

const pageRoute = (module: ModuleManifest, route: RouteManifest): RouteObject => ({
  path: route.path,
  handle: {
    name: route.name,
    title: `${module.id}.${route.title}`,
    isWide: route.isWide ?? false,
    isPrivate: route.isPrivate ?? false,
  } satisfies RouteHandle,
  errorElement: <RouteFailure />,
  lazy: async () => {
    try {
      const messages = [pageMessages, ...messagesOfModules([module]), ...(route.messages ? [route.messages] : [])]
      const [{ Page }] = await Promise.all([route.page(), loadMessages(messages)])
      return { Component: Page }
    } catch (error) {
      return { Component: failing(error) }
    }
  },
})

/** Signed in, the pages for entering lead to the offer page. */
const pagesForEntering = new Set<string>([pages.login.pattern, pages.recovery.pattern, pages.register.pattern])

const resolve = (
  user: CurrentUser | null,
  module: ModuleManifest,
  route: RouteManifest,
): { layout: LayoutName; route: RouteObject } | null => {
  if (route.demoOnly && !runtimeConfig().demo) return null
  const layout = route.layout ?? 'default'
  const isPublic = isPublicPath(route.path)
  if (user) {
    if (pagesForEntering.has(route.path)) return { layout: 'empty', route: redirecting(route.path, pages.offer()) }
    if (!isPublic && !opens(user, module, route))
      return { layout: 'empty', route: redirecting(route.path, route.deniedTo ?? pages.offer()) }
    return { layout, route: pageRoute(module, route) }
  }
  return isPublic ? { layout, route: pageRoute(module, route) } : null
}

/** Signed out, every address that is not public leads to the sign-in page, which brings back to it. */
const loginOrNotFound: MiddlewareFunction = ({ request }) => {
  const url = new URL(request.url)
  if (isPublicPath(url.pathname)) return
  // A request has no fragment; the address bar has it when the visit begins with this page.
  const hash = location.pathname === url.pathname ? location.hash : ''
  throw redirect(`${pages.login()}${redirectQuery(url.pathname + url.search + hash)}`)
}

/**
 * The messages of every module of this person: the navigation names them all. What stands by itself and is closed to them,
 * as the pages of the staff are to clients, is named nowhere.
 */
export const loadMessagesOf = (user: CurrentUser): Promise<void> =>
  loadMessages([
    pageMessages,
    ...messagesOfModules(modulesOf(user).filter(({ isBuiltIn, access }) => !isBuiltIn || allows(user, access))),
  ])

const layouts: readonly LayoutName[] = ['default', 'error', 'empty', 'lk', 'landing']

/**
 * The whole table for one person (or for nobody). Pages that the person may not open are not in it: a guard alone
 * would not keep their code from being fetched, because a lazy route is loaded before its guards run.
 */
export const routesFor = (user: CurrentUser | null): RouteObject[] => {
  const resolved = modules
    .flatMap((module) => module.routes.map((route) => resolve(user, module, route)))
    .filter(isDefined)
  const redirects = user
    ? modules.flatMap((module) =>
        (module.redirects ?? []).map(({ path, to, access }) =>
          redirecting(
            path,
            (module.isBuiltIn || hasModule(user, module.id)) && allows(user, access ?? module.access)
              ? to
              : pages.offer(),
          ),
        ),
      )
    : []
  const notFound = modules.flatMap((module) =>
    module.routes.filter((r) => r.path === '*').map((r) => ({ module, r })),
  )[0]
  return [
    redirecting(pages.root(), user ? pages.offer() : pages.login()),
    ...redirects,
    ...layouts.flatMap((layout) => {
      const children = resolved.filter((entry) => entry.layout === layout && entry.route.path !== '*')
      if (children.length === 0) return []
      return [
        {
          ...layoutRoute(layout, user),
          middleware: layout === 'lk' && user ? middlewaresFor(user) : [],
          errorElement: <RouteFailure />,
          children: children.map((entry) => entry.route),
        },
      ]
    }),
    ...(notFound
      ? [
          {
            ...layoutRoute('error', user),
            middleware: user ? [] : [loginOrNotFound],
            errorElement: <RouteFailure />,
            children: [pageRoute(notFound.module, notFound.r)],
          },
        ]
      : []),
  ]
}
