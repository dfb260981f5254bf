import type { NewsLetter, NewsState } from '@cabinet/contract/news'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'

const tones: Readonly<Record<NewsState, BadgeProps['tone']>> = {
  DRAFT: 'neutral',
  SENDING: 'info',
  SENT: 'positive',
  STOPPED: 'notice',
}

/** How a letter stands. */
export const StateBadge = ({ state }: Pick<NewsLetter, 'state'>) => (
  <Badge tone={tones[state.name]}>{state.description}</Badge>
)
