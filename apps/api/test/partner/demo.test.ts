import { enable, status as insuranceStatus } from '@cabinet/contract/debtor'
import { pushState } from '@cabinet/contract/dev'
import { type FinanceRequest, createRequest } from '@cabinet/contract/finance'
import { send as sendRequest } from '@cabinet/contract/finance-request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../src/kernel/demo/ids.ts'
import { createPrograms } from '../../src/modules/partner/demo-programs.ts'
import type { OutsiderProgram } from '../../src/platform/partners/outsider.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { fillRequest } from '../finance/request.ts'

describe('partners of the demo', () => {
  let cabinet: Cabinet
  let programs: readonly OutsiderProgram[]

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
    programs = await createPrograms(cabinet.platform, `${cabinet.app.listeningOrigin}/api`)
  })
  afterAll(() => cabinet.remove())

  const live = async (): Promise<void> => {
    for (const program of programs) await program.tick()
  }
  const pass = (hours: number): void =>
    cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + Math.round(hours * 60))
  const mood = async (partyId: string, next: string) => {
    const params = { kind: 'partner.mood', id: partnerIdOf(partyId) }
    expect((await cabinet.call(pushState, { token: await cabinet.tokenOf('P8'), params, body: { next } })).status).toBe(
      204,
    )
  }
  const stateOf = async (id: string): Promise<unknown[]> => {
    const { query } = cabinet.platform.database
    const row = await query
      .selectFrom('finance_request')
      .select(['status', 'asked_document'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const agreement = await query
      .selectFrom('finance_agreement')
      .select('id')
      .where('request_id', '=', id)
      .executeTakeFirst()
    return [row.status, row.asked_document !== null, agreement !== undefined]
  }
  const send = async (key: string, offer: string): Promise<string> => {
    const token = await cabinet.tokenOf(key)
    const query = { offerId: demoId(`offer ${offer}`) }
    const { body } = await cabinet.call<FinanceRequest>(createRequest, { token, query })
    await fillRequest(cabinet, key, body.id)
    await cabinet.call(sendRequest, { token, params: { id: body.id } })
    return body.id
  }

  it('are one for each bank and insurer', () => {
    expect(programs).toHaveLength(6)
  })

  it('take a request and approve it as the clock goes on, over HTTP alone', async () => {
    const id = await send('P7', 'F6')
    await live()
    expect(await stateOf(id)).toEqual(['SEND_BANK', false, false])
    pass(2)
    await live()
    expect(await stateOf(id)).toEqual(['PROCESSING', false, false])
    pass(24)
    await live()
    expect(await stateOf(id)).toEqual(['PROCESSING', false, true])
  })

  it('change nothing when they begin anew and tell everything once more', async () => {
    const { query } = cabinet.platform.database
    const before = await query.selectFrom('status_change').select('id').execute()
    for (const program of await createPrograms(cabinet.platform, `${cabinet.app.listeningOrigin}/api`)) {
      await program.tick()
    }
    expect(await query.selectFrom('status_change').select('id').execute()).toHaveLength(before.length)
  })

  it('ask for documents, or keep silent, as the panel says', async () => {
    await mood(party.meridian, 'SILENT')
    await mood(demoId('bank FB2'), 'ASKING')
    const asked = await send('P7', 'F7')
    await live()
    pass(30)
    await live()
    expect(await stateOf(asked)).toEqual(['PROCESSING', true, false])
    pass(24)
    await live()
    expect(await stateOf(asked)).toEqual(['PROCESSING', true, true])
  })

  it('refuse an application, and take the next one', async () => {
    const token = await cabinet.tokenOf('P3')
    const status = async () => (await cabinet.call(insuranceStatus, { token })).body
    await mood(party.insurer, 'REFUSING')
    await cabinet.call(enable, { token })
    await live()
    pass(5)
    await live()
    expect(await status()).toMatchObject({ requestStatus: 'REJECTED', offerAvailable: true })
    await mood(party.insurer, 'PROMPT')
    await cabinet.call(enable, { token })
    await live()
    pass(5)
    await live()
    expect(await status()).toMatchObject({ serviceStatus: 'AVAILABLE', requestStatus: null })
  })
})
