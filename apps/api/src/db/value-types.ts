/** An instant as a session in UTC writes it, to the millisecond. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/
const SECONDS_END = 19

/** Both drivers ask for UTC, so nearly every instant is only written differently: a date made of each would cost most of a long read. */
const instantOf = (text: string): string => {
  if (!IN_UTC.test(text)) return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
  const milliseconds = text
    .slice(SECONDS_END + 1, -3)
    .slice(0, 3)
    .padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, SECONDS_END)}.${milliseconds}Z`
}

/**
 * How values of the database become values of JavaScript, the same for both drivers.
 *
 * - `bigint` is a number: sums in kopecks and counts stay far below 2^53; a larger value is an error, not a wrong sum.
 * - `numeric` and `date` stay text: a float would round the one, a time zone would move the other.
 * - `timestamptz` is ISO 8601 in UTC with milliseconds, so that equal instants are equal strings.
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a number`)
    return value
  },
  1082: (text) => text,
  1114: (text) => text,
  1184: instantOf,
  1700: (text) => text,
}
