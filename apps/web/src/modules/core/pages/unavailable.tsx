import { HarbourDrawing } from '@cabinet/ui/drawing'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isServiceHealthy } from '../../../shared/api/health.ts'
import { paths, safeRedirect } from '../../../shared/paths.ts'
import { useWords } from '../words.ts'

const EVERY = 15_000

/**
 * Watches the health of the service and goes back to the wanted page as soon as it answers. The page is loaded anew:
 * nothing of the failed state survives.
 */
export const Page = () => {
  const t = useWords()
  const [query] = useSearchParams()
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    const isHealthy = await isServiceHealthy()
    setChecking(false)
    if (isHealthy) location.replace(safeRedirect(query.get('redirect')) ?? paths.offer())
  }
  const checkQuietly = useEffectEvent(() => void check())
  useEffect(() => {
    checkQuietly()
    const timer = setInterval(() => checkQuietly(), EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <EmptyState
      drawing={<HarbourDrawing />}
      level={1}
      title={t('unavailable.title')}
      action={
        <Button isLoading={isChecking} onPress={() => void check()}>
          {t('unavailable.check')}
        </Button>
      }
    >
      {t('unavailable.text')}
    </EmptyState>
  )
}
