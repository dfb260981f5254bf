import { pages } from '@cabinet/contract/pages'
import { HarbourDrawing } from '@cabinet/ui/drawing'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isServiceHealthy } from '../../shared/api/health.ts'
import { hasJustReturned, rememberReturn } from '../../shared/api/returns.ts'
import { loadAnew, replaceAnew } from '../../shared/navigation.ts'
import { ownAddress } from '../../shared/own-address.ts'
import { useShellMessages } from '../messages.ts'

const EVERY = 15_000

/**
 * Watches the health of the service and goes back to the wanted page as soon as it answers. The page is loaded anew:
 * nothing of the failed state survives.
 *
 * It goes back by itself once: when the same address leads here again within a minute although the service is healthy,
 * the section itself is broken, and only the person decides to try again.
 */
export const Page = () => {
  const t = useShellMessages()
  const [query] = useSearchParams()
  const [isChecking, setChecking] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const wanted = query.get('redirect') ?? ''
  const target = ownAddress(wanted) ?? pages.offer()
  const check = async (isAsked: boolean) => {
    setChecking(true)
    const isHealthy = await isServiceHealthy()
    setChecking(false)
    if (!isHealthy) return
    const isFirst = !hasJustReturned(wanted, Date.now()) && rememberReturn(wanted, Date.now())
    if (isAsked || isFirst) replaceAnew(target)
    else setBroken(true)
  }
  const checkQuietly = useEffectEvent(() => void check(false))
  useEffect(() => {
    if (isBroken) return
    checkQuietly()
    const timer = setInterval(() => checkQuietly(), EVERY)
    return () => clearInterval(timer)
  }, [isBroken])
  if (isBroken)
    return (
      <EmptyState
        drawing={<HarbourDrawing />}
        level={1}
        title={t('broken.title')}
        action={
          <Inline gap={8} justify="center">
            <Button isLoading={isChecking} onPress={() => void check(true)}>
              {t('broken.retry')}
            </Button>
            <Button variant="outline" tone="neutral" onPress={() => loadAnew(pages.offer())}>
              {t('broken.toOffer')}
            </Button>
          </Inline>
        }
      >
        {t('broken.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing={<HarbourDrawing />}
      level={1}
      title={t('unavailable.title')}
      action={
        <Button isLoading={isChecking} onPress={() => void check(true)}>
          {t('unavailable.check')}
        </Button>
      }
    >
      {t('unavailable.text')}
    </EmptyState>
  )
}
