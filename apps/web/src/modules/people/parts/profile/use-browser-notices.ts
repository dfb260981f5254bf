import { useEffect, useState } from 'react'
import { recordAgreement } from '../../../../shared/push/agreed.ts'
import { fieldsOf, subscriptionFor } from '../../../../shared/push/subscription.ts'
import { dropSubscription, ownSubscription } from '../../../../shared/service-worker.ts'
import { usePushStatus, useSubscribe, useUnsubscribe } from '../../data.ts'

/** Why notifications cannot be switched on here. */
export type Obstacle = 'install' | 'unsupported' | 'denied'

const isOfApple = () => /iPhone|iPad/.test(navigator.userAgent)

const obstacleNow = (): Obstacle | null => {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return isOfApple() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Notifications in this browser: whether it shows them, and how they are switched. */
export const useBrowserNotices = () => {
  const { data: status } = usePushStatus()
  const { trigger: subscribe } = useSubscribe()
  const { trigger: unsubscribe } = useUnsubscribe()
  const [obstacle, setObstacle] = useState(obstacleNow)
  const [isSubscribed, setSubscribed] = useState<boolean>()
  const [pending, setPending] = useState<boolean>()

  useEffect(() => {
    let isHere = true
    const look = async () => {
      const subscription = await ownSubscription().catch(() => null)
      if (isHere) setSubscribed(subscription !== null)
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
    await subscribe({ body: fieldsOf(subscription) })
    recordAgreement(true)
    setSubscribed(true)
    return true
  }
  const turnOff = async (): Promise<boolean> => {
    await unsubscribe()
    recordAgreement(false)
    await dropSubscription()
    setSubscribed(false)
    return true
  }

  const isKnown = status !== undefined && isSubscribed !== undefined
  // The server answers for this session. The browser may have changed its address since: that is told by itself.
  const isOn = isKnown && obstacle === null && isSubscribed && status.endpoint !== null
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
