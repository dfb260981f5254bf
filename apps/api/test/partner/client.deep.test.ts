import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { PartnerKind } from '@cabinet/contract/access'
import { send as sendRequest } from '@cabinet/contract/finance/requests'
import { saveWebhook } from '@cabinet/contract/partner/partners'
import { demoId } from '@cabinet/demo/ids'
import { demoKey } from '@cabinet/demo/modules/partner/key'
import { organizationId } from '@cabinet/demo/organizations'
import { createPartnerClient, type PartnerClient, type PartnerEvent, verifyWebhook } from '@cabinet/partner-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverDue } from '../../src/modules/partner/webhook/delivery.ts'
import { publish } from '../../src/platform/partners/partner.ts'
import { STATEMENT_PARTY } from '../../src/platform/payments/payable.ts'
import { F6, fillRequest } from '../finance/request.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { keyOf as testKeyOf } from '../support/sandbox.ts'

const examples = join(import.meta.dirname, '../../../../packages/partner-client/examples')
const now = (): string => new Date().toISOString()

describe('the client of partners', () => {
  let cabinet: Cabinet
  let url: string
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-client-'))
    cabinet = await openCabinet(anyKind())
    url = await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await cabinet.remove()
    await rm(folder, { recursive: true })
  })

  const keyOf = (partyId: string): string => demoKey(cabinet.platform.secrets, partyId).key
  const clientOf = (partyId: string, key = keyOf(partyId)): PartnerClient =>
    createPartnerClient({ url, key, totalTimeoutMs: 0 })
  const happens = (kind: PartnerKind, partyId: string, type: string, subjectId: string): Promise<void> =>
    publish(cabinet.platform, { kind, partyId, type, subjectId, version: 1, at: cabinet.clock.nowText() })

  describe('has an example for each kind of partner that comes true:', () => {
    const run = async (name: string, partyId: string, key = keyOf(partyId)): Promise<string> => {
      const file = join(examples, `${name}.ts`)
      const env = { CABINET_URL: url, CABINET_KEY: key, DATA: join(folder, `${name} ${key.slice(-6)}`) }
      const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--conditions=cabinet-source', file], {
        env: { ...process.env, ...env },
      })
      expect(stderr).toBe('')
      return stdout
    }

    it('a bank decides about a request and pays for an object', async () => {
      await fillRequest(cabinet, 'P7', F6)
      await cabinet.call(sendRequest, { token: await cabinet.tokenOf('P7'), params: { id: F6 } })
      const objectId = demoId('object O6 ОФ-30')
      await happens('BANK', party.meridian, 'object.ordered', objectId)
      expect(await run('bank', party.meridian)).toContain('approved\nОФ-30: paid')
      const { bank } = clientOf(party.meridian)
      const { state, agreementId } = await bank.request.get(F6)
      expect(state).toBe('APPROVED')
      expect(await bank.agreement.get(agreementId ?? '')).toMatchObject({ state: 'VALID', filesCount: 1 })
      expect(await bank.object.get(objectId)).toMatchObject({ state: 'FINANCED' })
      expect(await run('bank', party.meridian)).toBe('')
    })

    it('an insurer insures, gives a limit and takes a claim', async () => {
      const [insuranceId, buyerId] = [organizationId('O3'), demoId('debtor buyer O5 B5')]
      const claimId = demoId('claim ЗВ-26-000402')
      await happens('INSURER', party.insurer, 'insurance.connection.requested', insuranceId)
      await happens('INSURER', party.insurer, 'limit.requested', buyerId)
      await happens('INSURER', party.insurer, 'claim.submitted', claimId)
      expect(await run('insurer', party.insurer)).toMatch(/insured\n.*a limit of 1000000 roubles\n.*taken\n/)
      const { insurer } = clientOf(party.insurer)
      expect(await insurer.insurance.get(insuranceId)).toMatchObject({ state: 'AVAILABLE' })
      expect(await insurer.buyer.get(buyerId)).toMatchObject({ state: 'APPROVED' })
      expect(await insurer.claim.get(claimId)).toMatchObject({ state: 'IN_REVIEW', messages: [{ from: 'INSURER' }] })
      const { documents } = await insurer.claim.get(claimId)
      const { content, size } = await insurer.claim.document.get(claimId, documents[0]?.id ?? '')
      expect(Buffer.byteLength(await text(content), 'utf8')).toBeGreaterThan(0)
      expect(size).toBeGreaterThan(0)
    })

    it('a marketplace hands over orders and returns', async () => {
      expect(await run('marketplace', party.marketplace)).toMatch(/-1: SHIPPED\n.*-2: VALIDATION\n.* orders, premium/)
    })

    it('a bank tries itself out in its sandbox', async () => {
      const { key } = await testKeyOf(cabinet, partnerIdOf(party.ural), true)
      expect(await run('sandbox', party.ural, key)).toBe(
        'ООО «Тестовая организация»: SEND_BANK\n1 document\n0 things have changed in a month\n',
      )
      // The program that answers requests works there as well.
      expect(await run('bank', party.ural, key)).toMatch(/approved\n$/)
      const { sandbox, bank } = clientOf(party.ural, key)
      expect((await bank.request.list()).requests).toMatchObject([{ state: 'APPROVED' }])
      expect(await sandbox.invoice.pay({ idempotencyKey: 'bare' })).toEqual({ paid: 0 })
      await expect(clientOf(party.ural).sandbox.get()).rejects.toMatchObject({ status: 404 })
    })

    it('a statement pays an invoice', async () => {
      const invoiceId = demoId('invoice СЧ-26-001184')
      await happens('PAYMENTS', STATEMENT_PARTY, 'invoice.issued', invoiceId)
      expect(await run('payments', STATEMENT_PARTY)).toBe('line-СЧ-26-001184: MATCHED\n')
      expect(await clientOf(STATEMENT_PARTY).payments.invoice.get(invoiceId)).toMatchObject({ left: 0 })
      expect(await run('payments', STATEMENT_PARTY)).toBe('')
    })
  })

  describe('against this server', () => {
    const withdrawn = () => ({ externalId: 'client-1', occurredAt: now() })

    it('tells its errors by code, state, what is possible and wrong fields', async () => {
      const { bank } = clientOf(party.ural)
      const id = '00000000-0000-4000-8000-000000000000'
      await expect(bank.request.get(id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND', kind: 'api' })
      await expect(bank.request.take(id, { externalId: '', occurredAt: 'today' })).rejects.toMatchObject({
        code: 'VALIDATION',
        fields: expect.arrayContaining([expect.objectContaining({ field: 'occurredAt' })]),
        traceId: expect.any(String),
      })
      await expect(clientOf(party.meridian).bank.request.refuse(F6, withdrawn())).rejects.toMatchObject({
        code: 'WRONG_STATE',
        state: 'APPROVED',
        possible: [],
      })
      await expect(clientOf(party.ural, 'ck_test_unknown').bank.request.list()).rejects.toMatchObject({ status: 401 })
    })

    it('makes a write once under a key, and a second one with it is refused', async () => {
      const { marketplace } = clientOf(party.marketplace)
      const { accounts } = await marketplace.account.list({ limit: 1 })
      const id = accounts[0]?.id ?? ''
      const body = { externalId: 'client-fail', occurredAt: now(), problem: 'Доступ отозван' }
      const first = await marketplace.account.fail(id, body, { idempotencyKey: 'client-fail' })
      expect(first).toMatchObject({ id, state: 'ERROR' })
      expect(await marketplace.account.fail(id, body, { idempotencyKey: 'client-fail' })).toEqual(first)
      const other = { ...body, problem: 'Другое' }
      await expect(marketplace.account.fail(id, other, { idempotencyKey: 'client-fail' })).rejects.toMatchObject({
        status: 409,
        code: 'IDEMPOTENCY_KEY_REUSED',
      })
    })

    it('gives a file once under a key, although each attempt writes the form anew', async () => {
      const { bank } = clientOf(party.meridian)
      const id = demoId('agreement F1')
      const before = await bank.agreement.get(id)
      const body = { externalId: 'client-file', occurredAt: now() }
      const send = (content: string) => {
        const file = { name: 'Приложение № 1.pdf', content: Buffer.from(content) }
        return bank.agreement.file(id, { ...body, file }, { idempotencyKey: 'client-file' })
      }
      const first = await send('%PDF-1.7\n1\n%%EOF\n')
      expect(first).toMatchObject({ name: 'Приложение № 1.pdf', contentType: 'application/pdf' })
      expect(await send('%PDF-1.7\n1\n%%EOF\n')).toEqual(first)
      await expect(send('%PDF-1.7\n2\n%%EOF\n')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
      expect((await bank.agreement.get(id)).filesCount).toBe(before.filesCount + 1)
    })

    it('waits for the next event and goes on from its cursor', async () => {
      const stop = new AbortController()
      const { events } = clientOf(party.ural)
      const seen: PartnerEvent[] = []
      const read = async (after: string): Promise<void> => {
        for await (const event of events({ after, signal: stop.signal })) {
          seen.push(event)
          if (seen.length === 1) await happens('BANK', party.ural, 'request.submitted', demoId('request F2'))
          else stop.abort()
        }
      }
      await happens('BANK', party.ural, 'request.submitted', demoId('request F1'))
      await read('0')
      expect(seen.map(({ data }) => data.id)).toEqual([demoId('request F1'), demoId('request F2')])
      const after = events({ after: seen[0]?.cursor ?? '', waitSeconds: 0 })
      expect((await after.next()).value).toEqual(seen[1])
    })

    it('checks deliveries of this server, also while a secret is being replaced', async () => {
      const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
      const target = createServer((request, response) => {
        void text(request).then((body) => {
          received.push({ headers: request.headers, body })
          response.writeHead(204).end()
        })
      }).listen(0, '127.0.0.1')
      await once(target, 'listening')
      const hook = `http://127.0.0.1:${(target.address() as AddressInfo).port}/`
      const save = async (withNewSecret: boolean): Promise<string> => {
        const { accessToken: token } = await cabinet.enter('P8')
        const ask = { token, params: { id: partnerIdOf(party.ural) }, body: { url: hook, withNewSecret } }
        return (await cabinet.call<{ secret: string }>(saveWebhook, ask)).body.secret
      }
      const old = await save(false)
      const current = await save(true)
      await happens('BANK', party.ural, 'request.submitted', demoId('request F3'))
      await deliverDue(cabinet.platform)
      const { headers, body } = received.at(-1) ?? expect.unreachable('nothing was delivered')
      for (const secrets of [old, current, [old, current]])
        expect(verifyWebhook(headers, body, secrets).data.id).toBe(demoId('request F3'))
      target.close()
    })
  })
})
