import type { BankAgreement } from '@cabinet/contract/partner-bank'
import type { SupplyNews, SupplyResult } from '@cabinet/contract/partner-bank-object'
import { businessDay } from '../../../kernel/clock.ts'
import { addDays, workingDayBefore } from '../../../kernel/days.ts'
import { isWorkingDay } from '../../../kernel/working-days.ts'
import {
  httpOf,
  numbersOf,
  type DemoPartnerProgram,
  type DemoPartnerContext,
  type PartnerHttp,
} from '../../../platform/partners/demo-partner.ts'
import { agreementPaper, invoicePaper } from '../files/demo-papers.ts'
import { demoBuyers } from '../seed-buyers.ts'

const ROUBLE = 100
const DEFERRALS = [30, 45, 60, 90] as const
const VAT_PERCENT = 20

/** The supply of a day under an agreement; the buyer confirms it on the next working day. */
const supplyOf = (agreementId: string, day: string, state: 'NEW' | 'CONFIRMED'): SupplyNews => {
  const [first, second, third] = numbersOf(`${agreementId} ${day}`)
  const buyers = Object.values(demoBuyers)
  const buyer = buyers[first % buyers.length] ?? demoBuyers.B1
  const amount = (150_000 + (second % 160) * 5000) * ROUBLE
  const vatAmount = Math.round((amount * VAT_PERCENT) / (100 + VAT_PERCENT))
  const deferralDays = DEFERRALS[third % DEFERRALS.length] ?? DEFERRALS[0]
  const stamp = `${day.slice(5, 7)}${day.slice(8)}-${first % 100}`
  return {
    supply: `demo ${agreementId} ${day}`,
    agreementId,
    number: `П-${stamp}`,
    supplyDate: day,
    contract: { number: `${10 + (first % 80)}-П`, date: addDays(day, -200) },
    buyer: { itn: buyer.itn, shortName: buyer.shortName },
    amount,
    vatAmount,
    deferralDays,
    dueDate: addDays(day, deferralDays),
    state,
    paidAmount: 0,
    invoices: [
      {
        number: String(1000 + (second % 9000)),
        type: 'UPD',
        date: day,
        amount,
        vatAmount,
        paidAmount: 0,
        state: state === 'NEW' ? 'NEW' : 'ACCEPTED',
      },
    ],
  }
}

/** Documents of a supply, as the buyer has signed them. */
const handOverScans = async (http: PartnerHttp, id: string, news: SupplyNews, occurredAt: string): Promise<void> => {
  for (const invoice of news.invoices) {
    const { type, number } = invoice
    const of = { supply: news.number, buyer: news.buyer.shortName }
    const { name, bytes } = await invoicePaper(invoice, of, new Date(occurredAt))
    const fields = { externalId: `scan-${type}-${number}-${id}`, occurredAt, type, number }
    await http.upload(`/v1/partner/bank/supply/${id}/file`, fields, name, bytes)
  }
}

/** The agreement itself, for an agreement that has no file yet. */
const handOverAgreement = async (http: PartnerHttp, agreement: BankAgreement, occurredAt: string): Promise<void> => {
  const { id, number, financingLimit: limit, finishedDate } = agreement
  const { name, bytes } = await agreementPaper({ number, limit, finishedDate }, new Date(occurredAt))
  const fields = { externalId: `agreement-file-${id}`, occurredAt }
  await http.upload(`/v1/partner/bank/agreement/${id}/file`, fields, name, bytes)
}

/**
 * Hands over a new supply each working day under every agreement in force, and the confirmation of the one before. What
 * is told again after a restart is the same and changes nothing.
 */
export const deliverDaily = (world: DemoPartnerContext): DemoPartnerProgram => {
  const http = httpOf(world)
  const told = new Set<string>()
  return {
    async tick() {
      const today = businessDay(world.now())
      if (!isWorkingDay(today) || (await world.mood()) === 'SILENT') return
      const { agreements } = await http.get<{ agreements: BankAgreement[] }>('/v1/partner/bank/agreement')
      for (const agreement of agreements.filter(({ state }) => state === 'VALID')) {
        const { id } = agreement
        if (agreement.filesCount === 0) await handOverAgreement(http, agreement, `${today}T00:00:00.000+03:00`)
        const externalId = `supplies-${today}-${id}`
        if (told.has(externalId)) continue
        const supplies = [supplyOf(id, workingDayBefore(today), 'CONFIRMED'), supplyOf(id, today, 'NEW')]
        const occurredAt = `${today}T00:00:00.000+03:00`
        const answer = await http.ask<{ results: SupplyResult[] }>('/v1/partner/bank/supply', {
          externalId,
          occurredAt,
          supplies,
        })
        for (const [index, { id: supplyId }] of (answer?.results ?? []).entries()) {
          const news = supplies[index]
          if (news?.state === 'CONFIRMED' && supplyId !== null) await handOverScans(http, supplyId, news, occurredAt)
        }
        told.add(externalId)
      }
    },
  }
}
