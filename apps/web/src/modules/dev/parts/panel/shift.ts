export const HOUR = 60
export const DAY = 24 * HOUR

/** The server moves its clock by ten years at most. */
export const MOST_DAYS = 3650

const MINUTE_MS = 60_000
/** Moscow has kept this offset since 2014. */
const OFFSET_MS = 3 * HOUR * MINUTE_MS
const TENTH = 10
const MORNING = 6

/** A shift in the messages of a person: how many days, hours and minutes, and in which direction. */
export const shiftParts = (minutes: number) => {
  const size = Math.abs(minutes)
  return {
    direction: minutes < 0 ? 'back' : 'ahead',
    days: Math.floor(size / DAY),
    hours: Math.floor((size % DAY) / HOUR),
    minutes: size % HOUR,
  }
}

/** Minutes until the next tenth of a month, a minute past six in Moscow: drafts of the month are made at six. */
export const untilTenth = (now: Date): number => {
  const moscow = new Date(now.getTime() + OFFSET_MS)
  const tenthIn = (month: number): number =>
    Date.UTC(moscow.getUTCFullYear(), moscow.getUTCMonth() + month, TENTH, MORNING, 1)
  const next = tenthIn(0) > moscow.getTime() ? tenthIn(0) : tenthIn(1)
  return Math.ceil((next - moscow.getTime()) / MINUTE_MS)
}
