import { order } from '@cabinet/contract/finance/objects'
import * as bank from '@cabinet/contract/finance/partner-objects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { runJob } from '../support/time.ts'
import { factory, moveToLaterOrderDay } from './support.ts'

const JOB = 'finance.tellObjects'

describe.each(productKinds())('letters about financing objects on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const letters = () =>
    cabinet.platform.database.query
      .selectFrom('email')
      .select(['recipient', 'subject', 'body'])
      .where('subject', 'like', 'Объекты финансирования:%')
      .execute()
  const report = async (call: Parameters<ReturnType<typeof asPartner>>[0], number: string, body: object = {}) => {
    const news = { externalId: newId(), occurredAt: cabinet.clock.nowText(), ...body }
    const params = { id: factory.object(number) }
    expect((await asPartner(cabinet, party.meridian)(call, { params, body: news })).status).toBe(200)
  }

  it('say nothing of what was so when the demo began', async () => {
    expect(await runJob(cabinet, JOB)).toBe(0)
    expect(await letters()).toEqual([])
  })

  it('tell once of everything together, with the reasons of refusals', async () => {
    await report(bank.refuseObject, '29', { reason: 'Документ не подписан', isFixable: true })
    await report(bank.financeObject, '30', { financingAmount: 76_500_000, plannedRepaymentDate: '2031-01-20' })
    expect(await runJob(cabinet, JOB)).toBe(2)
    const written = await letters()
    expect(written.map(({ recipient }) => recipient)).toEqual(['tikhonova@fabrika-tkaney.example'])
    expect(written[0]?.subject).toBe('Объекты финансирования: изменилось 2 объекта')
    expect(written[0]?.body).toContain('ОФ-29')
    expect(written[0]?.body).toContain('Документ не подписан')
    expect(await runJob(cabinet, JOB)).toBe(0)
    expect(await letters()).toHaveLength(1)
  })

  it('tell of a second refusal of what was mended', async () => {
    await report(bank.reopenObject, '29')
    expect(await runJob(cabinet, JOB)).toBe(0)
    const body = {
      agreementId: factory.agreement,
      date: moveToLaterOrderDay(cabinet),
      objectIds: [factory.object('29')],
    }
    expect((await cabinet.call(order, { token: await cabinet.tokenOf('P7'), body })).status).toBe(200)
    await report(bank.refuseObject, '29', { reason: 'Документ не подписан снова' })
    expect(await runJob(cabinet, JOB)).toBeGreaterThan(0)
    expect((await letters()).some(({ body: text }) => text.includes('Документ не подписан снова'))).toBe(true)
  })
})
