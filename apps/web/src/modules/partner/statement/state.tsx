import type { StatementLine, StatementState } from '@cabinet/contract/partner/statement'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'

const tones: Readonly<Record<StatementState, BadgeProps['tone']>> = {
  MATCHED: 'positive',
  OVERPAID: 'notice',
  UNMATCHED: 'negative',
  SETTLED: 'neutral',
}

export const StateBadge = ({ state }: Pick<StatementLine, 'state'>) => (
  <Badge tone={tones[state.name]}>{state.description}</Badge>
)
