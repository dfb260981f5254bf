import { describe, expect, test, vi } from 'vitest'
import { guardRecorder } from '../src/shared/observe/replay-guard.ts'

const recorder = () => ({ start: vi.fn(), startBuffering: vi.fn(), stop: vi.fn(() => Promise.resolve()) })

const excluded = [
  '/profile',
  '/profile/users/1',
  '/offer/request/1',
  '/login',
  '/register',
  '/seller/register/',
  '/recovery/confirm',
  '/create-password',
]

describe('the recorder of a visit', () => {
  test.each(excluded)('stops when the person goes to %s, and goes on behind it', (path) => {
    const replay = recorder()
    const goTo = guardRecorder(replay, true)
    goTo('/offer')
    expect(replay.stop).not.toHaveBeenCalled()
    goTo(path)
    goTo(path)
    expect(replay.stop).toHaveBeenCalledTimes(1)
    goTo('/help')
    expect([replay.start.mock.calls.length, replay.startBuffering.mock.calls.length]).toEqual([1, 0])
  })

  test('that begins on an excluded page is stopped at once', () => {
    const replay = recorder()
    guardRecorder(replay, false)('/profile')
    expect(replay.stop).toHaveBeenCalledTimes(1)
  })

  test('of a visit that is not recorded as a whole keeps only the seconds before an error', () => {
    const replay = recorder()
    const goTo = guardRecorder(replay, false)
    goTo('/profile')
    goTo('/offer')
    expect([replay.start.mock.calls.length, replay.startBuffering.mock.calls.length]).toEqual([0, 1])
  })
})
