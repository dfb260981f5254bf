import { useEffect, useState } from 'react'
import { dropSubscription, ownSubscription, registerWorker } from '../../../../shared/service-worker.ts'
import { usePushStatus, useSubscribe, useUnsubscribe } from '../../data.ts'

/** Why notifications cannot be switched on here. */
export type Obstacle = 'install' | 'unsupported' | 'denied'

const isOfApple = () => /iPhone|iPad/.test(navigator.userAgent)

const obstacleNow = (): Obstacle | null => {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return isOfApple() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

const encoded = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A subscription for this installation. One that was made for another key would never get anything. */
const subscriptionFor = async (publicKey: string): Promise<PushSubscription> => {
  const registration = await registerWorker()
  if (!registration) throw new Error('The browser has no service worker')
  await navigator.serviceWorker.ready
  const { pushManager } = registration
  const present = await pushManager.getSubscription()
  if (present && encoded(present.options.applicationServerKey) !== publicKey) await present.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Notifications in this browser: whether it shows them, and how they are switched. */
export const useBrowserNotices = () => {
  const { data: status } = usePushStatus()
  const { trigger: subscribe } = useSubscribe()
  const { trigger: unsubscribe } = useUnsubscribe()
  const [obstacle, setObstacle] = useState(obstacleNow)
  const [endpoint, setEndpoint] = useState<string | null>()
  const [pending, setPending] = useState<boolean>()

  useEffect(() => {
    let isHere = true
    const look = async () => {
      const subscription = await ownSubscription().catch(() => null)
      if (isHere) setEndpoint(subscription?.endpoint ?? null)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [])

  /** @returns false when the person has not agreed */
  const turnOn = async (publicKey: string): Promise<boolean> => {
    const permission = await Notification.requestPermission()
    setObstacle(obstacleNow())
    if (permission !== 'granted') return false
    const subscription = await subscriptionFor(publicKey)
    const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
    await subscribe({ body: { endpoint: subscription.endpoint, p256dh, auth } })
    setEndpoint(subscription.endpoint)
    return true
  }
  const turnOff = async (): Promise<boolean> => {
    await unsubscribe()
    await dropSubscription()
    setEndpoint(null)
    return true
  }

  const isKnown = status !== undefined && endpoint !== undefined
  const isOn = isKnown && obstacle === null && endpoint !== null && endpoint === status.endpoint
  return {
    obstacle,
    isKnown,
    isBusy: pending !== undefined,
    isOn: pending ?? isOn,
    /** @returns whether it has been done; @throws the failure of the call or of the browser */
    change: async (next: boolean): Promise<boolean> => {
      if (!status) return false
      setPending(next)
      try {
        return await (next ? turnOn(status.publicKey) : turnOff())
      } finally {
        setPending(undefined)
      }
    },
  }
}
