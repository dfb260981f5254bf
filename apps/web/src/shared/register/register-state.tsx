import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import type { ReactNode } from 'react'
import { problemOf } from '../api/problem.ts'
import { useSharedMessages } from '../messages.ts'
import { useRegisterMessages } from './messages.ts'

/** In the place of the rows when there are none: nothing was found, the page is beyond the last one, or nothing is yet. */
export const RegisterEmpty = ({
  isFiltered,
  isBeyond,
  never,
  onReset,
  onFirst,
}: {
  isFiltered: boolean
  isBeyond: boolean
  never: ReactNode
  onReset: () => void
  onFirst: () => void
}) => {
  const t = useRegisterMessages()
  if (isBeyond) {
    return (
      <EmptyState
        title={t('empty.page')}
        action={
          <Button variant="outline" tone="neutral" onPress={onFirst}>
            {t('toFirst')}
          </Button>
        }
      />
    )
  }
  if (!isFiltered) return never ?? <EmptyState title={t('empty.never')} />
  return (
    <EmptyState
      title={t('empty.filtered')}
      action={
        <Button variant="outline" tone="neutral" onPress={onReset}>
          {t('reset')}
        </Button>
      }
    />
  )
}

const FORBIDDEN = 403

/** In the place of the rows when they could not be had. Who may not see them cannot change that by trying again. */
export const RegisterFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useRegisterMessages()
  const shared = useSharedMessages()
  const { message, status } = problemOf(error, shared)
  if (status === FORBIDDEN) return <EmptyState title={t('forbidden')}>{message}</EmptyState>
  return (
    <EmptyState
      title={t('failed')}
      action={
        <Button variant="outline" tone="neutral" onPress={onRetry}>
          {shared('retry')}
        </Button>
      }
    >
      {message}
    </EmptyState>
  )
}
