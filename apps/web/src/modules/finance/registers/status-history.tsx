import type { StatusEvent } from '@cabinet/contract/finance-supply'
import { Timeline, type TimelineEvent } from '@cabinet/ui/timeline'
import { useRegistersMessages } from './messages.ts'

const wrong: ReadonlySet<string> = new Set(['OVERDUE', 'REGRESS', 'REJECTED'])
const wanted: ReadonlySet<string> = new Set(['PAID', 'REPAID'])

const toneOf = (status: string): TimelineEvent['tone'] => {
  if (wrong.has(status)) return 'negative'
  return wanted.has(status) ? 'positive' : 'accent'
}

/** What is still to come stands over what has happened, newest first. */
export const StatusHistory = ({
  events,
  expected,
}: {
  events: readonly StatusEvent[]
  expected?: { readonly title: string; readonly note: string } | undefined
}) => {
  const t = useRegistersMessages()
  const happened = events.map(({ id, at, title, status, reason }): TimelineEvent => ({
    id,
    at,
    title,
    tone: toneOf(status.name),
    ...(reason !== null && { note: reason }),
  }))
  const coming = expected ? [{ id: 'expected', isExpected: true, title: expected.title, note: expected.note }] : []
  return <Timeline label={t('history')} events={[...coming, ...happened]} />
}
