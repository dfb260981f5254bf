import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { registry as lookUpBuyer } from '@cabinet/contract/debtor/buyers'
import * as contract from '@cabinet/contract/organization'
import { suggest } from '@cabinet/contract/organization/name'
import type { Organization, RegistryData } from '@cabinet/contract/organization'
import * as inn from '@cabinet/validators/inn'
import * as kpp from '@cabinet/validators/kpp'
import * as ogrn from '@cabinet/validators/ogrn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { createFaults } from '../../src/faults.ts'
import { createClock } from '../../src/kernel/clock.ts'
import { connectRegistry } from '../../src/integrations/registry/connect.ts'
import { RegistryUnavailable } from '../../src/integrations/registry/registry.ts'
import { createHttpRegistry } from '../../src/integrations/registry/http.ts'
import { createLocalRegistry } from '@cabinet/demo/registry/local'
import { localRecords } from '@cabinet/demo/registry/local-data'
import { registerOrganization } from '../../src/modules/organization/registration.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { testConfig } from '../support/settings.ts'
import { changeOf, organizationCalls } from '../support/organization.ts'

describe('the local registry', () => {
  it('knows companies that nobody could be, in every state', () => {
    expect(localRecords.length).toBeGreaterThanOrEqual(19)
    expect(new Set(localRecords.map(({ itn }) => itn)).size).toBe(localRecords.length)
    for (const record of localRecords) {
      expect(inn.check(record.itn), record.shortName).toBeUndefined()
      expect(ogrn.check(record.ogrn), record.shortName).toBeUndefined()
      expect(record.kpp === null ? undefined : kpp.check(record.kpp), record.shortName).toBeUndefined()
      // Tax office 99 does not exist.
      expect(record.itn.slice(2, 4)).toBe('99')
    }
    const states = new Set(localRecords.map(({ registryStatus }) => registryStatus))
    expect([...states].toSorted()).toEqual([...contract.registryStatuses].toSorted())
  })
})

describe('a server without a key of the registry', () => {
  const ask = (parts: Parameters<typeof connectRegistry>[3]) =>
    connectRegistry(testConfig({}), createClock(), createFaults(), parts).findByItn('7799071013')

  it('knows fictional companies if the demo brings them, and asks nobody elsewhere', async () => {
    expect((await ask({ local: createLocalRegistry(() => new Date()) }))?.itn).toBe('7799071013')
    await expect(ask({})).rejects.toThrow(RegistryUnavailable)
  })
})

describe.each(productKinds())('data of the registry on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof organizationCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = organizationCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const params = { id: organizationId('O1') }
  const read = (person: string, language = 'ru') =>
    calls.call<RegistryData>(person, contract.registryData, { params, language })
  const apply = (person: string, version: number, fields: readonly string[]) =>
    calls.call<Organization & Record<string, unknown>>(person, contract.applyRegistryData, {
      params,
      body: { version, fields },
    })

  it('tells what differs, in words', async () => {
    const { status, body } = await read('P1')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      itn: '7799012346',
      head: { name: 'Соколов Михаил Андреевич', post: 'Генеральный директор' },
      registryStatus: { name: 'ACTIVE', description: 'Действующая' },
      founders: [
        { type: 'PERSON', name: 'Соколов Михаил Андреевич', itn: '779910111270', sharePercent: 60 },
        { type: 'PERSON', sharePercent: 40 },
      ],
      employeeCount: 48,
      sourceDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
    expect(body.changes).toEqual([
      {
        field: 'okved',
        from: '47.91.2 — Торговля розничная, осуществляемая непосредственно при помощи сети Интернет',
        to: '46.90 — Торговля оптовая неспециализированная',
      },
      {
        field: 'legalAddress',
        from: '129085, г.\u00a0Москва, ул.\u00a0Годовикова, д.\u00a09, стр.\u00a04',
        to: '129515, г.\u00a0Москва, ул.\u00a0Академика Королёва, д.\u00a013, стр.\u00a01, оф.\u00a0412',
      },
    ])
  })

  it('is for administrators of the organization', async () => {
    for (const [person, expected] of [
      ['P11', 403],
      ['P2', 403],
      ['P7', 404],
      ['P8', 200],
    ] as const) {
      expect((await read(person)).status).toBe(expected)
      if (expected !== 200) expect((await apply(person, 1, ['okved'])).status).toBe(expected)
    }
  })

  it('is accepted field by field; addresses that were the same stay the same', async () => {
    const before = await calls.organizationOf('P1', 'O1')
    const own = changeOf(before)
    const changed = await calls.call<Organization>('P1', contract.change, {
      body: { ...own, postalAddress: { ...own.postalAddress, house: 'а/я 12' } },
    })
    const { status, body } = await apply('P1', changed.body.version, ['legalAddress'])
    expect(status).toBe(200)
    expect(body.legalAddress?.city).toBe('г. Москва')
    expect(body.legalAddress?.street).toBe('ул. Академика Королёва')
    expect(body.actualAddress).toEqual(body.legalAddress)
    expect(body.postalAddress?.house).toBe('а/я 12')
    expect(body.okved?.code).toBe('47.91.2')
    expect(body.version).toBe(changed.body.version + 1)
    expect((await read('P1')).body.changes.map(({ field }) => field)).toEqual(['okved'])
    expect((await apply('P1', body.version, ['okved', 'kpp'])).body.okved?.code).toBe('46.90')
    expect((await read('P1')).body.changes).toEqual([])
  })

  it('is not accepted over a change that the person has not seen', async () => {
    const { version } = await calls.organizationOf('P1', 'O1')
    const refused = await apply('P1', version - 1, ['okved'])
    expect(refused.status).toBe(409)
    expect(refused.body['code']).toBe('STALE')
    expect((await apply('P1', version, [])).status).toBe(400)
    expect((await apply('P1', version, ['itn'])).status).toBe(400)
  })

  it('keeps the position and the basis of a head in order', async () => {
    const ofCompany = { id: organizationId('O5') }
    const { version } = await calls.organizationOf('P6', 'O5')
    const { body } = await calls.call<Organization>('P6', contract.applyRegistryData, {
      params: ofCompany,
      body: { version, fields: ['head'] },
    })
    expect(body.head).toMatchObject({
      lastname: 'Юсупов',
      firstname: 'Ринат',
      middlename: 'Маратович',
      position: 'Генеральный директор',
      basis: { name: 'CHARTER' },
    })
  })

  it('does not exist for individuals', async () => {
    const response = await calls.call('P10', contract.registryData, { params: { id: organizationId('O8') } })
    expect(response.status).toBe(404)
    expect(response.body['message']).toBe('В ЕГРЮЛ и ЕГРИП нет записи с этим ИНН')
  })

  it('says that the registry is away', async () => {
    cabinet.platform.faults.set('registryFails', true)
    const { version } = await calls.organizationOf('P1', 'O1')
    for (const response of [await read('P1'), await apply('P1', version, ['okved'])]) {
      expect(response.status).toBe(424)
      expect(response.body).toMatchObject({
        code: 'REGISTRY_AWAY',
        message: 'Реестр ЕГРЮЛ сейчас не отвечает. Попробуйте позже',
      })
    }
    cabinet.platform.faults.clear()
  })

  it('says that there is none in an installation that is connected with none', async () => {
    const alone = await openCabinet(anyKind(), { variables: { DEMO_MODE: 'false' } })
    const { call } = organizationCalls(alone)
    const { status, body } = await call('P1', contract.registryData, { params: { id: organizationId('O1') } })
    expect([status, body]).toMatchObject([
      424,
      { code: 'REGISTRY_AWAY', message: 'Кабинет не подключён к реестру ЕГРЮЛ. Обратитесь в поддержку' },
    ])
    const company = await call('P6', lookUpBuyer, { params: { itn: '6399062020' } })
    expect([company.status, company.body]).toMatchObject([424, { message: body['message'] }])
    await alone.remove()
  })

  describe('before registration', () => {
    const suggested = (itn: string, ip: string) => cabinet.call(suggest, { params: { itn }, ip })

    it('tells a stranger the name and nothing else', async () => {
      const { status, body } = await suggested('7799012346', '10.7.0.1')
      expect(status).toBe(200)
      expect(body).toEqual({ itn: '7799012346', name: 'ООО «Северный ветер»' })
      expect((await suggested('169981020130', '10.7.0.1')).body['name']).toBe('ИП Сафина Гульнара Ринатовна')
      for (const unknown of ['7707083893', '123', 'abcdefghij']) {
        expect((await suggested(unknown, '10.7.0.1')).status).toBe(404)
      }
    })

    it('answers an address thirty times a minute', async () => {
      const statuses: number[] = []
      for (let count = 0; count < 32; count += 1) statuses.push((await suggested('7799012346', '10.7.0.2')).status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(30)
      expect(statuses.slice(30)).toEqual([429, 429])
      expect((await suggested('7799012346', '10.7.0.3')).status).toBe(200)
    })
  })

  it('makes one organization of many registrations of a company at once', async () => {
    const record = localRecords.find(({ itn }) => itn === '7799071101')!
    const { database } = cabinet.platform
    const at = cabinet.clock.nowText()
    const made = await Promise.all(
      Array.from({ length: 6 }, () =>
        database.transaction(() => registerOrganization(cabinet.platform, { organization: record, at })),
      ),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
    const row = await database.query
      .selectFrom('organization')
      .selectAll()
      .where('itn', '=', record.itn)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      short_name: 'ООО «Светлый берег»',
      kpp: '779901001',
      okopf: { code: '12300' },
      head: { lastname: 'Светлов', basis: 'CHARTER' },
      actual_address: { postalCode: '119021' },
      registry_status: 'ACTIVE',
      version: 1,
    })
  })
})

/** A party as the service tells it, with more fields than anybody reads. */
const party = {
  type: 'LEGAL',
  inn: '7799071013',
  kpp: '779901001',
  ogrn: '1167799071010',
  ogrn_date: Date.UTC(2016, 3, 16),
  hid: 'unread',
  opf: { code: '12300', full: 'Общество с ограниченной ответственностью', short: 'ООО' },
  name: {
    full_with_opf: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "ЛЕСНАЯ СЛОБОДА"',
    short_with_opf: 'ООО "ЛЕСНАЯ СЛОБОДА"',
  },
  management: { name: 'Рощина Вера Алексеевна', post: 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР', disqualified: null },
  address: {
    value: 'г Москва, ул Малая Дмитровка, д 16 стр 2',
    data: {
      postal_code: '127006',
      region_with_type: 'г Москва',
      city_with_type: 'г Москва',
      settlement_with_type: null,
      street_with_type: 'ул Малая Дмитровка',
      house_type: 'д',
      house: '16',
      block_type: 'стр',
      block: '2',
      flat_type: null,
      flat: null,
      fias_id: 'b8d8f4ab-0000-4000-8000-000000000001',
    },
  },
  okved: '46.90',
  okveds: [{ main: true, type: '2014', code: '46.90', name: 'Торговля оптовая неспециализированная' }],
  state: { status: 'LIQUIDATING', actuality_date: Date.UTC(2026, 9, 1) },
  documents: { smb: { category: 'MICRO', issue_date: Date.UTC(2023, 6, 10) } },
  founders: [
    {
      type: 'PHYSICAL',
      inn: '779910111270',
      fio: { surname: 'Рощина', name: 'Вера', patronymic: null },
      share: { type: 'PERCENT', value: 62.5 },
    },
    { type: 'LEGAL', inn: '7799012346', name: 'ООО "Северный ветер"', share: { type: 'FRACTION', value: 1 } },
  ],
  employee_count: 14,
  finance: { income: 1234567.89, tax_system: null },
}

/** A service that answers what it was told to. */
const openService = async () => {
  const asked: { readonly path: string; readonly token: string | undefined; readonly body: unknown }[] = []
  const service = { response: (_response: ServerResponse): void => {} }
  const read = async (request: IncomingMessage): Promise<string> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString()
  }
  const server: Server = createServer((request, response) => {
    void read(request).then((body) => {
      asked.push({ path: request.url ?? '', token: request.headers.authorization, body: JSON.parse(body) as unknown })
      service.response(response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const answerJson = (body: unknown, status = 200): void => {
    service.response = (response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
  }
  return {
    asked,
    answerJson,
    hang: () => {
      service.response = () => {}
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

describe('the registry behind a service', () => {
  let service: Awaited<ReturnType<typeof openService>>

  beforeAll(async () => {
    service = await openService()
  })
  afterAll(() => service.close())

  const registryOf = (url = service.url) =>
    createHttpRegistry({ url, token: 'key-of-tests', now: () => new Date('2026-11-20T12:00:00Z'), timeoutMs: 2000 })

  it('asks for the head office by its number, with the key', async () => {
    service.answerJson({ suggestions: [] })
    expect(await registryOf().findByItn('7799071013')).toBeUndefined()
    expect(service.asked.at(-1)).toEqual({
      path: '/suggestions/api/4_1/rs/findById/party',
      token: 'Token key-of-tests',
      body: { query: '7799071013', count: 1, branch_type: 'MAIN' },
    })
  })

  it('understands a company', async () => {
    service.answerJson({ suggestions: [{ value: 'ООО', unrestricted_value: 'ООО', data: party }] })
    expect(await registryOf().findByItn('7799071013')).toEqual({
      legalStatus: 'LEGAL_ENTITY',
      itn: '7799071013',
      kpp: '779901001',
      ogrn: '1167799071010',
      ogrnDate: '2016-04-16',
      okopf: { code: '12300', name: 'Общество с ограниченной ответственностью', shortName: 'ООО' },
      fullName: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ «ЛЕСНАЯ СЛОБОДА»',
      shortName: 'ООО «ЛЕСНАЯ СЛОБОДА»',
      legalAddress: {
        value: '127006, г Москва, ул Малая Дмитровка, д 16, стр 2',
        postalCode: '127006',
        region: 'г Москва',
        city: 'г Москва',
        street: 'ул Малая Дмитровка',
        house: 'д 16, стр 2',
        flat: null,
        fiasId: 'b8d8f4ab-0000-4000-8000-000000000001',
      },
      head: { name: 'Рощина Вера Алексеевна', post: 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР' },
      okved: { code: '46.90', name: 'Торговля оптовая неспециализированная' },
      registryStatus: 'LIQUIDATING',
      msp: { isMsp: true, category: 'MICRO', includedDate: '2023-07-10' },
      founders: [
        { type: 'PERSON', name: 'Рощина Вера', itn: '779910111270', sharePercent: 62.5 },
        { type: 'LEGAL', name: 'ООО «Северный ветер»', itn: '7799012346', sharePercent: null },
      ],
      employeeCount: 14,
      revenueLastYear: 123_456_789,
      sourceDate: '2026-10-01',
    })
  })

  it('understands an entrepreneur of whom little is known', async () => {
    const data = {
      type: 'INDIVIDUAL',
      inn: '169981020130',
      ogrn: '320169908102017',
      ogrn_date: null,
      name: { full_with_opf: 'Индивидуальный предприниматель Сафина Гульнара Ринатовна', short_with_opf: null },
      fio: { surname: 'Сафина', name: 'Гульнара', patronymic: 'Ринатовна' },
      address: { value: '420015, Респ Татарстан' },
      state: { status: 'ACTIVE' },
    }
    service.answerJson({ suggestions: [{ data }] })
    expect(await registryOf().findByItn('169981020130')).toMatchObject({
      legalStatus: 'INDIVIDUAL_ENTREPRENEUR',
      kpp: null,
      ogrnDate: null,
      okopf: null,
      shortName: 'Индивидуальный предприниматель Сафина Гульнара Ринатовна',
      legalAddress: { value: '420015, Респ Татарстан', postalCode: null, city: null },
      head: { name: 'Сафина Гульнара Ринатовна', post: null },
      okved: null,
      msp: { isMsp: false, category: null, includedDate: null },
      founders: [],
      employeeCount: null,
      revenueLastYear: null,
      sourceDate: '2026-11-20',
    })
  })

  it('takes nobody for another', async () => {
    service.answerJson({ suggestions: [{ data: party }] })
    expect(await registryOf().findByItn('7799071102')).toBeUndefined()
  })

  it.each([
    ['an error of the service', () => service.answerJson({}, 500), 'status 500'],
    ['a key that is not taken', () => service.answerJson({}, 403), 'status 403'],
    ['too many questions', () => service.answerJson({}, 429), 'status 429'],
    ['a page instead of data', () => service.answerJson('<html>', 200), 'not JSON'],
    ['data of another shape', () => service.answerJson({ suggestions: [{ data: { inn: 1 } }] }), 'not the shape'],
    ['silence', () => service.hang(), 'no response'],
  ])('reports %s', async (_, prepare, reason) => {
    prepare()
    await expect(registryOf().findByItn('7799071013')).rejects.toThrow(`Registry: ${reason}`)
  })

  it('reports a service that is not there', async () => {
    await expect(registryOf('http://127.0.0.1:9').findByItn('7799071013')).rejects.toThrow('Registry: no response')
  })

  it('is what a configured server asks; its key stays out of answers', async () => {
    const cabinet = await openCabinet(anyKind(), {
      registryTimeoutMs: 2000,
      variables: { REGISTRY_URL: service.url, REGISTRY_TOKEN: 'key-of-tests' },
    })
    service.answerJson({ suggestions: [{ data: party }] })
    const named = await cabinet.call(suggest, { params: { itn: '7799071013' } })
    expect(named.body).toEqual({ itn: '7799071013', name: 'ООО «ЛЕСНАЯ СЛОБОДА»' })
    service.hang()
    const away = await cabinet.call(suggest, { params: { itn: '7799071013' } })
    expect(away.status).toBe(424)
    expect(away.raw.body).not.toContain('key-of-tests')
    await cabinet.remove()
  })
})
