import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingJob } from '../../src/modules/people/waiting-service.ts'
import { asStatus } from '../../src/db/status-column.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'

const DAY_MINUTES = 24 * 60
const OWNER = 'tikhonova@fabrika-tkaney.example'

describe.each(productKinds())('people whom no owner answers, on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    // The demo has people who wait as well; these tests are about the cabinet of P7.
    await cabinet.platform.database.query
      .updateTable('person')
      .set({ status: asStatus('REJECTED' as const) })
      .where('status', '=', 'UNCONFIRMED')
      .execute()
    await addPerson(cabinet, 'O6', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
  })
  afterAll(() => cabinet.remove())

  const run = (): Promise<number> => waitingJob.run({ platform: cabinet.platform, dueAt: cabinet.clock.now() })
  const emailsTo = async (recipient: string): Promise<string[]> => {
    const rows = await cabinet.platform.database.query
      .selectFrom('email')
      .select('subject')
      .where('recipient', '=', recipient)
      .execute()
    return rows.map(({ subject }) => subject)
  }

  it('writes the owner after three days and support after fourteen, once each, whoever runs it', async () => {
    const support = cabinet.platform.config.support.email
    cabinet.clock.setShiftMinutes(3 * DAY_MINUTES - 10)
    expect(await run()).toBe(0)
    cabinet.clock.setShiftMinutes(3 * DAY_MINUTES + 10)
    expect((await Promise.all([run(), run(), run()])).reduce((sum, done) => sum + done, 0)).toBe(1)
    expect(await emailsTo(OWNER)).toEqual(['Пробный Пётр просит доступ к кабинету «ООО „Фабрика Тканей“»'])
    expect(await emailsTo(support)).toEqual([])
    cabinet.clock.setShiftMinutes(14 * DAY_MINUTES + 10)
    expect(await run()).toBe(1)
    expect(await emailsTo(support)).toEqual(['Пробный Пётр ждёт подтверждения больше 14 дней'])
    expect(await run()).toBe(0)
    expect(await emailsTo(OWNER)).toHaveLength(1)
  })
})
