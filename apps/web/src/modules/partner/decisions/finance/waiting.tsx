import { partnerPages } from '@cabinet/contract/partner/pages'
import { useDecisionsMessages } from '../messages.ts'
import { WaitingLine } from '../waiting-line.tsx'
import { useWaitingRequests } from './data.ts'

export const kind = 'BANK'

/** How many requests wait for the bank. */
export const Line = () => {
  const t = useDecisionsMessages()
  const href = partnerPages['decisions-requests']({}, { state: 'SEND_BANK,PROCESSING' })
  return (
    <WaitingLine
      of={useWaitingRequests()}
      words={(count) => t('waiting.requests', { count })}
      href={href}
      track="waiting-requests"
    />
  )
}
