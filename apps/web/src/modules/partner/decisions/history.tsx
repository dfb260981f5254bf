import type { PartnerHistory } from '@cabinet/contract/partner'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Timeline } from '@cabinet/ui/timeline'
import type { SWRResponse } from 'swr'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { DrawerPart } from '../../../shared/ui/drawer-part.tsx'
import { useDecisionsMessages } from './messages.ts'

/** States that everybody waits for, and those that end badly. */
const tones: Readonly<Record<string, 'positive' | 'negative'>> = {
  APPROVED: 'positive',
  PARTIALLY_APPROVED: 'positive',
  PAID: 'positive',
  CANCEL: 'negative',
  REJECTED: 'negative',
}

/** What has become of a thing since it was sent, and who has moved it. */
export const HistoryPart = ({ of: { data, error, mutate } }: { of: SWRResponse<PartnerHistory, unknown> }) => {
  const t = useDecisionsMessages()
  return (
    <DrawerPart title={t('history')}>
      {data ? (
        <Timeline
          label={t('history')}
          events={data.events.map(({ id, at, title, state, by, reason }) => ({
            id,
            at,
            title,
            tone: tones[state] ?? 'accent',
            note: reason === null ? t(`by.${by}`) : `${t(`by.${by}`)}: ${reason}`,
          }))}
        />
      ) : error === undefined ? (
        <SkeletonText lines={3} />
      ) : (
        <LoadFailure error={error} onRetry={() => mutate()} />
      )}
    </DrawerPart>
  )
}
