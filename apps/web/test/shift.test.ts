import { describe, expect, it } from 'vitest'
import { DAY, HOUR, shiftParts, untilTenth } from '../src/modules/dev/parts/panel/shift.ts'

describe('how far the clock is moved', () => {
  it.each([
    [0, { direction: 'ahead', days: 0, hours: 0, minutes: 0 }],
    [DAY + 2 * HOUR + 3, { direction: 'ahead', days: 1, hours: 2, minutes: 3 }],
    [-2 * DAY, { direction: 'back', days: 2, hours: 0, minutes: 0 }],
    [-1, { direction: 'back', days: 0, hours: 0, minutes: 1 }],
  ])('%i minutes are said as %j', (minutes, parts) => {
    expect(shiftParts(minutes)).toEqual(parts)
  })
})

describe('the next tenth of a month', () => {
  it.each([
    ['2026-11-20T09:00:00.000Z', '2026-12-10T03:01:00.000Z'],
    ['2026-12-10T03:00:30.000Z', '2026-12-10T03:01:00.000Z'],
    ['2026-12-10T03:01:00.000Z', '2027-01-10T03:01:00.000Z'],
    // It is the first of December in Moscow already.
    ['2026-11-30T22:30:00.000Z', '2026-12-10T03:01:00.000Z'],
  ])('after %s is %s, a minute past six in Moscow', (from, expected) => {
    const reached = new Date(Date.parse(from) + untilTenth(new Date(from)) * 60_000)
    expect(Math.abs(reached.getTime() - Date.parse(expected))).toBeLessThan(60_000)
    expect(reached.getTime()).toBeGreaterThanOrEqual(Date.parse(expected))
  })
})
