import type { ErrorBody } from '@cabinet/contract/errors'
import { download, type FileInfo, remove } from '@cabinet/contract/file'
import { type AgreementCard, find as findAgreements } from '@cabinet/contract/finance/agreements'
import { getInvoice, get as getSupply, type Invoice, type SupplyCard } from '@cabinet/contract/finance/supplies'
import { agreement as bankAgreement } from '@cabinet/contract/finance/partner'
import type { BankAgreement } from '@cabinet/contract/finance/partner-shapes'
import { addAgreementFile, addInvoiceFile, MAX_AGREEMENT_FILES } from '@cabinet/contract/finance/partner-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { factory } from './support.ts'

const pdf = (words: string, name = 'Приложение.pdf'): File => new File([`%PDF-1.7 ${words}`], name)

describe.each(productKinds())('files that a bank gives on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const news = (change: object = {}) => ({ externalId: newId(), occurredAt: cabinet.clock.nowText(), ...change })
  const meridian = () => asPartner(cabinet, party.meridian)
  const asPerson = async <Body>(key: string, ...[endpoint, ask]: Parameters<Cabinet['call']>) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(key) })
  const agreementOf = async (): Promise<AgreementCard | undefined> =>
    (await asPerson<{ content: AgreementCard[] }>('P7', findAgreements, { body: {} })).body.content.find(
      ({ id }) => id === factory.agreement,
    )
  const supplyOf = async (number: string) =>
    (await asPerson<SupplyCard>('P7', getSupply, { params: { id: factory.supply(number) } })).body

  describe('of an agreement', () => {
    const params = { id: factory.agreement }

    it('are read by its people, and by nobody else', async () => {
      const before = (await agreementOf())?.files ?? []
      expect(before).toMatchObject([{ name: 'Договор ФД-77-2026-018.pdf', contentType: 'application/pdf' }])
      const given = await meridian()<FileInfo>(addAgreementFile, { params, body: news({ file: pdf('first') }) })
      expect(given).toMatchObject({ status: 200, body: { name: 'Приложение.pdf' } })
      expect((await agreementOf())?.files.map(({ id }) => id)).toEqual([before[0]?.id, given.body.id])
      const own = await asPerson('P7', download, { params: { id: given.body.id } })
      expect(own.raw.body).toBe('%PDF-1.7 first')
      expect((await asPerson('P1', download, { params: { id: given.body.id } })).status).toBe(404)
      const { body } = await meridian()<BankAgreement>(bankAgreement, { params })
      expect(body.filesCount).toBe(2)
    })

    it('are not deleted by the organization', async () => {
      const [file] = (await agreementOf())?.files ?? []
      expect((await asPerson('P7', remove, { params: { id: file?.id ?? '' } })).status).toBe(409)
    })

    // The embedded database has one session: while it is held, nobody else comes in.
    if (kind.name === 'PostgreSQL')
      it('are looked at before anybody has to wait for it', { timeout: 20_000 }, async () => {
        const { database } = cabinet.platform
        const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
        const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
        const long = database.transaction(async () => {
          await database.query
            .selectFrom('finance_agreement')
            .select('id')
            .where('id', '=', factory.agreement)
            .forUpdate()
            .execute()
          hold()
          await mayEnd
        })
        await isHeld
        const body = news({ file: new File(['MZ'], 'Приложение.exe') })
        expect((await meridian()(addAgreementFile, { params, body })).status).toBe(415)
        end()
        await long
        const calls = database.query.selectFrom('partner_call').select('http_code')
        const reported = calls.where('external_id', '=', body.externalId).execute()
        expect(await reported, 'staff read what was refused').toEqual([{ http_code: 415 }])
      })

    it('come once under one key, however often and at once they are sent', async () => {
      const before = (await agreementOf())?.files.length ?? 0
      const [idempotencyKey, reported] = [newId(), news()]
      const send = (words: string) =>
        meridian()<FileInfo & ErrorBody>(addAgreementFile, {
          params,
          idempotencyKey,
          body: { ...reported, file: pdf(words) },
        })
      const answers = await Promise.all(Array.from({ length: 5 }, () => send('same')))
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
      expect((await agreementOf())?.files).toHaveLength(before + 1)
      expect(await send('other')).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
      expect((await agreementOf())?.files).toHaveLength(before + 1)
    })

    it('are of a known type, of this bank, not from the future, and not without end', async () => {
      const status = async (body: object, bank = party.meridian) =>
        (await asPartner(cabinet, bank)(addAgreementFile, { params, body: news({ file: pdf('x'), ...body }) })).status
      expect(await status({ file: pdf('x', 'Договор.exe') })).toBe(415)
      expect(await status({ file: new File(['<html>'], 'Договор.pdf') })).toBe(415)
      expect(await status({ file: new File([], 'Договор.pdf') })).toBe(400)
      expect(await status({}, party.ural)).toBe(404)
      expect(await status({ occurredAt: '2999-01-01T00:00:00Z' })).toBe(400)
      for (let count = (await agreementOf())?.files.length ?? 0; count < MAX_AGREEMENT_FILES; count += 1) {
        expect(await status({})).toBe(200)
      }
      expect(await status({})).toBe(409)
    })
  })

  describe('of a supply', () => {
    const scanOf = async (number: string): Promise<Invoice> => {
      const [invoice] = (await supplyOf(number)).invoices
      if (!invoice) throw new Error(`${number} has no document`)
      return invoice
    }
    const send = (number: string, change: object, bank = party.meridian) =>
      asPartner(cabinet, bank)<FileInfo>(addInvoiceFile, {
        params: { id: factory.supply(number) },
        body: news({ file: pdf('scan', 'УПД.pdf'), ...change }),
      })

    it('are there in the demo where the buyer has confirmed, and open as documents', async () => {
      expect((await scanOf('0101')).fileId).toBeNull()
      const { fileId } = await scanOf('0098')
      const { raw } = await asPerson('P7', download, { params: { id: fileId ?? '' } })
      expect(raw.statusCode).toBe(200)
      expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    })

    it('take the place of the one before', async () => {
      const { id, type, number } = await scanOf('0101')
      const first = await send('0101', { type: type.name, number })
      expect(first.status).toBe(200)
      const second = await send('0101', { type: type.name, number })
      const { body } = await asPerson<Invoice>('P7', getInvoice, { params: { id } })
      expect(body.fileId).toBe(second.body.id)
      expect((await asPerson('P7', download, { params: { id: first.body.id } })).status).toBe(404)
      expect((await asPerson('P7', remove, { params: { id: second.body.id } })).status).toBe(409)
    })

    it('belong to a document that the supply has, and come from its bank', async () => {
      const { type, number } = await scanOf('0101')
      expect((await send('0101', { type: type.name, number: 'нет такого' })).status).toBe(404)
      expect((await send('0101', { type: 'OTHER', number })).status).toBe(400)
      expect((await send('0101', { type: type.name, number }, party.ural)).status).toBe(404)
    })
  })
})
