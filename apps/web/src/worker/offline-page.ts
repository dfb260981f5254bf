import type { PageRequested, WorkerScope } from './scope.ts'

/** Changes with the page (build/service-worker.ts). */
declare const OFFLINE_VERSION: string

const OFFLINE = '/offline'
const PREFIX = 'cabinet-offline-'

/** Addresses whose answers are never pages of ours, whoever opens them. */
const NOT_PAGES = /^\/(?:api|stats|viewer)(?:\/|$)/

const isPage = ({ method, mode, destination, url }: Request): boolean =>
  method === 'GET' && mode === 'navigate' && destination === 'document' && !NOT_PAGES.test(new URL(url).pathname)

const nameOfCache = (): string => PREFIX + OFFLINE_VERSION

const store = async (): Promise<void> => {
  const cache = await caches.open(nameOfCache())
  await cache.add(new Request(OFFLINE, { cache: 'reload' }))
}

const dropOthers = async (): Promise<void> => {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== nameOfCache())
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The page from the server; the one that is kept when there is no server. */
const answer = async ({ request, preloadResponse }: PageRequested): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(OFFLINE, { cacheName: nameOfCache() })) ?? Response.error()
  }
}

/**
 * Keeps one page: the one that says that there is no connection. Every other answer comes from the server and is never
 * kept, so nothing of a person stays behind, and no page is ever older than its server.
 */
export const serveOfflinePage = (worker: WorkerScope): void => {
  // There is nothing that an old version would have to finish.
  worker.addEventListener('install', (event) => event.waitUntil(store().then(() => worker.skipWaiting())))
  worker.addEventListener('activate', (event) => {
    const { navigationPreload } = worker.registration
    // The request leaves while the worker is still starting. Pages that are open are not claimed: a page whose
    // controller changes while it loads fetches what it has preloaded a second time.
    event.waitUntil(Promise.all([dropOthers(), navigationPreload.enable()]))
  })
  worker.addEventListener('fetch', (event) => {
    if (isPage(event.request)) event.respondWith(answer(event))
  })
}
