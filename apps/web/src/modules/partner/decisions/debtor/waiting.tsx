import { partnerPages } from '@cabinet/contract/partner/pages'
import { useDecisionsMessages } from '../messages.ts'
import { WaitingLine } from '../waiting-line.tsx'
import { useWaitingLimits } from './data.ts'

export const kind = 'INSURER'

/** How many limits wait for the insurer. */
export const Line = () => {
  const t = useDecisionsMessages()
  const href = partnerPages['decisions-limits']({}, { state: 'REQUESTED' })
  return (
    <WaitingLine
      of={useWaitingLimits()}
      words={(count) => t('waiting.limits', { count })}
      href={href}
      track="waiting-limits"
    />
  )
}
