import { logout } from '@cabinet/contract/auth'
import { updateSelf } from '@cabinet/contract/people/profile'
import { status, subscribe, unsubscribe } from '@cabinet/contract/people/push'
import { endAll, endOne, list } from '@cabinet/contract/auth/sessions'
import { current, remindOwner } from '@cabinet/contract/people/user'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authJobs } from '../../src/modules/auth/jobs.ts'
import { pauseAfter } from '../../src/platform/mail/outbox.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { createBrowser, openPushService } from '../support/push-service.ts'

/** P2 waits for P1, the owner; a reminder is the event that an email tells of. */
const OWNER = 'P1'

describe.each(productKinds())('notifications in browsers on $name', (kind) => {
  let cabinet: Cabinet
  let service: Awaited<ReturnType<typeof openPushService>>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    service = await openPushService(() => cabinet.clock.real())
  })
  afterAll(async () => {
    service.close()
    await cabinet.remove()
  })
  afterEach(async () => {
    service.state.status = 201
    service.received.length = 0
    await cabinet.platform.database.query.deleteFrom('push_subscription').execute()
  })

  const subscriptions = () => cabinet.platform.database.query.selectFrom('push_subscription').selectAll().execute()
  const messages = () => cabinet.platform.database.query.selectFrom('push_message').selectAll().execute()

  /** A browser of the person that has agreed. */
  const agreed = async (key: string, name: string) => {
    const browser = createBrowser()
    const { accessToken: token } = await cabinet.enter(key)
    const endpoint = `${service.origin}/${name}`
    const { status: answered } = await cabinet.call(subscribe, { token, body: { endpoint, ...browser.keys } })
    expect(answered).toBe(204)
    return { ...browser, token, endpoint }
  }
  const statusOf = async (token: string) =>
    (await cabinet.call<{ publicKey: string; endpoint: string | null }>(status, { token })).body

  /** What the owner hears of; a reminder may be sent once a day. */
  const happen = async () => {
    await cabinet.platform.database.query.updateTable('person').set({ owner_reminded_at: null }).execute()
    const { accessToken: token } = await cabinet.enter('P2')
    const { status: answered } = await cabinet.call(remindOwner, { token })
    expect(answered).toBe(200)
  }

  it('are off until the person agrees, in each browser by itself', async () => {
    await happen()
    await cabinet.platform.push.deliver()
    expect(await messages()).toEqual([])
    const browser = await agreed(OWNER, 'one')
    const { accessToken: elsewhere } = await cabinet.enter(OWNER)
    expect(await statusOf(browser.token)).toMatchObject({ endpoint: browser.endpoint })
    expect(await statusOf(elsewhere)).toMatchObject({ endpoint: null })
  })

  it('go to one session of a browser, though several ask for them at the same moment', async () => {
    const { keys } = createBrowser()
    const body = { endpoint: `${service.origin}/shared`, ...keys }
    const sessions = await Promise.all(Array.from({ length: 4 }, () => cabinet.enter(OWNER)))
    const answers = await Promise.all(
      sessions.map(({ accessToken: token }) => cabinet.call(subscribe, { token, body })),
    )
    expect(answers.map(({ status: answered }) => answered)).toEqual([204, 204, 204, 204])
    expect(await subscriptions()).toHaveLength(1)
  })

  it('say that something has happened and where, encrypted, signed, and nothing of anybody', async () => {
    const browser = await agreed(OWNER, 'one')
    await happen()
    await cabinet.platform.push.deliver()
    expect(service.received).toHaveLength(1)
    const [message] = service.received
    if (!message) throw new Error('nothing came')
    expect(message).toMatchObject({
      path: '/one',
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
      sender: { sub: 'mailto:support@platform.example', publicKey: (await statusOf(browser.token)).publicKey },
    })
    expect(JSON.parse(browser.decrypt(message.body))).toEqual({
      title: 'Тихая гавань',
      body: 'Новый пользователь ждёт подтверждения',
      path: '/profile?tab=users',
      tag: 'people.userWaits',
    })
    await cabinet.platform.push.deliver()
    expect(service.received).toHaveLength(1)
  })

  it('come also to who has switched emails off', async () => {
    const browser = await agreed(OWNER, 'one')
    const { accessToken: token } = await cabinet.enter(OWNER)
    const { body: me } = await cabinet.call<{ version: number; notifications: object }>(current, { token })
    const off = { ...me.notifications, email: false }
    await cabinet.call(updateSelf, { token, body: { version: me.version, notifications: off } })
    await happen()
    expect((await messages()).map(({ body }) => body)).toEqual(['Новый пользователь ждёт подтверждения'])
    await cabinet.call(unsubscribe, { token: browser.token })
    expect(await statusOf(browser.token)).toMatchObject({ endpoint: null })
    // What still waited for it is gone too.
    expect(await messages()).toEqual([])
  })

  it('are tried again while the push service fails, and given up when it refuses', async () => {
    await agreed(OWNER, 'one')
    await happen()
    service.state.status = 503
    await cabinet.platform.push.deliver()
    expect(await messages()).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }])
    service.state.status = 201
    cabinet.wait(pauseAfter(1) + 1000)
    await cabinet.platform.push.deliver()
    expect(await messages()).toMatchObject([{ attempts: 2, sent_at: expect.any(String) as string }])
    await happen()
    service.state.status = 413
    await cabinet.platform.push.deliver()
    expect((await messages()).filter(({ failed_at }) => failed_at !== null)).toHaveLength(1)
    expect(await subscriptions()).toHaveLength(1)
  })

  it('that wait for a browser go to the address that it has changed to', async () => {
    const { token, keys, decrypt } = await agreed(OWNER, 'old')
    await happen()
    service.state.status = 503
    await cabinet.platform.push.deliver()
    const endpoint = `${service.origin}/new`
    expect((await cabinet.call(subscribe, { token, body: { endpoint, ...keys } })).status).toBe(204)
    expect(await statusOf(token)).toMatchObject({ endpoint })
    service.state.status = 201
    service.received.length = 0
    cabinet.wait(pauseAfter(1) + 1000)
    await cabinet.platform.push.deliver()
    expect(service.received.map(({ path, body }) => [path, JSON.parse(decrypt(body)) as object])).toEqual([
      ['/new', expect.objectContaining({ body: 'Новый пользователь ждёт подтверждения' })],
    ])
  })

  it.each([404, 410])('end for a browser that the push service does not know any more: %i', async (gone) => {
    await agreed(OWNER, 'one')
    const other = await agreed(OWNER, 'two')
    await happen()
    service.state.status = gone
    await cabinet.platform.push.deliver()
    expect(await subscriptions()).toEqual([])
    expect(await statusOf(other.token)).toMatchObject({ endpoint: null })
  })

  it('end with the session, however it ends', async () => {
    const signedOut = await agreed(OWNER, 'one')
    await cabinet.call(logout, { token: signedOut.token })
    expect(await subscriptions()).toEqual([])

    await agreed(OWNER, 'two')
    const { accessToken: token } = await cabinet.enter(OWNER)
    const { body } = await cabinet.call<{ sessions: { id: string; isCurrent: boolean }[] }>(list, { token })
    const [{ session_id: id } = { session_id: '' }] = await subscriptions()
    expect(body.sessions.map((session) => session.id)).toContain(id)
    await cabinet.call(endOne, { token, params: { id } })
    expect(await subscriptions()).toEqual([])

    await agreed(OWNER, 'three')
    await agreed('P5', 'four')
    await cabinet.call(endAll, { token })
    expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual([`${service.origin}/four`])
    await happen()
    await cabinet.platform.push.deliver()
    expect(service.received).toEqual([])
  })

  it('end for a session that has run out unused', async () => {
    await agreed(OWNER, 'one')
    const forget = async () => {
      for (const job of authJobs) await cabinet.platform.jobs.runNow(job)
    }
    await forget()
    expect(await subscriptions()).toHaveLength(1)
    cabinet.wait(cabinet.platform.config.refreshTokenSeconds * 1000 + 1000)
    await forget()
    expect(await subscriptions()).toEqual([])
  })

  it('go to whoever has signed in last in one browser', async () => {
    await agreed('P5', 'one')
    await agreed(OWNER, 'one')
    await happen()
    expect(await subscriptions()).toHaveLength(1)
    expect(await messages()).toHaveLength(1)
  })

  it.each([
    ['https://10.0.0.1/push', 'endpoint'],
    ['https://[::ffff:169.254.169.254]/push', 'endpoint'],
    ['https://user:word@push.example/', 'endpoint'],
    ['http://push.example/', 'endpoint'],
    ['file:///etc/passwd', 'endpoint'],
  ])('go to no address inside: %s', async (endpoint, field) => {
    const { accessToken: token } = await cabinet.enter('P5')
    const refused = await cabinet.call(subscribe, { token, body: { endpoint, ...createBrowser().keys } })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field }] } })
  })

  it('take no key that no browser makes', async () => {
    const { accessToken: token } = await cabinet.enter('P5')
    const { auth } = createBrowser().keys
    const body = { endpoint: 'https://push.example/1', p256dh: Buffer.alloc(65, 4).toString('base64url'), auth }
    expect(await cabinet.call(subscribe, { token, body })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'p256dh' }] },
    })
    const short = await cabinet.call(subscribe, { token, body: { ...body, p256dh: 'BA' } })
    expect(short.status).toBe(400)
  })
})

describe('notifications of a real cabinet', () => {
  it('go to no address of this machine', async () => {
    const [kind] = productKinds()
    if (!kind) throw new Error('no database')
    const cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    const { accessToken: token } = await cabinet.enter('P5')
    for (const endpoint of ['http://127.0.0.1:9/', 'https://127.0.0.1/', 'https://localhost/']) {
      const { status: answered } = await cabinet.call(subscribe, {
        token,
        body: { endpoint, ...createBrowser().keys },
      })
      // A name is resolved when something is sent; an address is known at once.
      expect(answered, endpoint).toBe(endpoint.includes('localhost') ? 204 : 400)
    }
    await cabinet.platform.push.write({ personId: await idOf(cabinet), tag: 'x', text: 'x', url: undefined })
    await cabinet.platform.push.deliver()
    const [message] = await cabinet.platform.database.query.selectFrom('push_message').selectAll().execute()
    expect(message).toMatchObject({ attempts: 1, failed_at: expect.any(String) as string, path: '/' })
    expect(message?.last_error).toContain('not on the internet')
    await cabinet.remove()
  })
})

const idOf = async ({ platform }: Cabinet): Promise<string> =>
  (
    await platform.database.query
      .selectFrom('person')
      .select('id')
      .where('username', '=', '+70000000005')
      .executeTakeFirstOrThrow()
  ).id
