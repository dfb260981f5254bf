import type { BankAgreement } from '@cabinet/contract/finance/partner-shapes'
import type { SupplyReport, SupplyResult } from '@cabinet/contract/finance/partner-objects'
import { businessDay } from '@cabinet/api/kernel/clock'
import { workingDayBefore } from '@cabinet/api/kernel/working-days'
import { isWorkingDay } from '@cabinet/api/kernel/working-days'
import {
  httpOf,
  numbersOf,
  type DemoPartnerProgram,
  type DemoPartnerContext,
  type PartnerHttp,
} from '../../../demo-partner.ts'
import { agreementPaper, invoicePaper } from '../files/demo-papers.ts'
import { supplyOf } from './demo-supply.ts'

/** Documents of a supply, as the buyer has signed them. */
const handOverScans = async (http: PartnerHttp, id: string, news: SupplyReport, occurredAt: string): Promise<void> => {
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
 * is reported again after a restart is the same and changes nothing.
 */
export const deliverDaily = (world: DemoPartnerContext): DemoPartnerProgram => {
  const http = httpOf(world)
  const reported = new Set<string>()
  return {
    async tick() {
      const today = businessDay(world.now())
      if (!isWorkingDay(today) || (await world.behavior()) === 'SILENT') return
      const { agreements } = await http.get<{ agreements: BankAgreement[] }>('/v1/partner/bank/agreement')
      for (const agreement of agreements.filter(({ state }) => state === 'VALID')) {
        const { id } = agreement
        if (agreement.filesCount === 0) await handOverAgreement(http, agreement, `${today}T00:00:00.000+03:00`)
        const externalId = `supplies-${today}-${id}`
        if (reported.has(externalId)) continue
        const before = workingDayBefore(today)
        const supplies = [
          supplyOf(id, before, 'CONFIRMED', numbersOf(`${id} ${before}`)),
          supplyOf(id, today, 'NEW', numbersOf(`${id} ${today}`)),
        ]
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
        reported.add(externalId)
      }
    },
  }
}
