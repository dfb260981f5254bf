import { health, modules } from '@cabinet/contract/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'

/** Modules that the demo has; generated ones stand among them. */
const ofDemo = ['core', 'debtor', 'finance', 'seller', 'sender', 'claim']

describe.each(databaseKinds())('service calls on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { RELEASE: '1.2.3' } })
  })
  afterAll(() => cabinet.remove())

  it('name the modules of the server in their order', async () => {
    const { body } = await cabinet.call<string[]>(modules)
    expect(body).toEqual(cabinet.platform.modules.productNames)
    expect(body.filter((name) => ofDemo.includes(name))).toEqual(ofDemo)
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
