import type { SupplyReport } from '@cabinet/contract/finance/partner-objects'
import { addDays } from '@cabinet/api/kernel/days'
import { demoBuyers } from '../seed-buyers.ts'

const ROUBLE = 100
const DEFERRALS = [30, 45, 60, 90] as const
const VAT_PERCENT = 20

/**
 * The supply of a day under an agreement; the buyer confirms it on the next working day.
 *
 * @param numbers what seems to be left to chance: the same for the same agreement and day
 */
export const supplyOf = (
  agreementId: string,
  day: string,
  state: 'NEW' | 'CONFIRMED',
  [first, second, third]: readonly [number, number, number],
): SupplyReport => {
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
