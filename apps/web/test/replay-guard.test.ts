import { beforeAll, describe, expect, test, vi } from 'vitest'
import { guardRecorder } from '../src/shared/observe/replay-guard.ts'
import { openRegistry } from './open-registry.ts'

const recorder = () => ({ start: vi.fn(), startBuffering: vi.fn(), stop: vi.fn(() => Promise.resolve()) })

describe('the recorder of a visit', () => {
  test('stops when the person goes to a private page, and goes on behind it', () => {
    const replay = recorder()
    const goTo = guardRecorder(replay, true)
    goTo(true)
    expect(replay.stop).not.toHaveBeenCalled()
    goTo(false)
    goTo(false)
    expect(replay.stop).toHaveBeenCalledTimes(1)
    goTo(true)
    expect([replay.start.mock.calls.length, replay.startBuffering.mock.calls.length]).toEqual([1, 0])
  })

  test('that begins on a private page is stopped at once', () => {
    const replay = recorder()
    guardRecorder(replay, false)(false)
    expect(replay.stop).toHaveBeenCalledTimes(1)
  })

  test('of a visit that is not recorded as a whole keeps only the seconds before an error', () => {
    const replay = recorder()
    const goTo = guardRecorder(replay, false)
    goTo(false)
    goTo(true)
    expect([replay.start.mock.calls.length, replay.startBuffering.mock.calls.length]).toEqual([0, 1])
  })
})

describe('private pages', () => {
  let registry: Awaited<ReturnType<typeof openRegistry>>['registry']

  beforeAll(async () => {
    registry = (await openRegistry()).registry
  })

  test('are at least those with passwords, codes, passports and bank accounts', () => {
    const names = registry.modules.flatMap(({ routes }) =>
      routes.flatMap(({ name, isPrivate }) => (isPrivate ? [name] : [])),
    )
    const known = ['confirm', 'create-password', 'dev', 'login', 'partner', 'profile', 'recovery', 'recovery-confirm']
    expect(names).toEqual(
      expect.arrayContaining([...known, 'register', 'second-factor', 'seller-register', 'statement', 'user-detail']),
    )
  })

  test('are all pages that forms of areas are on', () => {
    const forms = registry.modules.flatMap(({ routes }) =>
      routes.filter(({ path }) => /create-|request\/|^\/(?:seller\/)?register/.test(path)),
    )
    for (const { name, isPrivate } of forms) expect(isPrivate, name).toBe(true)
  })
})
