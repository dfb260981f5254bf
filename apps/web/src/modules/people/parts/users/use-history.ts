import type { ColleagueCard, PersonEvent } from '@cabinet/contract/people/colleagues'
import type { TimelineEvent } from '@cabinet/ui/timeline'
import { useProfileMessages } from '../profile/messages.ts'

const tones: Partial<Record<PersonEvent['kind'], TimelineEvent['tone']>> = {
  CONFIRMED: 'positive',
  BECAME_OWNER: 'positive',
  UNBLOCKED: 'positive',
  BLOCKED: 'negative',
  REJECTED: 'negative',
  DELETED: 'negative',
}

const parts = ['roles', 'added', 'removed', 'reason', 'email'] as const

/** The history of a person in words. */
export const useHistory = ({ history }: ColleagueCard): readonly TimelineEvent[] => {
  const t = useProfileMessages()
  const noteOf = ({ by, details }: PersonEvent): string =>
    [
      ...parts.flatMap((part) => (details[part] ? [t(`event.${part}`, { value: details[part] })] : [])),
      ...(by ? [t('event.by', { name: by })] : []),
    ].join(' · ')
  return history.map((event) => ({
    id: event.id,
    title: t(`event.${event.kind}`),
    at: event.at,
    note: noteOf(event) || undefined,
    tone: tones[event.kind] ?? 'accent',
  }))
}
