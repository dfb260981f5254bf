import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { Card } from '@cabinet/ui/card'
import { formatDate } from '@cabinet/ui/date-text'
import { type StatusStep, StatusSteps } from '@cabinet/ui/status-steps'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useDeadlineText } from '../parts/deadline.tsx'
import { useClaimMessages } from '../parts/messages.ts'

const ids = ['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'DECISION', 'PAYMENT'] as const

/** How far a claim has come: the place of the step that it stands at. */
const stepOf = {
  DRAFT: 0,
  SUBMITTED: 1,
  IN_REVIEW: 2,
  DOCUMENTS_REQUESTED: 2,
  APPROVED: 4,
  PARTIALLY_APPROVED: 4,
  PAID: 5,
  REJECTED: 3,
  WITHDRAWN: 1,
} as const

const failed: ReadonlySet<string> = new Set(['REJECTED', 'WITHDRAWN'])

/** The way of a claim: draft, sent, considered, decided, paid. */
export const ClaimSteps = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const wordsOf = useDeadlineText()
  const step = stepOf[claim.status.name]
  const isFailed = failed.has(claim.status.name)
  const day = (at: string) => formatDate(at, 'date', { locale })
  /** When a state was reached first. */
  const reached = (...statuses: readonly string[]) =>
    claim.history.findLast(({ status }) => statuses.includes(status.name))?.at
  const dates: readonly (string | undefined)[] = [
    claim.createdDateTime,
    claim.submittedDateTime ?? undefined,
    reached('IN_REVIEW'),
    claim.decision?.date,
    claim.payment?.date,
  ]
  const labelOf = (id: (typeof ids)[number], at: number): string =>
    isFailed && at === step ? claim.status.description : t(`step.${id}`)
  const steps = ids.map((id, at): StatusStep => {
    const date = dates[at]
    if (at < step) return { id, label: t(`step.${id}`), state: 'done', ...(date && { note: day(date) }) }
    if (at > step) return { id, label: t(`step.${id}`), state: 'upcoming' }
    if (isFailed) return { id, label: labelOf(id, at), state: 'failed', ...(date && { note: day(date) }) }
    const note =
      claim.status.name === 'DOCUMENTS_REQUESTED' ? t('step.waits') : claim.deadline && wordsOf(claim.deadline).title
    return { id, label: labelOf(id, at), state: 'current', ...(note && { note }) }
  })
  return (
    <Card>
      <StatusSteps label={t('steps')} steps={isFailed ? steps.slice(0, step + 1) : steps} />
    </Card>
  )
}
