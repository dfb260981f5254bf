import { status, subscribe } from '@cabinet/contract/people/push'
import { call } from '../api/http.ts'
import { registerWorker } from '../service-worker.ts'
import { hasAgreed } from './agreed.ts'

const encoded = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A subscription for this installation. One that was made for another key would never get anything. */
export const subscriptionFor = async (publicKey: string): Promise<PushSubscription> => {
  const registration = await registerWorker()
  if (!registration) throw new Error('The browser has no service worker')
  await navigator.serviceWorker.ready
  const { pushManager } = registration
  const present = await pushManager.getSubscription()
  if (present && encoded(present.options.applicationServerKey) !== publicKey) await present.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** A subscription as the server keeps it. */
export const fieldsOf = (subscription: PushSubscription) => {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth }
}

/**
 * Tells the server where this browser takes notifications in now, if that is not where it did. A browser may change the
 * address by itself, and the push service may have said meanwhile that nobody is at the old one. Who has not switched
 * notifications on in this session is asked nothing.
 */
export const saveSubscription = async (): Promise<void> => {
  if (!hasAgreed() || Notification.permission !== 'granted') return
  const { publicKey, endpoint } = await call(status)
  const subscription = await subscriptionFor(publicKey)
  if (subscription.endpoint !== endpoint) await call(subscribe, { body: fieldsOf(subscription) })
}
