import { Spinner } from '@cabinet/ui/spinner'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRefreshAll } from '../../shared/api/data.ts'
import { useShellMessages } from '../messages.ts'
import * as styles from './lk-pull.css.ts'

/** From here on letting go reads the page anew, in CSS pixels of the sign. */
const FAR = 72
/** The sign follows the finger ever more slowly, and no farther than this. */
const FARTHEST = 120

const followed = (distance: number): number => FARTHEST * (1 - Math.exp(-distance / (2 * FARTHEST)))

/** A pull belongs to the page only at its top, and when nothing lies over it or scrolls by itself under the finger. */
const mayBegin = (target: EventTarget | null): boolean => {
  if (scrollY > 0 || document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'))
    return false
  let element = target instanceof Element ? target : null
  for (; element && element !== document.body; element = element.parentElement) {
    if (element.scrollTop > 0 || element.matches('input, textarea, canvas')) return false
  }
  return true
}

type Phase = 'still' | 'pulling' | 'far' | 'reading'

/**
 * Pulling the page down reads it anew, without loading it: what is typed stays. For the installed application, where no
 * browser offers to do it.
 */
export const PullToRefresh = () => {
  const t = useShellMessages()
  const refreshAll = useRefreshAll()
  const sign = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('still')

  useEffect(() => {
    let begun: { readonly x: number; readonly y: number } | null = null
    let isFar = false
    const move = (distance: number) => sign.current?.style.setProperty(styles.PULLED, `${distance}px`)
    const end = () => {
      begun = null
      isFar = false
      move(0)
      setPhase('still')
    }
    const onStart = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      begun = touch && touches.length === 1 && mayBegin(target) ? { x: touch.clientX, y: touch.clientY } : null
    }
    const onMove = ({ touches }: TouchEvent) => {
      const [touch] = touches
      if (!begun || !touch) return
      const [aside, down] = [Math.abs(touch.clientX - begun.x), touch.clientY - begun.y]
      // Upwards is scrolling, and aside somebody else's gesture.
      if (touches.length > 1 || scrollY > 0 || down < 0 || aside > down) return end()
      const distance = followed(down)
      isFar = distance >= FAR
      move(distance)
      setPhase(isFar ? 'far' : 'pulling')
    }
    const onEnd = () => {
      if (!begun) return
      if (!isFar) return end()
      begun = null
      move(FAR)
      setPhase('reading')
      refreshAll().then(end, end)
    }
    const passive = { passive: true } as const
    addEventListener('touchstart', onStart, passive)
    addEventListener('touchmove', onMove, passive)
    addEventListener('touchend', onEnd)
    addEventListener('touchcancel', end)
    return () => {
      removeEventListener('touchstart', onStart)
      removeEventListener('touchmove', onMove)
      removeEventListener('touchend', onEnd)
      removeEventListener('touchcancel', end)
    }
  }, [refreshAll])

  return (
    <div
      ref={sign}
      data-pull-to-refresh=""
      className={styles.sign}
      data-far={phase === 'far' || undefined}
      hidden={phase === 'still'}
    >
      <span role="status">{phase === 'reading' && <Spinner label={t('shell.refreshing')} />}</span>
      {phase !== 'reading' && <RefreshCw aria-hidden="true" size={20} />}
    </div>
  )
}
