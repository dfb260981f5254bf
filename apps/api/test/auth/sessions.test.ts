import { asStatus } from '../../src/db/status-column.ts'
import { logout, refresh } from '@cabinet/contract/auth'
import { current } from '@cabinet/contract/people/user'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '@cabinet/demo/people'
import { GRACE_MS } from '../../src/modules/auth/sessions.ts'
import { type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { DAY_MS } from '../../src/kernel/durations.ts'

describe.each(databaseKinds())('sessions on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const renew = (token: string | undefined) => cabinet.call<Pair>(refresh, { token })
  const statusOf = async (accessToken: string): Promise<number> =>
    (await cabinet.call(current, { token: accessToken })).status

  it('exchanges a refresh token for a new pair that works', async () => {
    const first = await cabinet.enter('P7')
    const { status, body } = await renew(first.refreshToken)
    expect(status).toBe(200)
    expect(body.refreshToken).not.toBe(first.refreshToken)
    expect(await statusOf(body.accessToken)).toBe(200)
    expect((await renew(body.refreshToken)).status).toBe(200)
  })

  it('gives twenty tabs that refresh at once one successor', async () => {
    const { refreshToken } = await cabinet.enter('P7')
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(refreshToken)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1)
    const stored = await cabinet.platform.database.query
      .selectFrom('refresh_token')
      .select('session_id')
      .where('token_hash', '=', cabinet.platform.tokens.hashOf(answers[0]?.body.refreshToken ?? ''))
      .execute()
    expect(stored).toHaveLength(1)
  })

  it('answers the same successor within the grace', async () => {
    const { refreshToken } = await cabinet.enter('P7')
    const first = await renew(refreshToken)
    cabinet.wait(GRACE_MS - 2000)
    const second = await renew(refreshToken)
    expect(second.status).toBe(200)
    expect(second.body.refreshToken).toBe(first.body.refreshToken)
    expect((await renew(second.body.refreshToken)).status).toBe(200)
  })

  it('ends the whole family when a used token comes back after the grace', async () => {
    const { refreshToken } = await cabinet.enter('P7')
    const bystander = await cabinet.enter('P7')
    const { body: fresh } = await renew(refreshToken)
    cabinet.wait(GRACE_MS + 1)
    expect((await renew(refreshToken)).status).toBe(401)
    expect((await renew(fresh.refreshToken)).status).toBe(401)
    expect(await statusOf(fresh.accessToken)).toBe(401)
    expect(await statusOf(bystander.accessToken)).toBe(200)
    const ended = await cabinet.platform.database.query
      .selectFrom('session')
      .select('end_reason')
      .where('end_reason', '=', 'REUSE')
      .execute()
    expect(ended).toHaveLength(1)
  })

  it('ends a session at sign-out: both its tokens stop at once, other sessions go on', async () => {
    const leaving = await cabinet.enter('P7')
    const staying = await cabinet.enter('P7')
    expect((await cabinet.call(logout, { token: leaving.accessToken })).status).toBe(204)
    expect(await statusOf(leaving.accessToken)).toBe(401)
    expect((await renew(leaving.refreshToken)).status).toBe(401)
    expect((await cabinet.call(logout, { token: leaving.accessToken })).status).toBe(401)
    expect(await statusOf(staying.accessToken)).toBe(200)
  })

  it.each([
    ['blocked', { status: asStatus('BLOCKED' as const) }],
    ['rejected', { status: asStatus('REJECTED' as const) }],
    ['deleted', { is_deleted: asStatus(true) }],
  ])('stops the tokens of a person who was %s at once', async (_what, change) => {
    const pair = await cabinet.enter('P12')
    const people = cabinet.platform.database.query.updateTable('person').where('id', '=', personId('P12'))
    await people.set(change).execute()
    expect(await statusOf(pair.accessToken)).toBe(401)
    expect((await renew(pair.refreshToken)).status).toBe(401)
    await people.set({ status: asStatus('ACTIVE' as const), is_deleted: asStatus(false) }).execute()
  })

  it('lets an access token live for ten minutes and the session go on by its refresh token', async () => {
    const { accessToken, refreshToken } = await cabinet.enter('P7')
    const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      number
    >
    expect((payload['exp'] ?? 0) - (payload['iat'] ?? 0)).toBe(600)
    cabinet.wait(601_000)
    expect(await statusOf(accessToken)).toBe(401)
    expect((await renew(refreshToken)).status).toBe(200)
  })

  it('forgets a session that was not used for a week, and any session after thirty days', async () => {
    const idle = await cabinet.enter('P7')
    cabinet.wait(7 * DAY_MS + 1)
    expect((await renew(idle.refreshToken)).status).toBe(401)

    let { refreshToken } = await cabinet.enter('P7')
    for (let day = 0; day < 30; day += 6) {
      const response = await renew(refreshToken)
      expect(response.status).toBe(200)
      refreshToken = response.body.refreshToken
      cabinet.wait(6 * DAY_MS)
    }
    expect((await renew(refreshToken)).status).toBe(401)
  })

  it('keeps only hashes of refresh tokens', async () => {
    const { refreshToken } = await cabinet.enter('P7')
    const stored = await cabinet.platform.database.query.selectFrom('refresh_token').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(refreshToken)
  })

  it.each([
    ['nothing', undefined],
    ['nonsense', 'nonsense'],
    ['an access token', 'access'],
  ])('refuses to refresh by %s', async (_what, token) => {
    const { accessToken } = await cabinet.enter('P7')
    const response = await renew(token === 'access' ? accessToken : token)
    expect(response.status).toBe(401)
    expect(response.body).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Сеанс завершён. Войдите снова' })
  })

  describe('access tokens that are not ours', () => {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claimsOf = (token: string): Record<string, unknown> =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

    it('refuses a token without a signature', async () => {
      const { accessToken } = await cabinet.enter('P7')
      expect(await statusOf(`${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(accessToken))}.`)).toBe(401)
    })

    it('refuses a token signed with another key', async () => {
      const { accessToken } = await cabinet.enter('P7')
      const forged = await new SignJWT(claimsOf(accessToken))
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new Uint8Array(32))
      expect(await statusOf(forged)).toBe(401)
    })

    it('refuses a token whose person was exchanged', async () => {
      const { accessToken } = await cabinet.enter('P7')
      const [head, , signature] = accessToken.split('.')
      const forged = [head, part({ ...claimsOf(accessToken), sub: personId('P8') }), signature].join('.')
      expect(await statusOf(forged)).toBe(401)
    })

    it('refuses a refresh token in place of an access token', async () => {
      const { refreshToken } = await cabinet.enter('P7')
      expect(await statusOf(refreshToken)).toBe(401)
    })
  })
})
