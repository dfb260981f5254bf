import type { StatusEvent } from '@cabinet/contract/status-event'
import { Timeline, type TimelineEvent } from '@cabinet/ui/timeline'

/** What is still to come stands over what has happened, newest first. */
export const StatusHistory = ({
  label,
  events,
  expected,
  wrong,
  wanted,
}: {
  label: string
  events: readonly StatusEvent[]
  expected?: { readonly title: string; readonly note: string } | undefined
  /** Names of the states that ask for attention. */
  wrong: ReadonlySet<string>
  /** Names of the states that everybody waits for. */
  wanted: ReadonlySet<string>
}) => {
  const toneOf = (status: string): TimelineEvent['tone'] => {
    if (wrong.has(status)) return 'negative'
    return wanted.has(status) ? 'positive' : 'accent'
  }
  const happened = events.map(({ id, at, title, status, reason }): TimelineEvent => ({
    id,
    at,
    title,
    tone: toneOf(status.name),
    ...(reason !== null && { note: reason }),
  }))
  const coming = expected ? [{ id: 'expected', isExpected: true, title: expected.title, note: expected.note }] : []
  return <Timeline label={label} events={[...coming, ...happened]} />
}
