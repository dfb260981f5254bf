import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentMigrations } from '../../src/modules/people/consent-migration.ts'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

describe.each(productKinds())('agreements of before on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it('say the same as the switch of the news when they can be taken back', async () => {
    const { query } = cabinet.platform.database
    await query.schema.alterTable('person_consent').dropColumn('withdrawn_at').execute()
    const put = (key: string, product: boolean) =>
      sql`update person set notifications = jsonb_set(notifications, '{product}', ${JSON.stringify(product)}::jsonb)
        where id = ${personId(key)}`.execute(query)
    // Who has agreed and switched them off since, who switched them on without having read the text, who agrees still.
    await put('P3', false)
    await put('P1', true)
    await consentMigrations['people-0002-withdrawn-consents'].up(query as never)
    const stateNow = async (key: string) => {
      const [person, consents] = await Promise.all([
        query.selectFrom('person').select('notifications').where('id', '=', personId(key)).executeTakeFirstOrThrow(),
        query
          .selectFrom('person_consent')
          .select('withdrawn_at')
          .where('person_id', '=', personId(key))
          .where('type', '=', 'NEWS')
          .execute(),
      ])
      return [person.notifications.product, consents.map(({ withdrawn_at: at }) => at !== null)]
    }
    expect(await stateNow('P3')).toEqual([false, [true]])
    expect(await stateNow('P1')).toEqual([false, []])
    expect(await stateNow('P5')).toEqual([true, [false]])
  })
})
