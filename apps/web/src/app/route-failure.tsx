import { HarbourDrawing } from '@cabinet/ui/drawing'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { isCodeGone, reloadForNewCode, reportError } from '../shared/observe/errors.ts'
import { useSharedWords } from '../shared/words.ts'

/** Stands where a page failed; the navigation around it stays. A page whose code is gone loads the new version. */
export const RouteFailure = () => {
  const t = useSharedWords()
  const error = useRouteError()
  const revalidator = useRevalidator()
  const isOld = isCodeGone(error)
  useEffect(() => {
    if (isOld && reloadForNewCode()) return
    reportError(error)
  }, [error, isOld])
  return (
    <EmptyState
      drawing={<HarbourDrawing />}
      level={1}
      title={t('error.title')}
      action={
        <Button onPress={() => (isOld ? location.reload() : void revalidator.revalidate())}>
          {isOld ? t('reload') : t('retry')}
        </Button>
      }
    >
      {isOld ? t('error.newVersion') : t('error.text')}
    </EmptyState>
  )
}
