import type { insurerLimitStates } from '@cabinet/contract/debtor/partner-credit'
import { Badge } from '@cabinet/ui/badge'
import type { ComponentProps } from 'react'
import { useDecisionsMessages } from '../messages.ts'

type State = (typeof insurerLimitStates)[number]

const tones: Readonly<Record<State, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  NONE: 'neutral',
  REQUESTED: 'notice',
  APPROVED: 'positive',
  PARTIALLY_APPROVED: 'positive',
  REJECTED: 'neutral',
  SUSPENDED: 'negative',
  EXPIRED: 'neutral',
}

const isKnown = (state: string): state is State => state in tones

/** How the limit on a buyer stands; a state that comes with a later server is shown by its name. */
export const LimitState = ({ state }: { state: string }) => {
  const t = useDecisionsMessages()
  return isKnown(state) ? <Badge tone={tones[state]}>{t(`limit.state.${state}`)}</Badge> : <Badge>{state}</Badge>
}
