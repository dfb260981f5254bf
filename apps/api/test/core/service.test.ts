import { health, image, modules } from '@cabinet/contract/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../src/db/demo/ids.ts'
import { organizationId } from '../../src/db/demo/organizations.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'

describe.each(databaseKinds())('service calls on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { RELEASE: '1.2.3' } })
  })
  afterAll(() => cabinet.remove())

  it('name the modules of the server in their order', async () => {
    expect((await cabinet.call<string[]>(modules)).body).toEqual([
      'core',
      'debtor',
      'finance',
      'seller',
      'sender',
      'claim',
    ])
  })

  it('tell that the server is well', async () => {
    const { status, body } = await cabinet.call(health)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'UP', version: '1.2.3' })
    expect(Date.parse(String(body['startedDateTime']))).toBeLessThanOrEqual(Date.now())
  })

  it('tell that it is not while it is switched off', async () => {
    cabinet.platform.faults.set('unavailable', true)
    const { status, body } = await cabinet.call(health)
    cabinet.platform.faults.clear()
    expect(status).toBe(503)
    expect(body['code']).toBe('UNAVAILABLE')
  })

  describe('images', () => {
    const look = async (key: string, id: string) =>
      cabinet.call<string>(image, { params: { id }, token: await cabinet.tokenOf(key) })
    const store = async (owner: string | null, contentType: string): Promise<string> => {
      const id = newId()
      await cabinet.platform.database.query
        .insertInto('stored_file')
        .values({
          id,
          organization_id: owner,
          name: 'file',
          content_type: contentType,
          content: Buffer.from([1, 2, 255]),
          created_at: cabinet.clock.nowText(),
        })
        .execute()
      return id
    }

    it('show the logo of a bank, kept by the browser and unable to run', async () => {
      const { status, body, raw } = await look('P2', demoId('logo FB1'))
      expect(status).toBe(200)
      expect(body).toMatch(/^<svg .*АО «Банк Меридиан».*<\/svg>$/)
      expect(raw.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox') as string,
      })
    })

    it('send the very bytes that are stored', async () => {
      const { raw } = await look('P1', await store(null, 'image/png'))
      expect([...raw.rawPayload]).toEqual([1, 2, 255])
    })

    it('show a file of an organization to its own people only', async () => {
      const id = await store(organizationId('O1'), 'image/jpeg')
      expect((await look('P1', id)).status).toBe(200)
      expect((await look('P5', id)).status).toBe(404)
    })

    it('do not show what is not an image', async () => {
      expect((await look('P1', await store(null, 'text/html'))).status).toBe(404)
    })

    it.each([demoId('nothing'), 'not-an-id', '..%2f..'])('are not found by %s', async (id) => {
      expect((await look('P1', id)).status).toBe(404)
    })

    it('fail while their failure is on', async () => {
      cabinet.platform.faults.set('logoFails', true)
      const { status } = await look('P1', demoId('logo FB1'))
      cabinet.platform.faults.clear()
      expect(status).toBe(500)
    })
  })
})

describe.each(databaseKinds())('a server whose database is gone, on $name', (kind) => {
  it('says so instead of waiting', async () => {
    const cabinet = await openCabinet(kind)
    await cabinet.platform.database.close()
    const { status, body } = await cabinet.call(health)
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'UNAVAILABLE', message: 'Сервис временно недоступен' })
    await cabinet.app.close()
    await cabinet.removeData()
  })
})
