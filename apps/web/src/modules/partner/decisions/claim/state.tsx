import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { Badge } from '@cabinet/ui/badge'
import { DateText } from '@cabinet/ui/date-text'
import { Inline } from '@cabinet/ui/inline'
import { Text } from '@cabinet/ui/text'
import type { ComponentProps } from 'react'
import { useDecisionsMessages } from '../messages.ts'

type State = InsurerClaim['state']

const tones: Readonly<Record<State, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  DRAFT: 'neutral',
  SUBMITTED: 'notice',
  IN_REVIEW: 'accent',
  DOCUMENTS_REQUESTED: 'neutral',
  APPROVED: 'notice',
  PARTIALLY_APPROVED: 'notice',
  PAID: 'positive',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
}

/** How a claim stands. What waits for the insurer stands out, a payment that is due as well. */
export const ClaimState = ({ state }: { state: State }) => {
  const t = useDecisionsMessages()
  return <Badge tone={tones[state]}>{t(`claim.state.${state}`)}</Badge>
}

/** Until when the insurer has to do what comes next. */
export const Deadline = ({ claim }: { claim: Pick<InsurerClaim, 'state' | 'decisionUntil' | 'paymentUntil'> }) => {
  const t = useDecisionsMessages()
  const { decisionUntil, paymentUntil } = claim
  const day = decisionUntil ?? paymentUntil
  return (
    <Inline gap={12}>
      <ClaimState state={claim.state} />
      {day !== null && (
        <Text tone="muted">
          {t(decisionUntil === null ? 'claim.payUntil' : 'claim.decideUntil')} <DateText value={day} />
        </Text>
      )}
    </Inline>
  )
}
