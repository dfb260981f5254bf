import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'

/** A section whose data is on its way. */
export const SectionLoading = () => (
  <Card aria-busy="true">
    <SkeletonText lines={8} />
  </Card>
)

/** A section whose data did not come. */
export const SectionFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const shared = useSharedMessages()
  return (
    <Card>
      <EmptyState
        level={2}
        title={shared('card.failed')}
        action={
          <Button variant="outline" tone="neutral" onPress={onRetry}>
            {shared('retry')}
          </Button>
        }
      >
        {problemOf(error, shared).message}
      </EmptyState>
    </Card>
  )
}
