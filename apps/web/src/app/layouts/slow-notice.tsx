import { toast } from '@cabinet/ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { isSlow, subscribeSlow } from '../../shared/api/slow.ts'
import { useShellMessages } from '../messages.ts'

/** Says that a call takes longer than usual, until it ends. */
export const SlowNotice = () => {
  const t = useShellMessages()
  const isShown = useSyncExternalStore(subscribeSlow, isSlow, isSlow)
  useEffect(() => {
    if (!isShown) return
    const notice = toast.show({ text: t('loadingLong'), duration: Infinity })
    return () => toast.close(notice)
  }, [isShown, t])
  return null
}
