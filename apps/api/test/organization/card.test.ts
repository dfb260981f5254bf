import * as contract from '@cabinet/contract/organization'
import { pathOf } from '@cabinet/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { changeOf, organizationCalls } from '../support/organization.ts'
import { readPdf } from '../support/pdf.ts'

describe.each(productKinds())('the card of an organization on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const ask = async (person: string, organization: Parameters<typeof organizationId>[0]) =>
    cabinet.app.inject({
      url: `/api${pathOf(contract.card.path, { id: organizationId(organization) })}`,
      headers: { authorization: `Bearer ${await cabinet.tokenOf(person)}`, 'accept-language': 'en' },
    })
  const read = async (person: string, organization: Parameters<typeof organizationId>[0]) => {
    const response = await ask(person, organization)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
    const pdf = await readPdf(response.rawPayload)
    return { ...pdf, text: pdf.sheets.join(' '), disposition: String(response.headers['content-disposition']) }
  }

  it('tells a partner everything on one sheet, in Russian, the main account first', async () => {
    const { sheets, text, title, disposition, bytes } = await read('P11', 'O1')
    expect(sheets).toHaveLength(1)
    expect(title).toBe('Карточка организации ООО «Северный ветер»')
    expect(decodeURIComponent(disposition)).toContain('Карточка организации 7799012346.pdf')
    expect(bytes).toContain('/FontFile2')
    for (const part of [
      'Общество с ограниченной ответственностью «Северный ветер»',
      'ИНН 7799012346',
      'КПП 779901001',
      'ОГРН 1197799012344',
      'Руководитель',
      'Генеральный директор',
      'Соколов Михаил',
      'Действует на основании Устав',
      'Общая (ОСНО)',
      'БИК 044525974',
      'Корреспондентский счёт 30101810145250000974',
    ])
      expect(text).toContain(part)
    expect(text.indexOf('40702810799990000003')).toBeLessThan(text.indexOf('40702810999990000011'))
  })

  it('calls an entrepreneur and a person by their names, and leaves out what is not known', async () => {
    const entrepreneur = await read('P3', 'O2')
    expect(entrepreneur.title).toBe('Карточка предпринимателя ИП Лебедева Анна Сергеевна')
    expect(entrepreneur.text).toContain('ОГРНИП 322169900345670')
    expect(entrepreneur.text).not.toMatch(/КПП|Руководитель|null|undefined|—\s*$/)
    const individual = await read('P10', 'O8')
    expect(individual.title).toBe('Реквизиты Орлов Дмитрий Андреевич')
    expect(individual.text).not.toMatch(/ОГРН|КПП|null|undefined/)
  })

  it('holds the longest names on as many sheets as they take', async () => {
    const company = await organizationCalls(cabinet).organizationOf('P5', 'O4')
    const fullName = `Общество «${'Очень-длинное название '.repeat(40).trim()}»`
    const body = { ...changeOf(company), fullName }
    const saved = await cabinet.call(contract.change, { body, token: await cabinet.tokenOf('P5') })
    expect(saved.status).toBe(200)
    const { text } = await read('P5', 'O4')
    expect(text.replaceAll(/\s/g, '')).toContain(fullName.replaceAll(/\s/g, ''))
  })

  it('is there for the people of the organization and for platform staff alone', async () => {
    expect((await ask('P8', 'O1')).statusCode).toBe(200)
    expect((await ask('P5', 'O1')).statusCode).toBe(404)
    expect((await ask('P2', 'O1')).statusCode).toBe(403)
    expect((await cabinet.call(contract.card, { params: { id: organizationId('O1') } })).status).toBe(401)
  })
})
