import { login } from '@cabinet/contract/auth'
import { change } from '@cabinet/contract/auth/password'
import { sendContactCode } from '@cabinet/contract/people/profile'
import { health } from '@cabinet/contract/service'
import { current } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBoundedQueue } from '../../src/kernel/bounded-queue.ts'
import { DEMO_PASSWORD, usernameOf } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { cheapPasswords } from '../support/settings.ts'

const RUNNING = 2
const WAITING = 10

describe.each(productKinds())('a burst of sign-ins on $name', (kind) => {
  const queue = createBoundedQueue(RUNNING, WAITING)
  let cabinet: Cabinet
  /** Whether the server sees at the start of a call that the queue is full; others may be faster by a moment. */
  let seesInTime = true

  beforeAll(async () => {
    const passwords = cheapPasswords(undefined, queue)
    cabinet = await openCabinet(kind, {
      passwords: { ...passwords, isBusy: () => seesInTime && passwords.isBusy() },
    })
  })
  afterAll(() => cabinet.remove())

  const signIn = (username: string, password: string, ip: string) =>
    cabinet.call(login, { body: { username, password }, ip })

  /** Fills the queue with checks that last until they are released. */
  const fill = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const checks = Array.from({ length: RUNNING + WAITING }, () => queue.run(() => promise))
    return async (): Promise<void> => {
      resolve()
      await Promise.all(checks)
    }
  }

  it.each([true, false])(
    'is refused while too many wait, and costs nobody an attempt (seen in time: %s)',
    async (isSeen) => {
      seesInTime = isSeen
      const release = fill()
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const { status, body, raw } = await signIn(usernameOf('P7'), DEMO_PASSWORD, '10.76.0.1')
        expect([status, body['code'], raw.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '15'])
      }
      await release()
      expect((await signIn(usernameOf('P7'), DEMO_PASSWORD, '10.76.0.1')).status).toBe(200)
      const { limits } = cabinet.platform
      expect(await limits.failuresOf('10.76.0.1')).toBe(0)
      seesInTime = true
    },
  )

  it.each([true, false])(
    'refuses a new e-mail and a new password as well, and costs nobody an attempt (seen in time: %s)',
    async (isSeen) => {
      const person = await addPerson(cabinet, 'O1')
      const { accessToken: token } = await person.enter()
      const value = 'burst@company.example'
      const askForCode = () =>
        cabinet.call(sendContactCode, { body: { kind: 'EMAIL', value, password: DEMO_PASSWORD }, token })
      const changePassword = () =>
        cabinet.call(change, { body: { password: 'Brand-New-2026', oldPassword: DEMO_PASSWORD }, token })
      seesInTime = isSeen
      const release = fill()
      for (let attempt = 0; attempt < 4; attempt += 1) {
        expect((await askForCode()).status).toBe(503)
        expect((await changePassword()).status).toBe(503)
      }
      await release()
      expect((await askForCode()).status).toBe(200)
      expect((await changePassword()).status).toBe(204)
      seesInTime = true
    },
  )

  it('holds nobody up who does something else', async () => {
    const token = await cabinet.tokenOf('P5')
    const release = fill()
    expect((await cabinet.call(current, { token })).status).toBe(200)
    expect((await cabinet.call(health)).status).toBe(200)
    await release()
  })

  it('is served as far as there is room', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        signIn(`burst-${index}@guess.example`, 'Wrong-2026!', `10.77.0.${index}`),
      ),
    )
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(RUNNING)
    expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([])
  })
})
