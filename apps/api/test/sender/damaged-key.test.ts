import * as account from '@cabinet/contract/sender/account'
import { sync } from '@cabinet/contract/sender/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCourierAccounts } from '@cabinet/demo/courier/accounts'
import { MINUTE_MS } from '../../src/kernel/durations.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { failuresOf, runJob } from '../jobs/support.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

describe.each(productKinds())('keys of accounts, on $name', (kind) => {
  let cabinet: Cabinet
  const query = () => cabinet.platform.database.query

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it('a sealed key that does not open: other accounts are served, and its owner hears what to do', async () => {
    const [broken, healthy] = [organizationId('O4'), organizationId('O1')]
    const { client_secret_sealed: moved } = await query()
      .selectFrom('courier_credential')
      .select('client_secret_sealed')
      .where('organization_id', '=', healthy)
      .executeTakeFirstOrThrow()
    await query()
      .updateTable('courier_credential')
      .set({ client_secret_sealed: moved, last_check_at: null })
      .where('organization_id', '=', broken)
      .execute()
    await query().updateTable('sender_sync').set({ due_at: '2020-01-01T00:00:00.000Z', finished_at: null }).execute()
    expect(await runJob(cabinet, 'sender.orders')).toMatchObject({ outcome: 'OK' })
    expect(await failuresOf(cabinet, 'sender.orders')).toEqual([`organization:${broken}`])
    const finished = await query()
      .selectFrom('sender_sync')
      .select('organization_id')
      .where('finished_at', 'is not', null)
      .execute()
    expect(finished.map(({ organization_id: id }) => id)).toContain(healthy)
    expect(finished.map(({ organization_id: id }) => id)).not.toContain(broken)

    const token = await cabinet.tokenOf('P5')
    const loaded = await cabinet.call(sync, { token })
    expect([loaded.status, loaded.body]).toEqual([200, { changed: 0, isComplete: false, syncStatus: 'ERROR' }])
    const checked = await cabinet.call(account.check, { token })
    expect([checked.status, checked.body]).toEqual([
      200,
      { status: 'ERROR', description: 'Сохранённый ключ не удалось прочитать. Введите его заново' },
    ])
    // The key of the address for hints is damaged too: orders are loaded without hints.
    await query()
      .updateTable('sender_sync')
      .set({ webhook_sealed: moved })
      .where('organization_id', '=', broken)
      .execute()
    const body = { ...demoCourierAccounts.O4, serviceType: 'CDEK', secretType: 'OAUTH' }
    expect((await cabinet.call(account.save, { token, body })).status).toBe(201)
    cabinet.wait(2 * MINUTE_MS)
    await query().updateTable('sender_sync').set({ due_at: '2020-01-01T00:00:00.000Z' }).execute()
    expect(await runJob(cabinet, 'sender.orders')).toMatchObject({ outcome: 'OK' })
    expect(await failuresOf(cabinet, 'sender.orders')).toEqual([])
  })
})
