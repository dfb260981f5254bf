import * as contract from '@cabinet/contract/organization'
import type { Organization, OrganizationChange } from '@cabinet/contract/organization'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { current } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { personId } from '@cabinet/demo/people'
import { findHistory } from '../../src/platform/transitions/store.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { changeOf, organizationCalls, wrongFieldsIn } from '../support/organization.ts'

describe.each(productKinds())('an organization on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof organizationCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = organizationCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const change = (person: string, body: OrganizationChange, language = 'ru') =>
    calls.call<Organization & Record<string, unknown>>(person, contract.change, { body, language })

  it('is complete for each legal status of the demo', async () => {
    const company = await calls.organizationOf('P1', 'O1')
    expect(company).toMatchObject({
      legalStatus: { name: 'LEGAL_ENTITY' },
      okopf: { code: '12300', shortName: 'ООО' },
      ogrnDate: '2019-04-11',
      legalAddress: {
        value: '129085, г.\u00a0Москва, ул.\u00a0Годовикова, д.\u00a09, стр.\u00a04',
        postalCode: '129085',
      },
      head: { lastname: 'Соколов', position: 'Генеральный директор', basis: { name: 'CHARTER', description: 'Устав' } },
      taxSystem: { name: 'OSNO', description: 'Общая (ОСНО)' },
      vatRate: 22,
      msp: { isMsp: true, category: 'SMALL', includedDate: '2024-07-10' },
      registryStatus: { name: 'ACTIVE', description: 'Действующая' },
      sellerAccount: { name: 'Северный ветер', isDeleted: false },
      version: 1,
    })
    expect(company.paymentDetails.map(({ isMain }) => isMain)).toEqual([true, false])
    expect(await calls.organizationOf('P3', 'O2')).toMatchObject({
      kpp: null,
      okopf: { code: '50102' },
      head: { basis: null },
    })
    expect(await calls.organizationOf('P10', 'O8')).toMatchObject({
      ogrn: null,
      okopf: null,
      taxSystem: { name: 'NPD' },
    })
  })

  it('can be saved as it is, whatever its legal status', async () => {
    for (const [person, key] of [
      ['P1', 'O1'],
      ['P3', 'O2'],
      ['P10', 'O8'],
    ] as const) {
      const before = await calls.organizationOf(person, key)
      const { status, body } = await change(person, changeOf(before))
      expect(status).toBe(200)
      const { version, updatedDateTime, ...rest } = before
      expect(body).toMatchObject(rest)
      expect(body.version).toBe(version + 1)
      expect(body.updatedDateTime > updatedDateTime).toBe(true)
    }
  })

  describe('changing it', () => {
    let company: Organization

    beforeEach(async () => {
      company = await calls.organizationOf('P5', 'O4')
    })

    it('cleans what was typed and makes one line of an address', async () => {
      const { status, body } = await change('P5', {
        ...changeOf(company),
        shortName: ' ООО "Посылка Плюс" ',
        email: 'INFO@Posylka-Plus.example',
        website: '  ',
        okved: { code: '', name: null },
        actualAddress: {
          postalCode: '620026',
          region: null,
          city: 'г. Екатеринбург',
          street: 'ул. Белинского',
          house: 'д. 54',
          flat: ' ',
          fiasId: null,
        },
      })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        shortName: 'ООО «Посылка Плюс»',
        email: 'info@posylka-plus.example',
        website: null,
        okved: null,
        actualAddress: {
          value: '620026, г.\u00a0Екатеринбург, ул.\u00a0Белинского, д.\u00a054',
          flat: null,
        },
      })
      expect(await calls.organizationOf('P5', 'O4')).toMatchObject({ shortName: 'ООО «Посылка Плюс»', website: null })
    })

    it('refuses a version that somebody else has replaced, and changes nothing', async () => {
      const first = await change('P5', { ...changeOf(company), phone: '+70000000201' })
      expect(first.status).toBe(200)
      const second = await change('P5', { ...changeOf(company), phone: '+70000000202' })
      expect(second.status).toBe(409)
      expect(second.body).toMatchObject({
        code: 'STALE',
        message: 'Данные изменил другой пользователь. Обновите страницу.',
      })
      expect((await calls.organizationOf('P5', 'O4')).phone).toBe('+70000000201')
    })

    it('lets one of many parallel changes through', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => change('P5', { ...changeOf(company), phone: `+7000000030${index}` })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)])
    })

    it('names every wrong field in the language of the request', async () => {
      const wrong = {
        ...changeOf(company),
        kpp: '7799a1001',
        fullName: '',
        ogrn: company.ogrn,
        ogrnDate: company.ogrnDate,
        phone: '89990001122',
        email: 'not an e-mail',
        website: 'posylka',
        okved: { code: '47.91.2.1', name: null },
        legalAddress: {
          postalCode: '1290',
          region: null,
          city: null,
          street: null,
          house: null,
          flat: null,
          fiasId: null,
        },
        head: {
          lastname: 'Вл4сова',
          firstname: '',
          middlename: null,
          position: null,
          basis: 'POWER_OF_ATTORNEY' as const,
          basisNumber: null,
          basisDate: null,
          itn: '500601234576',
        },
        taxSystem: 'PSN' as const,
      }
      const russian = await change('P5', wrong)
      expect(russian.status).toBe(400)
      expect(wrongFieldsIn(russian)).toEqual({
        fullName: 'Обязательное поле',
        kpp: 'Некорректный КПП',
        taxSystem: 'Выберите значение из списка',
        phone: 'Введите 10 цифр после +7 без пробелов и лишних символов',
        email: expect.stringMatching(/^\S/) as string,
        website: expect.stringMatching(/^\S/) as string,
        'okved.code': 'Некорректный код ОКВЭД',
        'legalAddress.postalCode': 'Некорректный почтовый индекс',
        'legalAddress.city': 'Обязательное поле',
        'legalAddress.house': 'Обязательное поле',
        'head.lastname': expect.stringMatching(/^\S/) as string,
        'head.firstname': 'Обязательное поле',
        'head.position': 'Обязательное поле',
        'head.basisNumber': 'Обязательное поле',
        'head.basisDate': 'Обязательное поле',
        'head.itn': expect.stringMatching(/^\S/) as string,
      })
      expect(wrongFieldsIn(await change('P5', wrong, 'en'))).toMatchObject({ fullName: 'Required field' })
      expect(await calls.organizationOf('P5', 'O4')).toEqual(company)
    })

    it('never changes the taxpayer number, the legal status or the registration number', async () => {
      const smuggled = { ...changeOf(company), itn: '7707083893', legalStatus: 'INDIVIDUAL', ownerId: null }
      const { status, body } = await change('P5', smuggled)
      expect(status).toBe(200)
      expect(body).toMatchObject({ itn: company.itn, legalStatus: company.legalStatus, ownerId: company.ownerId })
      for (const [field, value] of [
        ['ogrn', '1027700132195'],
        ['ogrnDate', '2020-09-02'],
      ] as const) {
        const refused = await change('P5', { ...changeOf(body), [field]: value })
        expect(wrongFieldsIn(refused)).toEqual({ [field]: 'Эти сведения меняются только по данным реестра' })
      }
    })

    it('takes a registration number once, while it is unknown', async () => {
      const row = cabinet.platform.database.query.updateTable('organization').where('id', '=', company.id)
      await row.set({ ogrn: null, ogrn_date: null }).execute()
      const refused = await change('P5', { ...changeOf(company), ogrn: null, ogrnDate: null })
      expect(Object.keys(wrongFieldsIn(refused))).toEqual(['ogrn', 'ogrnDate'])
      const wrong = await change('P5', { ...changeOf(company), ogrn: '321789900456788' })
      expect(Object.keys(wrongFieldsIn(wrong))).toEqual(['ogrn'])
      expect((await change('P5', changeOf(company))).status).toBe(200)
    })

    it('takes only legal forms of the directory', async () => {
      const refused = await change('P5', { ...changeOf(company), okopfCode: '99999' })
      expect(wrongFieldsIn(refused)).toEqual({ okopfCode: 'Выберите форму из списка' })
      const taken = await change('P5', { ...changeOf(company), okopfCode: '14000' })
      expect(taken.body.okopf).toEqual({
        code: '14000',
        name: 'Производственные кооперативы (артели)',
        shortName: 'ПК',
      })
    })
  })

  it('gets its names from the person where the person is the organization', async () => {
    const entrepreneur = await calls.organizationOf('P9', 'O7')
    const { body } = await change('P9', {
      ...changeOf(entrepreneur),
      fullName: 'Как угодно',
      shortName: null,
      kpp: '779901001',
      head: { ...changeOf(entrepreneur).head!, lastname: 'Громов-Ильин', position: 'Царь', basis: 'CHARTER' },
    })
    expect(body).toMatchObject({
      fullName: 'Индивидуальный предприниматель Громов-Ильин Павел Ильич',
      shortName: 'ИП Громов-Ильин Павел Ильич',
      kpp: null,
      head: { position: null, basis: null },
    })
    const individual = await calls.organizationOf('P10', 'O8')
    const saved = await change('P10', { ...changeOf(individual), taxSystem: null, vatRate: 20, legalAddress: null })
    expect(saved.body).toMatchObject({
      shortName: 'Орлов Дмитрий Андреевич',
      taxSystem: { name: 'NPD' },
      vatRate: null,
      legalAddress: null,
    })
  })

  describe('who may do what', () => {
    it.each([
      ['P1', 200, 404],
      ['P11', 200, 404],
      ['P2', 403, 403],
      ['P8', 200, 200],
    ])('%s reads the own one with %i and another one with %i', async (person, own, other) => {
      const read = async (key: 'O1' | 'O6') =>
        (await calls.call(person, contract.one, { params: { id: organizationId(key) } })).status
      expect([await read('O1'), await read('O6')]).toEqual([own, other])
    })

    it('an ordinary user changes nothing, platform staff anything', async () => {
      const organization = await calls.organizationOf('P1', 'O1')
      expect((await change('P11', changeOf(organization))).status).toBe(403)
      expect((await change('P7', changeOf(organization))).status).toBe(404)
      expect((await change('P8', { ...changeOf(organization), website: null })).body.website).toBeNull()
    })

    it('people find their own organization, platform staff all of them', async () => {
      const found = async (person: string, body: object) =>
        (await calls.call<{ content: { itn: string }[]; totalElements: number }>(person, contract.find, { body })).body
      expect((await found('P1', {})).content.map(({ itn }) => itn)).toEqual(['7799012346'])
      expect(
        (await found('P7', { filters: [{ field: 'itn', operation: 'EQ', value: '7799012346' }] })).totalElements,
      ).toBe(0)
      const staff = await found('P8', {
        filters: [
          { field: 'legalStatus.name', operation: 'EQ', value: 'LEGAL_ENTITY' },
          { field: 'shortName', operation: 'LIKE', value: 'ооо' },
        ],
        sort: [{ field: 'itn', direction: 'DESC' }],
      })
      expect(staff.content[0]?.itn).toBe('7799012346')
      expect(staff.totalElements).toBe(6)
      const unknown = await calls.call('P8', contract.find, {
        body: { filters: [{ field: 'secret', operation: 'EQ', value: '1' }] },
      })
      expect(unknown.status).toBe(400)
    })
  })

  describe('created and deleted by platform staff', () => {
    const created = {
      legalStatus: 'LEGAL_ENTITY',
      itn: '7799071013',
      okopfCode: '12300',
      fullName: 'Общество с ограниченной ответственностью "Лесная слобода"',
      shortName: 'ООО "Лесная слобода"',
      kpp: '779901001',
      ogrn: '1167799071010',
      ogrnDate: '2016-04-16',
      okved: null,
      legalAddress: {
        postalCode: '127006',
        region: null,
        city: 'г. Москва',
        street: null,
        house: 'д. 16',
        flat: null,
        fiasId: null,
      },
      head: {
        lastname: 'Рощина',
        firstname: 'Вера',
        middlename: null,
        position: 'Директор',
        basis: 'CHARTER',
        basisNumber: null,
        basisDate: null,
        itn: null,
      },
      taxSystem: 'OSNO',
      vatRate: null,
      phone: '+70000000999',
      email: 'a@les.example',
      website: null,
    }
    const body = { ...created, actualAddress: created.legalAddress, postalAddress: created.legalAddress }

    it('is complete, unique, and can be registered again after it was deleted', async () => {
      expect((await calls.call('P1', contract.create, { body })).status).toBe(403)
      const wrong = await calls.call('P8', contract.create, { body: { ...body, itn: '7707083894' } })
      expect(Object.keys(wrongFieldsIn(wrong))).toEqual(['itn'])
      const first = await calls.call<Organization>('P8', contract.create, { body })
      expect(first.status).toBe(201)
      expect(first.body).toMatchObject({ shortName: 'ООО «Лесная слобода»', ownerId: null, version: 1 })
      const again = await calls.call('P8', contract.create, { body })
      expect(wrongFieldsIn(again)).toEqual({ itn: 'Организация с таким ИНН уже есть' })

      const params = { id: first.body.id }
      expect((await calls.call('P1', contract.remove, { params })).status).toBe(403)
      expect((await calls.call('P8', contract.remove, { params })).status).toBe(204)
      expect((await calls.call('P8', contract.one, { params })).status).toBe(404)
      expect((await calls.call('P8', contract.remove, { params })).status).toBe(404)
      expect((await calls.call('P8', contract.create, { body })).status).toBe(201)
    })

    it.each([
      ['O6', /^Организацию нельзя удалить: .*действует договор финансирования № ФД-77\/2026-018/],
      ['O5', /^Организацию нельзя удалить: .*действует страхование коммерческих кредитов/],
      ['O4', /^Организацию нельзя удалить: .*включено страхование заказов/],
      ['OP', /^Свою организацию удалить нельзя$/],
    ] as const)('%s stays, because something of it is active', async (key, message) => {
      const response = await calls.call('P8', contract.remove, { params: { id: organizationId(key) } })
      expect(response.status).toBe(409)
      expect(response.body).toMatchObject({ code: 'IN_USE', message: expect.stringMatching(message) })
    })

    it('takes the work of its people with it', async () => {
      const { accessToken } = await cabinet.enter('P4', { ip: '10.8.0.4' })
      expect((await calls.call('P8', contract.remove, { params: { id: organizationId('O3') } })).status).toBe(204)
      expect((await cabinet.call<CurrentUser>(current, { token: accessToken })).status).toBe(401)
      await expect(cabinet.enter('P4', { ip: '10.8.0.5' })).rejects.toThrow('BAD_CREDENTIALS')
      const history = await findHistory(cabinet.platform.database, 'people.person', personId('P4'))
      expect(history.at(-1)).toMatchObject({ event: 'remove', to_state: 'DELETED', actor_id: personId('P8') })
    })
  })

  it('finds legal forms by any documented field', async () => {
    const found = async (body: object) =>
      (
        await calls.call<{ content: { code: string; level: number; isCommon: boolean }[]; totalElements: number }>(
          'P11',
          contract.findOkopf,
          { body },
        )
      ).body
    const common = await found({ filters: [{ field: 'isCommon', operation: 'EQ', value: true }] })
    expect(common.content.map(({ code }) => code)).toEqual([
      '12247',
      '12267',
      '12300',
      '13000',
      '14000',
      '50101',
      '50102',
      '65241',
      '65242',
      '65243',
    ])
    expect((await found({ filters: [{ field: 'name', operation: 'LIKE', value: 'ОГРАНИЧЕННОЙ' }] })).content).toEqual([
      { code: '12300', name: 'Общества с ограниченной ответственностью', shortName: 'ООО', level: 2, isCommon: true },
    ])
    expect(
      (await found({ pageSize: 5, pageNumber: 1, sort: [{ field: 'code', direction: 'DESC' }] })).content,
    ).toHaveLength(5)
    expect(
      (await calls.call('P11', contract.findOkopf, { body: { filters: [{ field: 'x', operation: 'EQ', value: 1 }] } }))
        .status,
    ).toBe(400)
    expect((await calls.call('P2', contract.findOkopf, { body: {} })).status).toBe(403)
  })
})
