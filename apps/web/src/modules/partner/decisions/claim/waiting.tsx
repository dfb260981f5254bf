import { partnerPages } from '@cabinet/contract/partner/pages'
import { useDecisionsMessages } from '../messages.ts'
import { WaitingLine } from '../waiting-line.tsx'
import { useWaitingClaims, waitingStates } from './data.ts'

export const kind = 'INSURER'

/** How many claims wait for the insurer. */
export const Line = () => {
  const t = useDecisionsMessages()
  const href = partnerPages['decisions-claims']({}, { state: waitingStates.join(',') })
  return (
    <WaitingLine
      of={useWaitingClaims()}
      words={(count) => t('waiting.claims', { count })}
      href={href}
      track="waiting-claims"
    />
  )
}
