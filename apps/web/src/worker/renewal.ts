import type { SubscriptionChanged, WorkerScope } from './scope.ts'

/**
 * A new subscription for the same installation. A browser that does not say what the old one was for leaves that to the
 * next page.
 */
const subscribeAgain = async (worker: WorkerScope, { oldSubscription, newSubscription }: SubscriptionChanged) => {
  const applicationServerKey = oldSubscription?.options.applicationServerKey
  if (newSubscription || !applicationServerKey) return
  await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

const notifyPages = async (worker: WorkerScope): Promise<void> => {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of windows) client.postMessage({ kind: 'renewed' })
}

/**
 * Keeps notifications coming when the browser ends a subscription by itself. The worker has no session: a page tells the
 * server the new address, one that is open at once, otherwise the next one.
 */
export const renewSubscription = (worker: WorkerScope): void => {
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAgain(worker, event).finally(() => notifyPages(worker)))
  })
}
