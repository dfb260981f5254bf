import { enable, status as insuranceStatus } from '@cabinet/contract/debtor'
import { pushState } from '@cabinet/contract/dev'
import { type FinanceRequest, createRequest } from '@cabinet/contract/finance'
import { send as sendRequest } from '@cabinet/contract/finance/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { demoId } from '@cabinet/demo/ids'
import { issueInvoices } from '../../src/modules/sender/invoices/jobs.ts'
import { createPrograms } from '@cabinet/demo/modules/partner/demo-programs'
import type { DemoPartnerProgram } from '@cabinet/demo/demo-partner'
import { organizationId } from '@cabinet/demo/organizations'
import { STATEMENT_PARTY } from '../../src/platform/payments/payable.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { agreeToTexts } from '../debtor/support.ts'
import { fillRequest } from '../finance/request.ts'

describe('partners of the demo', () => {
  let cabinet: Cabinet
  let programs: readonly DemoPartnerProgram[]

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
  const behavior = async (partyId: string, next: string) => {
    const params = { kind: 'partner.mood', id: partnerIdOf(partyId) }
    expect((await cabinet.call(pushState, { token: await cabinet.tokenOf('P8'), params, body: { next } })).status).toBe(
      204,
    )
  }
  const stateOf = async (id: string): Promise<unknown[]> => {
    const { query } = cabinet.platform.database
    const row = await query
      .selectFrom('finance_request')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const agreement = await query
      .selectFrom('finance_agreement')
      .select('id')
      .where('request_id', '=', id)
      .executeTakeFirst()
    const asked = await query
      .selectFrom('finance_asked_document')
      .select('status')
      .where('request_id', '=', id)
      .execute()
    return [row.status, asked.map(({ status }) => status).join(), agreement !== undefined]
  }
  const send = async (key: string, offer: string): Promise<string> => {
    const token = await cabinet.tokenOf(key)
    const query = { offerId: demoId(`offer ${offer}`) }
    const { body } = await cabinet.call<FinanceRequest>(createRequest, { token, query })
    await fillRequest(cabinet, key, body.id)
    await cabinet.call(sendRequest, { token, params: { id: body.id } })
    return body.id
  }

  it('are one for each bank, insurer and marketplace, and one for the bank statement', () => {
    expect(programs).toHaveLength(8)
  })

  it('take a request and approve it as the clock goes on, over HTTP alone', async () => {
    const id = await send('P7', 'F6')
    await live()
    expect(await stateOf(id)).toEqual(['SEND_BANK', '', false])
    pass(2)
    await live()
    expect(await stateOf(id)).toEqual(['PROCESSING', '', false])
    pass(24)
    await live()
    expect(await stateOf(id)).toEqual(['PROCESSING', '', true])
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
    await behavior(party.meridian, 'SILENT')
    await behavior(demoId('bank FB2'), 'ASKING')
    const asked = await send('P7', 'F7')
    await live()
    pass(30)
    await live()
    expect(await stateOf(asked)).toEqual(['PROCESSING', 'ASKED,ASKED', false])
    pass(24)
    await live()
    expect(await stateOf(asked)).toEqual(['PROCESSING', 'WITHDRAWN,WITHDRAWN', true])
  })

  it('pay what is issued, whole or with money that goes back', async () => {
    const { query } = cabinet.platform.database
    const newest = () =>
      query
        .selectFrom('sender_invoice')
        .select(['status', 'paid_amount', 'amount'])
        .where('organization_id', '=', organizationId('O4'))
        .orderBy('period_from', 'desc')
        .executeTakeFirstOrThrow()
    const issueNext = async () => {
      // The fifteenth of the next month, whatever today is: its first working day has passed.
      const [year = 0, month = 0] = businessDay(cabinet.clock.now()).split('-').map(Number)
      const next = Date.UTC(year, month, 15, 9)
      pass((next - cabinet.clock.now().getTime()) / 3_600_000)
      await issueInvoices(cabinet.platform)
      await live()
    }
    await behavior(STATEMENT_PARTY, 'PROMPT')
    await issueNext()
    expect(await newest()).toMatchObject({ status: 'ISSUED', paid_amount: 0 })
    pass(6 * 24)
    await live()
    const { status, paid_amount: paid, amount } = await newest()
    expect([status, paid]).toEqual(['PAID', amount])

    await behavior(STATEMENT_PARTY, 'REFUSING')
    // Money for the invoice of a month without orders never comes.
    await query
      .updateTable('sender_order')
      .set({ invoice_id: null })
      .where('organization_id', '=', organizationId('O4'))
      .where('cover_started_at', '>', new Date(Date.now() - 20 * 86_400_000).toISOString())
      .execute()
    await issueNext()
    pass(6 * 24)
    await live()
    expect(await newest()).toMatchObject({ status: 'PAID' })
    pass(2 * 24)
    await live()
    expect(await newest()).toMatchObject({ status: 'ISSUED', paid_amount: 0 })
  })

  it('refuse an application, and take the next one', async () => {
    const token = await cabinet.tokenOf('P3')
    const status = async () => (await cabinet.call(insuranceStatus, { token })).body
    await agreeToTexts(cabinet, 'P3')
    await behavior(party.insurer, 'REFUSING')
    await cabinet.call(enable, { token })
    await live()
    pass(5)
    await live()
    expect(await status()).toMatchObject({ requestStatus: 'REJECTED', offerAvailable: true })
    await behavior(party.insurer, 'PROMPT')
    await cabinet.call(enable, { token })
    await live()
    pass(5)
    await live()
    expect(await status()).toMatchObject({ serviceStatus: 'AVAILABLE', requestStatus: null })
  })
})
