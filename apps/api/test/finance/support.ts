import { demoId } from '@cabinet/demo/ids'
import { nextOrderDay } from '../../src/modules/finance/order-days.ts'
import type { Cabinet } from '../support/cabinet.ts'
import { moveTo } from '../support/time.ts'

/** Ids of the demo of the finance client. */
export const factory = {
  agreement: demoId('agreement F1'),
  ended: demoId('agreement F2'),
  object: (number: string): string => demoId(`object O6 ОФ-${number}`),
  supply: (number: string): string => demoId(`supply O6 П-${number}`),
} as const

/** Moves the business clock to the morning of the next day that takes orders; later on that day, back to its morning. */
export const moveToOrderDay = (cabinet: Cabinet): string => {
  const day = nextOrderDay(cabinet.clock.now())
  moveTo(cabinet, `${day}T10:00:00+03:00`)
  return day
}

/** The same for what looks at the order of events: to a later day, so that what has happened stays past. */
export const moveToLaterOrderDay = (cabinet: Cabinet): string => {
  moveTo(cabinet, `${nextOrderDay(cabinet.clock.now())}T23:00:00+03:00`)
  return moveToOrderDay(cabinet)
}
