import { ownAddress } from '../shared/own-address.ts'
import type { Client, WorkerScope } from './scope.ts'

/** What the server sends: nothing in it tells of a person, an organization or money. */
interface Notice {
  readonly title: string
  readonly body: string
  /** Address inside the cabinet. */
  readonly path: string
  /** A later notice of the same kind takes the place of this one. */
  readonly tag: string
}

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'body', 'path', 'tag'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** A window that does not answer for so long shows no cabinet; a press lets a new one be opened a little longer. */
const ANSWER_TIMEOUT_MS = 1000

/** Asks a window to go to the page without loading it anew: what is typed there stays. */
const goesThere = (client: Client, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS)
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    client.postMessage({ kind: 'open', path }, [port2])
  })

const show = async (worker: WorkerScope, path: string): Promise<void> => {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const client = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (client && (await goesThere(client, path))) await client.focus()
  else await worker.clients.openWindow(path)
}

/** Shows what the server sends, and opens its page when it is pressed. */
export const showNotices = (worker: WorkerScope): void => {
  worker.addEventListener('push', (event) => {
    const notice: unknown = event.data?.json()
    if (!isNotice(notice)) return
    const { title, body, path, tag } = notice
    const shown = { body, tag, icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', data: { path } }
    event.waitUntil(worker.registration.showNotification(title, shown))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path } = (event.notification.data ?? {}) as { path?: unknown }
    event.waitUntil(show(worker, (typeof path === 'string' && ownAddress(path)) || '/'))
  })
}
