import { Button } from '@cabinet/ui/button'
import { HarbourDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useEffect, useState } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { isCodeGone, reloadForNewCode, reloadIfReachable, reportError } from '../shared/observe/errors.ts'
import { useSharedMessages } from '../shared/messages.ts'

interface FailureProps {
  readonly children: string
  readonly isLoading?: boolean
  readonly onRetry: () => Promise<void>
}

const Failure = ({ children, isLoading = false, onRetry }: FailureProps) => {
  const t = useSharedMessages()
  return (
    <EmptyState
      drawing={<HarbourDrawing />}
      level={1}
      title={t('error.title')}
      action={
        <Button isLoading={isLoading} onPress={() => void onRetry()}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}

/** The code of a page did not come: the network is gone, or a new version has taken the place of this one. */
const CodeMissing = ({ error }: { error: unknown }) => {
  const t = useSharedMessages()
  const [state, setState] = useState<'asking' | 'offline' | 'old'>('asking')
  useEffect(() => {
    let isCurrent = true
    void reloadForNewCode().then((isReloading) => {
      if (isReloading || !isCurrent) return
      setState(navigator.onLine ? 'old' : 'offline')
      reportError(error)
    })
    return () => {
      isCurrent = false
    }
  }, [error])
  const retry = async () => {
    const before = state
    setState('asking')
    if (!(await reloadIfReachable())) setState(before === 'old' ? 'offline' : before)
  }
  return (
    <Failure isLoading={state === 'asking'} onRetry={retry}>
      {state === 'old' ? t('error.newVersion') : t('problem.offline')}
    </Failure>
  )
}

const PageFailed = ({ error }: { error: unknown }) => {
  const t = useSharedMessages()
  const revalidator = useRevalidator()
  useEffect(() => reportError(error), [error])
  return <Failure onRetry={revalidator.revalidate}>{t('error.text')}</Failure>
}

/** Stands where a page failed; the navigation around it stays. */
export const RouteFailure = () => {
  const error = useRouteError()
  return isCodeGone(error) ? <CodeMissing error={error} /> : <PageFailed error={error} />
}
