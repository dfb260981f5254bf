import type { BankAgreement, PartnerClient } from '@cabinet/partner-client'
import type { SupplyReport } from '@cabinet/contract/finance/partner-objects'
import { businessDay } from '@cabinet/api/kernel/clock'
import { workingDayBefore } from '@cabinet/api/kernel/working-days'
import { isWorkingDay } from '@cabinet/api/kernel/working-days'
import {
  clientOf,
  ifPossible,
  numbersOf,
  toldOnce,
  type DemoPartnerProgram,
  type DemoPartnerContext,
} from '../../../demo-partner.ts'
import { agreementPaper, invoicePaper } from '../files/demo-papers.ts'
import { supplyOf } from './demo-supply.ts'

type Bank = PartnerClient['bank']

const paperOf = ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }) => ({
  name,
  content: bytes,
})

/** Documents of a supply, as the buyer has signed them. */
const handOverScans = async (bank: Bank, id: string, supply: SupplyReport, occurredAt: string): Promise<void> => {
  for (const invoice of supply.invoices) {
    const { type, number } = invoice
    const of = { supply: supply.number, buyer: supply.buyer.shortName }
    const file = paperOf(await invoicePaper(invoice, of, new Date(occurredAt)))
    const { news, once } = toldOnce(`scan-${type}-${number}-${id}`, occurredAt)
    await ifPossible(bank.supply.file(id, { ...news, type, number, file }, once))
  }
}

/** The agreement itself, for an agreement that has no file yet. */
const handOverAgreement = async (bank: Bank, agreement: BankAgreement, occurredAt: string): Promise<void> => {
  const { id, number, financingLimit: limit, finishedDate } = agreement
  const file = paperOf(await agreementPaper({ number, limit, finishedDate }, new Date(occurredAt)))
  const { news, once } = toldOnce(`agreement-file-${id}`, occurredAt)
  await ifPossible(bank.agreement.file(id, { ...news, file }, once))
}

/**
 * Hands over a new supply each working day under every agreement in force, and the confirmation of the one before. What
 * is reported again after a restart is the same and changes nothing.
 */
export const deliverDaily = (world: DemoPartnerContext): DemoPartnerProgram => {
  const { bank } = clientOf(world)
  const reported = new Set<string>()
  return {
    async tick() {
      const today = businessDay(world.now())
      if (!isWorkingDay(today) || (await world.behavior()) === 'SILENT') return
      const { agreements } = await bank.agreement.list()
      for (const agreement of agreements.filter(({ state }) => state === 'VALID')) {
        const { id } = agreement
        if (agreement.filesCount === 0) await handOverAgreement(bank, agreement, `${today}T00:00:00.000+03:00`)
        const externalId = `supplies-${today}-${id}`
        if (reported.has(externalId)) continue
        const before = workingDayBefore(today)
        const supplies = [
          supplyOf(id, before, 'CONFIRMED', numbersOf(`${id} ${before}`)),
          supplyOf(id, today, 'NEW', numbersOf(`${id} ${today}`)),
        ]
        const occurredAt = `${today}T00:00:00.000+03:00`
        const { news: told, once } = toldOnce(externalId, occurredAt)
        const answer = await ifPossible(bank.supply.save({ ...told, supplies }, once))
        for (const [index, { id: supplyId }] of (answer?.results ?? []).entries()) {
          const news = supplies[index]
          if (news?.state === 'CONFIRMED' && supplyId !== null) await handOverScans(bank, supplyId, news, occurredAt)
        }
        reported.add(externalId)
      }
    },
  }
}
