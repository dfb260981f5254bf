import { crc32, inflateRawSync } from 'node:zlib'
import * as claim from '@cabinet/contract/claim'
import * as partner from '@cabinet/contract/claim/partner'
import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import * as papers from '@cabinet/contract/claim/papers'
import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { download } from '@cabinet/contract/file'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { asPartner, party } from '../support/partner.ts'
import { readPdf } from '../support/pdf.ts'
import { contents } from '../support/sample-files.ts'
import { type Claims, claimsOf, lossDraft, order } from './support.ts'

interface Entry {
  readonly name: string
  readonly isUtf8: boolean
  readonly bytes: Buffer
}

/** Reads an archive by its table of contents, as programs do. */
const entriesOf = (zip: Buffer): Entry[] => {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [flags, crc, packedSize] = [zip.readUInt16LE(at + 8), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)]
    const [nameLength, offset] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    const from = offset + 30 + zip.readUInt16LE(offset + 26)
    const bytes = inflateRawSync(zip.subarray(from, from + packedSize))
    expect([name, crc32(bytes), bytes.length]).toEqual([name, crc, zip.readUInt32LE(at + 24)])
    entries.push({ name, isUtf8: (flags & 0x0800) !== 0, bytes })
    at += 46 + nameLength
  }
  return entries
}

describe('papers of a claim', () => {
  let cabinet: Cabinet
  let claims: Claims

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    claims = claimsOf(cabinet)
  })
  afterAll(() => cabinet.remove())

  const contentOf = async (id = ''): Promise<Buffer> => (await claims.call(download, { params: { id } })).raw.rawPayload
  const archive = async (id: string) => (await claims.call(papers.archive, { params: { id } })).raw

  it('have the consignment note of the order, from what the courier tells', async () => {
    const id = await lossDraft(claims, order.still)
    const { body } = await claims.submit(id)
    const note = body.documents.find(({ type }) => type.name === 'WAYBILL')
    expect(note).toMatchObject({ isGenerated: true, file: { name: 'Накладная № 1990000026.pdf' } })
    const { sheets, title } = await readPdf(await contentOf(note?.file.id))
    expect(title).toBe('Накладная № 1990000026')
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toMatch(/Номер СДЭК 1990000026/)
    expect(sheets[0]).toMatch(/Объявленная стоимость [\d\s]+,00 ₽/)
    expect(sheets[0]).not.toMatch(/\+7\d{10}/)
  })

  it('are one archive with names that Windows reads, each file as it was', async () => {
    const id = await lossDraft(claims, order.usual(30))
    await claims.attach(id, 'COST_PROOF', 'УПД.pdf')
    await claims.attach(id, 'PHOTO', 'Фото: вид «сверху».png')
    const raw = await archive(id)
    expect(raw.headers['content-type']).toBe('application/zip')
    const number = (await claims.card(id)).number
    expect(decodeURIComponent(String(raw.headers['content-disposition']))).toContain(`Заявление ${number}.zip`)
    const entries = entriesOf(raw.rawPayload)
    expect(entries.map(({ name }) => name)).toEqual([
      'Документ о стоимости/УПД.pdf',
      'Претензия перевозчику/Претензия.pdf',
      'Документ о стоимости/УПД (2).pdf',
      expect.stringMatching(/^Фото и видео повреждений\/Фото.*вид «сверху»\.png$/),
    ])
    expect(entries.every(({ isUtf8 }) => isUtf8)).toBe(true)
    expect(entries[0]?.bytes.equals(contents.pdf)).toBe(true)
    expect(entries[3]?.bytes.equals(contents.png)).toBe(true)
    expect(entries[3]?.name).not.toMatch(/[<>:"|?*]/)
  })

  it('hold what the cabinet has made, and the letter of the insurer', async () => {
    const { id } = await claims.byNumber('ЗВ-26-000405')
    expect(entriesOf((await archive(id)).rawPayload).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Накладная/Накладная № 1990000036.pdf',
        'Фото и видео повреждений/Фото упаковки 3.png',
        'Решение страховщика/Решение по заявлению ЗВ-26-000405.pdf',
      ]),
    )
  })

  it('have the letter of a decision, or that of the insurer', async () => {
    const { decision, number } = await claims.byNumber('ЗВ-26-000406')
    const { sheets } = await readPdf(await contentOf(decision?.letter?.id))
    for (const part of [
      `Решение по заявлению ${number}`,
      '«Посылка Плюс», ИНН 6699034175',
      'Одобрено частично',
      /Сумма требования 5\s600,00 ₽/,
      /К выплате 3\s000,00 ₽/,
      /Удержано 2\s600,00 ₽/,
      'Ущерб возмещён перевозчиком',
    ]) {
      expect(sheets[0]).toMatch(part)
    }
    const id = await lossDraft(claims, order.usual(31))
    await claims.submit(id)
    const insurer = asPartner(cabinet, party.insurer)
    const news = { externalId: 'own-letter', occurredAt: cabinet.clock.now().toISOString() }
    const { expectedAmount: expected } = (await insurer<InsurerClaim>(partner.claim, { params: { id } })).body
    const letter = (content: Buffer) => ({ name: '../Письмо', content: content.toString('base64') })
    const decide = (content: Buffer) =>
      insurer(partner.decide, { params: { id }, body: { ...news, approvedAmount: expected, letter: letter(content) } })
    expect((await decide(contents.png)).status).toBe(400)
    const printed = Buffer.concat([Buffer.from('\uFEFF\r\n'), contents.pdf])
    expect((await decide(printed)).body).toMatchObject({ state: 'APPROVED' })
    const own = (await claims.card(id)).decision?.letter
    expect(own?.name).toMatch(/^\.* Письмо\.pdf$/)
    expect((await contentOf(own?.id)).equals(printed)).toBe(true)
  })

  it('have the report on the logistics of a month, to the kopeck', async () => {
    const { id, version, form, lines } = await claims.byNumber('ЗВ-26-000410')
    const [first] = lines
    const params = { id, orderId: first?.orderId ?? '' }
    const without = await claims.call(papers.saveLine, { params, body: { version, excluded: true } })
    expect(without.status).toBe(400)
    const excluded = await claims.call<ClaimCard>(papers.saveLine, {
      params,
      body: { version, excluded: true, reason: 'Заказ уже возмещён' },
    })
    expect(excluded.body).toMatchObject({ linesCount: 7, claimedAmount: 322_550 - (first?.logisticsCost ?? 0) })
    await claims.call(claim.update, {
      params: { id },
      body: { version: excluded.body.version, ...form, isConfirmed: true },
    })
    const { body, status } = await claims.submit(id)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.documents.map(({ type }) => type.name)).toEqual(['WAYBILL', 'LOGISTICS_REPORT'])
    const report = body.documents.find(({ type }) => type.name === 'LOGISTICS_REPORT')
    expect(report?.file.name).toMatch(/^Отчёт о логистических расходах за [а-я]+ \d{4}\.xlsx$/)
    const [sheet] = (await readXlsx(await contentOf(report?.file.id))).sheets
    const rows = sheet?.rows.slice(1) ?? []
    expect(rows).toHaveLength(8)
    expect(rows.slice(0, 7).map(([number]) => number)).toEqual(lines.slice(1).map(({ number }) => number))
    const sums = rows.map((row) => Math.round(Number(row.at(-1)) * 100))
    expect(sums.at(-1)).toBe(sums.slice(0, 7).reduce((sum, one) => sum + one, 0))
    expect(sums.at(-1)).toBe(body.claimedAmount)
    const notes = body.documents.find(({ type }) => type.name === 'WAYBILL')
    expect((await readPdf(await contentOf(notes?.file.id))).sheets).toHaveLength(7)
  })

  it('are read by the insurer, one by one and together, and by no other', async () => {
    const { id, documents } = await claims.byNumber('ЗВ-26-000403')
    const insurer = asPartner(cabinet, party.insurer)
    const [proof] = documents
    const params = { id, documentId: proof?.id ?? '' }
    const one = await insurer(partner.documentContent, { params })
    expect(one.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const all = await insurer(partner.archive, { params: { id } })
    expect(entriesOf(all.raw.rawPayload)).toHaveLength(documents.length)
    const draft = await claims.byNumber('ЗВ-26-000401')
    expect((await insurer(partner.claim, { params: { id: draft.id } })).status).toBe(404)
    const bank = asPartner(cabinet, party.meridian)
    expect((await bank(partner.claim, { params: { id } })).status).toBe(404)
  })
})
