import type { counters } from '@cabinet/contract/claim'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import type { ClaimStatus } from '@cabinet/contract/claim/values'
import { StatCard, StatGroup } from '@cabinet/ui/stat-card'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useClaimMessages } from '../parts/messages.ts'

const tiles = [
  { id: 'drafts', statuses: ['DRAFT'], tone: 'neutral' },
  { id: 'asked', statuses: ['DOCUMENTS_REQUESTED'], tone: 'notice' },
  { id: 'review', statuses: ['SUBMITTED', 'IN_REVIEW'], tone: 'neutral' },
  { id: 'approved', statuses: ['APPROVED', 'PARTIALLY_APPROVED'], tone: 'positive' },
  { id: 'paid', statuses: ['PAID'], tone: 'neutral' },
  { id: 'refused', statuses: ['REJECTED'], tone: 'neutral' },
] as const satisfies readonly {
  id: string
  statuses: readonly ClaimStatus[]
  tone: 'neutral' | 'notice' | 'positive'
}[]

/** Claims by state; a press shows exactly those that the tile counts. */
export const Counters = ({
  counts,
  chosen,
  onChoose,
}: {
  counts: ResponseOf<typeof counters> | undefined
  /** The filter of states in the address. */
  chosen: string
  onChoose: (statuses: string) => void
}) => {
  const t = useClaimMessages()
  const { formatNumber } = useIntl()
  const countOf = (statuses: readonly ClaimStatus[]) =>
    (counts?.statuses ?? []).reduce((sum, { name, count }) => (statuses.includes(name) ? sum + count : sum), 0)
  return (
    <StatGroup isInline label={t('counters')}>
      {tiles.map(({ id, statuses, tone }) => {
        const value = statuses.join(',')
        const count = countOf(statuses)
        return (
          <StatCard
            key={id}
            label={t(`counter.${id}`)}
            value={formatNumber(count)}
            isLoading={counts === undefined}
            tone={count > 0 ? tone : 'neutral'}
            isSelected={chosen === value}
            onPress={() => onChoose(chosen === value ? '' : value)}
          />
        )
      })}
    </StatGroup>
  )
}
