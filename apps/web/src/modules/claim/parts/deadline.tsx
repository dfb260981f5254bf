import type { ClaimDeadline } from '@cabinet/contract/claim/shapes'
import { formatDate } from '@cabinet/ui/date-text'
import { useIntl } from '../../../shared/intl/messages.ts'
import { TwoLines } from '../../../shared/ui/two-lines.tsx'
import { useClaimMessages } from './messages.ts'
import * as styles from './parts.css.ts'

/** Fewer working days than these ask for attention when it is the person's turn. */
const SOON = 10
/** The rest are the insurer's turn. */
const own: ReadonlySet<string> = new Set(['SUBMIT', 'DOCUMENTS'])

/** How a day reads: «Ответить до 02.12.2026», «осталось 8 рабочих дней». */
export const useDeadlineText = () => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  return ({ kind, date, daysLeft, workingDaysLeft, isApproximate }: ClaimDeadline) => {
    const isOver = daysLeft < 0
    const day = formatDate(date, 'date', { locale })
    const tone: keyof typeof styles.hint =
      own.has(kind) && isOver ? 'negative' : own.has(kind) && workingDaysLeft <= SOON ? 'notice' : 'muted'
    return {
      title: t(isApproximate ? `deadline.${kind}.about` : `deadline.${kind}`, { date: day }),
      left: isOver ? t('deadline.over', { days: -daysLeft }) : t('deadline.left', { days: workingDaysLeft }),
      tone,
    }
  }
}

/** The day that comes next, and how long it is until then. */
export const DeadlineCell = ({ deadline }: { deadline: ClaimDeadline }) => {
  const { title, left, tone } = useDeadlineText()(deadline)
  return <TwoLines under={<span className={styles.hint[tone]}>{left}</span>}>{title}</TwoLines>
}
