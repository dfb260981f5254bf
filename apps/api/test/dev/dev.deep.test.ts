import { listFaults, listModules, reset, setFault, setModule, shiftClock } from '@cabinet/contract/dev'
import { status as debtorStatus } from '@cabinet/contract/debtor'
import { findActualOffers } from '@cabinet/contract/finance'
import { articles } from '@cabinet/contract/support/help'
import { save as saveKey } from '@cabinet/contract/sender/account'
import { price } from '@cabinet/contract/sender/insurance'
import { healthCheck, modules } from '@cabinet/contract/service'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApplication } from '../../src/application.ts'
import { SLOW_MS } from '../../src/faults.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { cheapPasswords } from '../support/settings.ts'

const calls = [
  [listFaults, {}],
  [setFault, { params: { name: 'slow' }, body: { isOn: true } }],
  [listModules, {}],
  [setModule, { params: { name: 'finance' }, body: { isOn: false } }],
  [shiftClock, { body: { minutes: 5 } }],
  [reset, {}],
] as const

describe.each(databaseKinds())('the developer panel on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const asStaff = async () => ({ token: await cabinet.tokenOf('P8') })
  const turn = async (name: string, isOn: boolean) =>
    cabinet.call<{ faults: { name: string; isOn: boolean }[] }>(setFault, {
      ...(await asStaff()),
      params: { name },
      body: { isOn },
    })

  it.each(calls)('does not exist for anybody but platform staff: %o', async (endpoint, input) => {
    expect((await cabinet.call(endpoint, { ...input, token: await cabinet.tokenOf('P1') })).status).toBe(404)
    expect((await cabinet.call(endpoint, input)).status).toBe(401)
  })

  it('switches a failure on and off', async () => {
    const { body } = await turn('debtorStatusFails', true)
    expect(body.faults.filter(({ isOn }) => isOn)).toEqual([{ name: 'debtorStatusFails', isOn: true }])
    expect((await cabinet.call(debtorStatus, { token: await cabinet.tokenOf('P7') })).status).toBe(500)
    await turn('debtorStatusFails', false)
    expect((await cabinet.call(debtorStatus, { token: await cabinet.tokenOf('P7') })).status).toBe(200)
  })

  it('lets the offers fail', async () => {
    await turn('offersFail', true)
    const ask = { token: await cabinet.tokenOf('P7'), body: {} }
    expect((await cabinet.call(findActualOffers, ask)).status).toBe(500)
    await turn('offersFail', false)
    expect((await cabinet.call(findActualOffers, ask)).status).toBe(200)
  })

  it.each([
    { name: 'offersWait', person: 'P7', endpoint: findActualOffers, input: { body: {} }, fails: { status: 406 } },
    {
      name: 'keySaveFails',
      person: 'P4',
      endpoint: saveKey,
      input: {
        body: { clientId: 'demo-account-ok', clientSecret: 'demo-secret-ok', serviceType: 'CDEK', secretType: 'OAUTH' },
      },
      fails: { status: 500 },
    },
    {
      name: 'priceChanges',
      person: 'P4',
      endpoint: price,
      input: {},
      fails: { status: 200, body: { insurancePrice: 4_000 } },
    },
    {
      name: 'marketplaceFails',
      person: 'P3',
      endpoint: healthCheck,
      input: { params: { service: 'seller' } },
      fails: { status: 200, body: { status: 'ERROR', description: 'Маркетплейс не отвечает' } },
    },
  ])('plays the failure $name', async ({ name, person, endpoint, input, fails }) => {
    const ask = async () => cabinet.call(endpoint, { ...input, token: await cabinet.tokenOf(person) })
    await turn(name, true)
    expect(await ask()).toMatchObject(fails)
    await turn(name, false)
    expect(await ask()).not.toMatchObject(fails)
  })

  it('keeps working itself while everything else is unavailable', async () => {
    await turn('unavailable', true)
    expect((await cabinet.call(current, { token: await cabinet.tokenOf('P7') })).status).toBe(503)
    // The panel stands in pages of the product, which must open for who switches the failure off.
    expect((await cabinet.call(current, await asStaff())).status).toBe(200)
    expect((await turn('unavailable', false)).status).toBe(200)
    expect((await cabinet.call(current, { token: await cabinet.tokenOf('P7') })).status).toBe(200)
  })

  it('slows answers down', async () => {
    await turn('slow', true)
    const started = performance.now()
    const response = await cabinet.call(debtorStatus, { token: await cabinet.tokenOf('P7') })
    expect(response.status).toBe(200)
    expect(performance.now() - started).toBeGreaterThanOrEqual(SLOW_MS - 5)
    await turn('slow', false)
  })

  it('knows no other failure', async () => {
    expect((await turn('somethingElse', true)).status).toBe(404)
  })

  describe('the modules', () => {
    const switchTo = async (name: string, isOn: boolean) =>
      cabinet.call<{ modules: { name: string; isOn: boolean }[] }>(setModule, {
        ...(await asStaff()),
        params: { name },
        body: { isOn },
      })
    /** Every module of the server, generated ones too. */
    const productNames = () => cabinet.platform.modules.productNames
    const offered = async () => (await cabinet.call<string[]>(modules, {})).body
    const modulesOf = async (person: 'P7' | 'P8') =>
      (await cabinet.call<CurrentUser>(current, { token: await cabinet.tokenOf(person) })).body.availableModules
    const offersFor = async (person: 'P7' | 'P8') =>
      (await cabinet.call(findActualOffers, { token: await cabinet.tokenOf(person), body: {} })).status
    const helpOf = async () => {
      const { body } = await cabinet.call<{ items: { module: string }[] }>(articles, {
        token: await cabinet.tokenOf('P7'),
      })
      return new Set(body.items.map(({ module }) => module))
    }

    it('disappear for everybody while they are off', async () => {
      expect(await modulesOf('P7')).toContain('finance')
      expect(await helpOf()).toContain('finance')
      const { body } = await switchTo('finance', false)
      expect(body.modules).toContainEqual({ name: 'finance', isOn: false })
      expect(body.modules).toContainEqual({ name: 'debtor', isOn: true })
      expect(await offered()).toEqual(productNames().filter((name) => name !== 'finance'))
      expect(await modulesOf('P7')).not.toContain('finance')
      expect(await modulesOf('P8')).not.toContain('finance')
      expect(await helpOf()).not.toContain('finance')
      expect([await offersFor('P7'), await offersFor('P8')]).toEqual([404, 404])
      expect((await cabinet.call(debtorStatus, { token: await cabinet.tokenOf('P7') })).status).toBe(200)

      await switchTo('finance', true)
      expect(await offered()).toContain('finance')
      expect(await modulesOf('P7')).toContain('finance')
      expect(await offersFor('P7')).toBe(200)
    })

    it('that the others stand on cannot be switched off, and there are no unknown ones', async () => {
      const { body } = await cabinet.call<{ modules: { name: string }[] }>(listModules, await asStaff())
      expect(body.modules.map(({ name }) => name)).toEqual(productNames().filter((name) => name !== 'core'))
      for (const name of ['core', 'auth', 'dev', 'nothing']) {
        expect((await switchTo(name, false)).status, name).toBe(404)
      }
    })
  })

  it('moves the clock, and a restart does not move it back', async () => {
    const minutes = 3 * 24 * 60
    const { body } = await cabinet.call(shiftClock, { ...(await asStaff()), body: { minutes } })
    expect(Math.abs(Date.parse(String(body['now'])) - Date.now() - minutes * 60_000)).toBeLessThan(10_000)
    const row = await cabinet.platform.database.query
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'clock-shift-minutes')
      .executeTakeFirstOrThrow()
    expect(row.value).toBe(String(minutes))
  })

  it.each([{ minutes: 0.5 }, { minutes: '5' }, { minutes: 6_000_000 }, {}])(
    'refuses to move it by %j',
    async (body) => {
      expect((await cabinet.call(shiftClock, { ...(await asStaff()), body })).status).toBe(400)
    },
  )

  it('starts the demo anew', async () => {
    const token = await cabinet.tokenOf('P8')
    const { query } = cabinet.platform.database
    await query.deleteFrom('finance_rule').execute()
    await turn('slow', true)
    await cabinet.call(setModule, { token, params: { name: 'debtor' }, body: { isOn: false } })
    expect((await cabinet.call(reset, { token })).status).toBe(204)
    expect(cabinet.platform.modules.isOn('debtor')).toBe(true)
    expect(await query.selectFrom('setting').select('name').where('name', '=', 'modules-off').execute()).toEqual([])
    expect(cabinet.platform.faults.isOn('slow')).toBe(false)
    expect(cabinet.clock.shiftMinutes()).toBe(0)
    expect((await query.selectFrom('finance_rule').select('id').execute()).length).toBeGreaterThan(0)
    expect((await cabinet.call(current, { token })).status).toBe(401)
    expect((await cabinet.enter('P8')).accessToken).not.toBe(token)
  })
})

describe.each(databaseKinds())('without demo mode on $name', (kind) => {
  it('there is no developer panel, even for platform staff', async () => {
    const cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    const token = await cabinet.tokenOf('P8')
    for (const [endpoint, input] of calls) {
      expect((await cabinet.call(endpoint, { ...input, token })).status).toBe(404)
    }
    await cabinet.remove()
  })
})

describe.each(databaseKinds())('a moved clock on $name', (kind) => {
  it('is still moved after a restart', async () => {
    const cabinet = await openCabinet(kind)
    await cabinet.call(shiftClock, { token: await cabinet.tokenOf('P8'), body: { minutes: 90 } })
    const { config } = cabinet.platform
    await cabinet.stop()
    const again = await createApplication(config, { passwords: cheapPasswords() })
    expect(again.platform.clock.shiftMinutes()).toBe(90)
    await again.stop()
    await cabinet.removeData()
  })
})

describe.each(databaseKinds())('modules that are switched off on $name', (kind) => {
  it('stay off after a restart in the demo, and are on in an installation without the panel', async () => {
    const cabinet = await openCabinet(kind)
    const token = await cabinet.tokenOf('P8')
    for (const name of ['claim', 'seller']) {
      await cabinet.call(setModule, { token, params: { name }, body: { isOn: false } })
    }
    const { config } = cabinet.platform
    await cabinet.stop()
    const all = cabinet.platform.modules.productNames
    const afterStart = async (isDemo: boolean) => {
      const again = await createApplication({ ...config, isDemo }, { passwords: cheapPasswords(), isQuiet: true })
      const { modules, database } = again.platform
      // What starts next is not the demo, and would refuse its data.
      await database.query.deleteFrom('setting').where('name', '=', 'demo-data').execute()
      await again.stop()
      return modules.productNames.filter(modules.isOn)
    }
    expect(await afterStart(true)).toEqual(all.filter((name) => !['claim', 'seller'].includes(name)))
    expect(await afterStart(false)).toEqual(all)
    await cabinet.removeData()
  })
})
