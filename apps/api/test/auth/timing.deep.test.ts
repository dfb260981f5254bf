import { login } from '@cabinet/contract/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usernameOf } from '@cabinet/demo/people'
import { createPasswords } from '../../src/kernel/passwords.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

const KNOWN = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11', 'P12', 'P13', 'P14', 'P15']
const ATTEMPTS = 4

const medianOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

describe('the work of a refused sign-in', () => {
  let cabinet: Cabinet

  beforeAll(async () => {
    // The real cost: it is what an attacker would measure.
    const passwords = createPasswords()
    cabinet = await openCabinet(anyKind(), { passwords })
    const hash = await passwords.hash('a password that nobody types')
    await cabinet.platform.database.query.updateTable('person').set({ password_hash: hash }).execute()
  })
  afterAll(() => cabinet.remove())

  it('does not tell who exists: the median lies within ten per cent', async () => {
    let visitor = 0
    // Time of the processor, not of the clock: what else the machine does must not decide.
    const measure = async (username: string): Promise<number> => {
      visitor += 1
      const before = process.cpuUsage()
      const { status } = await cabinet.call(login, {
        body: { username, password: 'Wrong-2026!' },
        ip: `10.3.${visitor >> 8}.${visitor & 255}`,
      })
      const { user, system } = process.cpuUsage(before)
      expect(status).toBe(401)
      return user + system
    }
    await measure('+70007777777')
    const known: number[] = []
    const unknown: number[] = []
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      for (const [index, key] of KNOWN.entries()) {
        const stranger = `+7999${String(index).padStart(7, '0')}`
        // Whoever comes second must not always be the same: caches get warmer.
        if ((index + attempt) % 2 === 0) known.push(await measure(usernameOf(key)))
        unknown.push(await measure(stranger))
        if ((index + attempt) % 2 === 1) known.push(await measure(usernameOf(key)))
      }
    }
    const ratios = known.map((work, index) => work / (unknown[index] ?? Number.NaN))
    expect(ratios).toHaveLength(KNOWN.length * ATTEMPTS)
    expect(Math.abs(medianOf(ratios) - 1)).toBeLessThan(0.1)
  })
})
