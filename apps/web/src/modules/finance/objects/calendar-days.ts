import type { CalendarDay } from '@cabinet/contract/finance/objects'
import type { CalendarDay as ShownDay } from '@cabinet/ui/calendar-month'
import { formatMoney } from '@cabinet/ui/money'
import { ArrowDownLeft, ArrowUpRight, Lock } from 'lucide-react'
import type { RegistersMessages } from '../registers/messages.ts'

/** Monday 1, Sunday 7. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
const isWeekend = (date: string): boolean => weekdayOf(date) > 5

/** A weekday on which nobody works, a Saturday on which everybody does, a working day that is over for orders. */
const wordsOf = (day: CalendarDay, now: string, t: RegistersMessages): Partial<ShownDay> => {
  const { date, isWorkingDay, isClosed, objectsCount, availableSum } = day
  if (!isWorkingDay) return isWeekend(date) ? { spoken: t('day.off') } : { note: t('day.holiday') }
  if (isClosed && date === now) return { icon: Lock, note: t('day.closed') }
  if (availableSum > 0) return { sum: availableSum, note: t('objects.count', { count: objectsCount }) }
  return isWeekend(date) ? { note: t('day.working') } : {}
}

/** What the calendar writes into its days. */
export const shownDays = (
  days: readonly CalendarDay[],
  { now, locale, t }: { readonly now: string; readonly locale: string; readonly t: RegistersMessages },
): Readonly<Record<string, ShownDay>> =>
  Object.fromEntries(
    days.map((day) => {
      const { date, orderedSum, repaymentSum, isWorkingDay } = day
      const said = (id: 'day.ordered' | 'day.repayment', sum: number) => t(id, { sum: formatMoney(sum, { locale }) })
      const marks = [
        ...(orderedSum > 0
          ? [{ icon: ArrowUpRight, sum: orderedSum, label: said('day.ordered', orderedSum) } as const]
          : []),
        ...(repaymentSum > 0
          ? [
              {
                icon: ArrowDownLeft,
                sum: repaymentSum,
                label: said('day.repayment', repaymentSum),
                tone: 'positive',
              } as const,
            ]
          : []),
      ]
      return [date, { ...wordsOf(day, now, t), isQuiet: !isWorkingDay, ...(marks.length > 0 && { marks }) }]
    }),
  )

/** Why nothing can be ordered for a day; null when something can. */
export type DayObstacle = 'off' | 'past' | 'closedToday' | 'nothing' | 'invalid'

export const obstacleOf = (
  day: Pick<CalendarDay, 'date' | 'isWorkingDay' | 'isClosed' | 'objectsCount'>,
  { now, isValid, isLine }: { readonly now: string; readonly isValid: boolean; readonly isLine: boolean },
): DayObstacle | null => {
  if (!isValid) return 'invalid'
  if (!day.isWorkingDay) return 'off'
  if (day.isClosed) return day.date === now ? 'closedToday' : 'past'
  // Of a credit line money is asked for: there is nothing to choose from.
  return isLine || day.objectsCount > 0 ? null : 'nothing'
}
