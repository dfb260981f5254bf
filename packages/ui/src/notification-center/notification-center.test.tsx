import { describe, expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { byDay, dayOf } from './by-day.ts'
import { NotificationCenter } from './notification-center.tsx'

conformance('NotificationCenter', {
  element: HTMLButtonElement,
  render: (props) => (
    <NotificationCenter items={[{ id: '1', title: 'Счёт выставлен', at: '2026-11-20T09:00:00Z' }]} {...props} />
  ),
})

describe('byDay', () => {
  const at = (id: string, moment: string) => ({ id, title: id, at: moment })

  test('the newest first, by days of the zone and not of the reader', () => {
    const items = [
      at('evening', '2026-11-20T20:59:00Z'),
      at('night', '2026-11-20T21:01:00Z'),
      at('morning', '2026-11-20T03:00:00Z'),
    ]
    expect(byDay(items, undefined).map(({ date, items: ofDay }) => [date, ofDay.map(({ id }) => id)])).toEqual([
      ['2026-11-21', ['night']],
      ['2026-11-20', ['evening', 'morning']],
    ])
    expect(byDay(items, 'Asia/Vladivostok').map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-20'])
  })

  test('moments with different offsets are ordered by time, not by text', () => {
    const items = [at('early', '2026-11-20T12:00:00+05:00'), at('late', '2026-11-20T09:00:00Z')]
    expect(byDay(items, undefined)[0]?.items.map(({ id }) => id)).toEqual(['late', 'early'])
  })

  test('the day of a moment', () => {
    expect(dayOf(new Date('2026-12-31T22:00:00Z'), 'Europe/Moscow')).toBe('2027-01-01')
  })
})
