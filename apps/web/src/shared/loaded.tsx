import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { SkeletonText } from '@cabinet/ui/skeleton'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { problemOf } from './api/problem.ts'
import { useSharedMessages } from './messages.ts'

interface LoadedProps<Data> {
  readonly of: SWRResponse<Data, unknown>
  readonly children: (data: Data) => ReactNode
}

/** What happened in the place of the data, and a way on. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) => {
  const shared = useSharedMessages()
  return (
    <EmptyState
      title={shared('card.failed')}
      action={
        <Button variant="outline" tone="neutral" onPress={() => void onRetry()}>
          {shared('retry')}
        </Button>
      }
    >
      {problemOf(error, shared).message}
    </EmptyState>
  )
}

/** Data of a section: its skeleton, what went wrong, or the data. */
export const Loaded = <Data,>({ of, children }: LoadedProps<Data>) => {
  if (of.data !== undefined) return children(of.data)
  if (of.error !== undefined) {
    return (
      <Card>
        <LoadFailure error={of.error} onRetry={() => of.mutate()} />
      </Card>
    )
  }
  return (
    <Card aria-busy="true">
      <SkeletonText lines={6} />
    </Card>
  )
}
