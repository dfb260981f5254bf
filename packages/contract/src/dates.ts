import * as z from 'zod/mini'

/** A calendar day, `YYYY-MM-DD`. Days and "days until" are counted in the time zone below. */
export const Day = z.iso.date()
/** An instant: ISO 8601 with an offset. */
export const Instant = z.iso.datetime({ offset: true })
/** The zone of the business day. */
export const BUSINESS_TIME_ZONE = 'Europe/Moscow'
