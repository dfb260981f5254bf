import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextAfter, type Schedule } from '../../src/platform/jobs/schedule.ts'

const daily: Schedule = { kind: 'DAILY', time: '06:00' }
const monthly: Schedule = { kind: 'MONTHLY', day: 10, time: '06:00' }
const often: Schedule = { kind: 'EVERY', minutes: 15 }

describe('the next moment of a schedule', () => {
  it.each([
    // 06:00 in Moscow is 03:00 in the universal time.
    [daily, '2026-11-20T02:59:59.999Z', '2026-11-20T03:00:00.000Z'],
    [daily, '2026-11-20T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    [daily, '2026-12-31T23:30:00.000Z', '2027-01-01T03:00:00.000Z'],
    [monthly, '2026-11-20T00:00:00.000Z', '2026-12-10T03:00:00.000Z'],
    [monthly, '2026-12-10T03:00:00.000Z', '2027-01-10T03:00:00.000Z'],
    [monthly, '2026-11-10T02:00:00.000Z', '2026-11-10T03:00:00.000Z'],
    // The last evening of a month in the universal time is the next month in Moscow.
    [monthly, '2026-11-30T22:00:00.000Z', '2026-12-10T03:00:00.000Z'],
    [often, '2026-11-20T10:07:00.000Z', '2026-11-20T10:15:00.000Z'],
    [often, '2026-11-20T10:15:00.000Z', '2026-11-20T10:30:00.000Z'],
  ] as const)('of %j after %s is %s', (schedule, from, expected) => {
    expect(nextAfter(schedule, new Date(from)).toISOString()).toBe(expected)
  })

  it('lies ahead, and nothing of the schedule lies between', () => {
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(daily, monthly, often), instants, (schedule, from) => {
        const next = nextAfter(schedule, from)
        expect(next.getTime()).toBeGreaterThan(from.getTime())
        expect(nextAfter(schedule, new Date(next.getTime() - 1))).toEqual(next)
        const between = new Date((from.getTime() + next.getTime()) / 2)
        expect(nextAfter(schedule, between)).toEqual(next)
      }),
    )
  })
})
