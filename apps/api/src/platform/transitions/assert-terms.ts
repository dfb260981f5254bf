import { businessDay, type DayText } from '../../kernel/clock.ts'
import { errors } from '../../kernel/http-error.ts'

/** @throws HttpError 400 for a last day that has passed before it is agreed to */
export const assertNotPast = (field: string, day: DayText, now: Date): void => {
  if (day >= businessDay(now)) return
  throw errors.validation([{ field, code: 'past', text: { ru: 'Дата уже прошла', en: 'The day has passed' } }])
}

/** @throws HttpError 400 for a day that lies before another one which it must follow */
export const assertNotBefore = (field: string, day: DayText, first: DayText): void => {
  if (day >= first) return
  const text = { ru: `Дата не может быть раньше ${first}`, en: `The day cannot be before ${first}` }
  throw errors.validation([{ field, code: 'too_early', text }])
}

/** @throws HttpError 400 for a sum above what was asked for, both in kopecks */
export const assertAtMost = (field: string, sum: number, most: number): void => {
  if (sum <= most) return
  const text = { ru: 'Больше, чем запрошено', en: 'More than was asked for' }
  throw errors.validation([{ field, code: 'too_much', text }])
}
