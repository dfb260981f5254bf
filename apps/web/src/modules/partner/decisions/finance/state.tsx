import type { bankRequestStates } from '@cabinet/contract/finance/partner-shapes'
import { Badge } from '@cabinet/ui/badge'
import type { ComponentProps } from 'react'
import { useDecisionsMessages } from '../messages.ts'

type State = (typeof bankRequestStates)[number]

const tones: Readonly<Record<State, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  SEND_BANK: 'notice',
  PROCESSING: 'accent',
  APPROVED: 'positive',
  CANCEL: 'neutral',
}

const isKnown = (state: string): state is State => state in tones

/** How a request stands; a state that comes with a later server is shown by its name. */
export const RequestState = ({ state }: { state: string }) => {
  const t = useDecisionsMessages()
  return isKnown(state) ? <Badge tone={tones[state]}>{t(`request.state.${state}`)}</Badge> : <Badge>{state}</Badge>
}
