import { attention } from '@cabinet/contract/people/user'
import type { IconType } from '@cabinet/ui/icon'
import { createContext, useContext, useMemo } from 'react'
import { useRead } from './api/data.ts'
import { daysBetween } from './days.ts'
import { useIntl } from './intl/messages.ts'
import type { Hue } from './manifest.ts'

/** One thing that waits for a decision of the person, in words. */
export interface AttentionText {
  readonly key: string
  /** What is to be done. */
  readonly text: string
  /** Label of the button that leads there. */
  readonly action: string
  readonly Icon: IconType
  readonly hue: Hue | undefined
  readonly path: string
  readonly count: number
  /** ISO 8601: since when it waits. */
  readonly since?: string
  /** `YYYY-MM-DD`: the last day for it. */
  readonly dueDate?: string
}

/** The day of the business in the form in which days are compared. */
const dayInMoscow = (moment: Date | string): string =>
  new Date(moment).toLocaleDateString('sv', { timeZone: 'Europe/Moscow' })

/** How urgent something is: days until its last day, days since it has passed, or how long it waits without one. */
export interface AttentionAge {
  readonly kind: 'overdue' | 'due' | 'since'
  readonly date: string
  readonly days: number
}

/** The age of something that waits; nothing when it has no day at all. */
export const attentionAge = ({ since, dueDate }: Pick<AttentionText, 'since' | 'dueDate'>): AttentionAge | null => {
  const today = dayInMoscow(new Date())
  if (dueDate !== undefined) {
    const days = daysBetween(today, dueDate)
    return days < 0 ? { kind: 'overdue', date: dueDate, days: -days } : { kind: 'due', date: dueDate, days }
  }
  return since === undefined ? null : { kind: 'since', date: since, days: daysBetween(dayInMoscow(since), today) }
}

/** How one kind is shown: ids of all messages, and the picture itself. */
export interface AttentionKind {
  readonly text: string
  readonly action: string
  readonly Icon: IconType
  readonly hue: Hue | undefined
}

/** How each kind is shown. Modules declare it, the host collects it. */
export const AttentionContext = createContext<Readonly<Record<string, AttentionKind>>>({})

/** Whether things that wait may be missing because an area has not answered, and a way to ask again. */
export const useAttentionGap = () => {
  const { data, error, isValidating, mutate } = useRead(attention)
  return {
    isPartial: error !== undefined || (data?.missing.length ?? 0) > 0,
    isLoading: isValidating,
    retry: () => void mutate(),
  }
}

/** What has a last day comes first, the nearest day before the others; then what has waited longest. */
const byUrgency = (one: AttentionText, other: AttentionText): number =>
  (one.dueDate ?? '9').localeCompare(other.dueDate ?? '9') || (one.since ?? '9').localeCompare(other.since ?? '9')

/**
 * What waits for a decision of the person, in words, the most urgent first. A kind that no module of this person has
 * messages for is left out.
 */
export const useAttentionTexts = (): readonly AttentionText[] => {
  const intl = useIntl()
  const kinds = useContext(AttentionContext)
  const { data } = useRead(attention)
  return useMemo(
    () =>
      (data?.items ?? [])
        .flatMap(({ kind, count, path, details, since, dueDate }) => {
          const shown = kinds[kind]
          if (shown === undefined) return []
          return [
            {
              key: `${kind} ${path}`,
              text: String(intl.formatMessage({ id: shown.text }, { count, ...details })),
              action: String(intl.formatMessage({ id: shown.action })),
              Icon: shown.Icon,
              hue: shown.hue,
              path,
              count,
              ...(since !== undefined && { since }),
              ...(dueDate !== undefined && { dueDate }),
            },
          ]
        })
        .sort(byUrgency),
    [data, kinds, intl],
  )
}
