import { errorCodes } from '@cabinet/contract/errors'
import type { saveSupplies as saveCall, SupplyReport, SupplyResult } from '@cabinet/contract/finance/partner-objects'
import { comparable } from '@cabinet/contract/text'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { newId } from '../../../kernel/ids.ts'
import type { Language } from '../../../kernel/language.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { lineErrorOf, readLines, type Refused, receiveLines } from '../../../platform/partners/lines.ts'
import { applyEvent, assertHappened } from '../../../platform/transitions/apply.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { ensureBuyer } from '../agreements/store.ts'
import { openClaim } from './claim.ts'
import * as store from './intake-store.ts'
import { type SupplyRow, supplyMachine } from './transitions.ts'

type Context = CallContext & Pick<ReceivedOf<typeof saveCall>, 'body'>

const refusals = {
  agreement: { code: errorCodes.notFound, text: { ru: 'Договор не найден', en: 'The agreement was not found' } },
  other: {
    code: errorCodes.conflict,
    text: { ru: 'Поставка передана по другому договору', en: 'The supply was reported under another agreement' },
  },
  tooMuch: {
    code: errorCodes.validation,
    text: { ru: 'Оплачено больше суммы поставки', en: 'More is paid than the amount' },
  },
  taxed: {
    code: errorCodes.validation,
    text: { ru: 'НДС больше суммы', en: 'The VAT is more than the amount' },
  },
  due: {
    code: errorCodes.validation,
    text: { ru: 'Срок оплаты раньше поставки', en: 'It falls due before it is supplied' },
  },
  twice: {
    code: errorCodes.validation,
    text: { ru: 'Один документ указан дважды', en: 'One document is named twice' },
  },
  cancelled: {
    code: errorCodes.wrongState,
    text: {
      ru: 'Отменить можно только поставку, которую покупатель не подтвердил',
      en: 'Only a supply that its buyer has not confirmed can be cancelled',
    },
  },
  ended: {
    code: errorCodes.wrongState,
    text: { ru: 'Поставка отменена', en: 'The supply has been cancelled' },
  },
} as const satisfies Record<string, Refused>

/** What is wrong with what is reported, whatever is known of the supply. */
const problemOf = ({ amount, vatAmount, paidAmount, supplyDate, dueDate, invoices }: SupplyReport): Refused | null => {
  if (paidAmount > amount || invoices.some((one) => one.paidAmount > one.amount)) return refusals.tooMuch
  if (vatAmount > amount || invoices.some((invoice) => invoice.vatAmount > invoice.amount)) return refusals.taxed
  if (dueDate < supplyDate) return refusals.due
  const names = invoices.map(({ type, number }) => `${type} ${comparable(number)}`)
  return new Set(names).size < names.length ? refusals.twice : null
}

/** What of it cannot follow what is known. */
const conflictOf = (reported: SupplyReport, known: SupplyRow, agreementId: string): Refused | null => {
  if (known.agreement_id !== agreementId) return refusals.other
  if (reported.state === 'CANCELLED') return ['NEW', 'CANCELLED'].includes(known.status) ? null : refusals.cancelled
  return known.status === 'CANCELLED' ? refusals.ended : null
}

const detailsOf = (
  reported: SupplyReport,
  buyerId: string,
  paid: number,
  reportedAt: string,
  at: string,
): store.SupplyDetails => ({
  buyer_id: buyerId,
  number: reported.number,
  contract_number: reported.contract.number,
  contract_date: reported.contract.date,
  supply_date: reported.supplyDate,
  deferral_days: reported.deferralDays,
  due_date: reported.dueDate,
  amount: reported.amount,
  vat_amount: reported.vatAmount,
  paid_amount: Math.min(paid, reported.amount),
  news_at: reportedAt,
  updated_at: at,
})

/** Moves the supply to where the bank says that it stands. */
const follow = async (
  { platform, partner, body }: Context,
  reported: SupplyReport,
  known: SupplyRow,
): Promise<void> => {
  const report = (event: 'confirm' | 'cancel' | 'pay') =>
    applyEvent(platform, supplyMachine, {
      subject: { id: known.id, organizationId: known.organization_id },
      event,
      input: undefined,
      actor: { kind: 'PARTNER', id: partner.id },
      externalId: `${body.externalId} ${event}`,
      occurredAt: body.occurredAt,
    })
  if (reported.state === 'CONFIRMED') await report('confirm')
  if (reported.state === 'CANCELLED') await report('cancel')
  if (reported.paidAmount === reported.amount) await report('pay')
}

/** Takes the bank's report of one supply. */
const receiveSupply = async (
  context: Context,
  reported: SupplyReport,
  organizationId: string,
): Promise<{ readonly id: string } | Refused> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  const at = clock.nowText()
  const reportedAt = new Date(body.occurredAt).toISOString()
  let known = await store.lockNamed(database, partner.partyId, reported.supply)
  const conflict = known && conflictOf(reported, known, reported.agreementId)
  if (conflict) return conflict
  // What the bank knew before its last report changes nothing.
  if (known && reportedAt <= known.news_at) return { id: known.id }
  const buyerId = await ensureBuyer(database, organizationId, reported.buyer, at)
  const details = detailsOf(reported, buyerId, reported.paidAmount, reportedAt, at)
  if (known) await store.updateDetails(database, known, details)
  else {
    await store.insertSupply(database, {
      ...details,
      organization_id: organizationId,
      id: newId(),
      agreement_id: reported.agreementId,
      bank_id: partner.partyId,
      external_id: reported.supply,
      status: 'NEW',
      confirmed_at: null,
      created_at: at,
      is_deleted: false,
    })
    known = await store.lockNamed(database, partner.partyId, reported.supply)
    if (!known) throw new Error(`The supply ${reported.supply} was not kept`)
  }
  const { id, organization_id } = known
  const rows = reported.invoices.map((invoice) => ({
    organization_id,
    id: newId(),
    supply_id: id,
    number: invoice.number,
    type: invoice.type,
    date: invoice.date,
    amount: invoice.amount,
    vat_amount: invoice.vatAmount,
    paid_amount: invoice.paidAmount,
    due_date: reported.dueDate,
    is_accepted: invoice.state === 'ACCEPTED',
    is_cancelled: invoice.state === 'CANCELLED',
    created_at: at,
    updated_at: at,
    is_deleted: false,
  }))
  await store.saveInvoices(database, known, rows, at)
  await follow(context, reported, known)
  // Also when nothing has moved: amounts and documents may have changed.
  await openClaim(database, await store.findSupplyById(database, id), at)
  return { id }
}

/**
 * Takes supplies of a bank, one after another: one that is wrong does not keep out the others.
 *
 * @throws HttpError 400 for news from the future
 */
export const receiveSupplies = async (context: Context): Promise<{ results: SupplyResult[] }> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  assertHappened(clock, body.occurredAt)
  return database.transaction(async () => {
    const read = readLines(body.supplies, 'supply')
    const wanted = [...new Set(read.flatMap(({ value }) => value?.agreementId ?? []))]
    const agreements = await store.findAgreementsOf(database, partner.partyId, wanted)
    const taken = await receiveLines(database, read, async (reported) => {
      const agreement = agreements.get(reported.agreementId)
      if (!agreement) return refusals.agreement
      return problemOf(reported) ?? receiveSupply(context, reported, agreement.organization_id)
    })
    return { results: await resultsOf(context, taken) }
  })
}

const resultsOf = async (
  { platform: { database }, language }: Context & { readonly language: Language },
  taken: Awaited<ReturnType<typeof receiveLines<SupplyReport, { readonly id: string }>>>,
): Promise<SupplyResult[]> => {
  const ids = taken.flatMap(({ outcome }) => ('id' in outcome ? [outcome.id] : []))
  const [versions, objectIds] = await Promise.all([
    versionsOf(database, supplyMachine.id, ids),
    store.findObjectIds(database, ids),
  ])
  const states = await store.findStates(database, ids)
  return taken.map(({ name: supply, outcome }) =>
    'id' in outcome
      ? {
          supply,
          id: outcome.id,
          state: states.get(outcome.id) ?? null,
          version: versions.get(outcome.id) ?? 0,
          objectId: objectIds.get(outcome.id) ?? null,
          error: null,
        }
      : {
          supply,
          id: null,
          state: null,
          version: null,
          objectId: null,
          error: lineErrorOf(outcome, language),
        },
  )
}
