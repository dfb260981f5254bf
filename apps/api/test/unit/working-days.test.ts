import { describe, expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay } from '../../src/kernel/working-days.ts'

const workingDaysOf = (year: number): number => {
  let count = 0
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
    if (isWorkingDay(new Date(time).toISOString().slice(0, 10))) count += 1
  }
  return count
}

describe('working days', () => {
  it.each([2026, 2027])('are 247 in %i, as the production calendar says', (year) => {
    expect(workingDaysOf(year)).toBe(247)
  })

  it.each([
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-11-20', 14, '2026-12-10'],
    ['2026-12-28', 5, '2027-01-13'],
    ['2026-12-28', 14, '2027-01-26'],
    ['2027-02-19', 1, '2027-02-20'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i of them is %s', (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected)
  })

  it('in a year without a calendar are weekdays without the fixed holidays', () => {
    expect(['2028-01-03', '2028-05-01', '2028-05-02', '2028-06-10'].map((day) => isWorkingDay(day))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })
})
