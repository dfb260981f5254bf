import { errorCodes } from '@cabinet/contract/errors'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type {
  bringStatement as bringCall,
  IssuedInvoice,
  StatementReport,
  StatementResult,
} from '@cabinet/contract/partner/payments'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { lineErrorOf, readLines, type Refused, receiveLines } from '../../../platform/partners/lines.ts'
import { assertHappened } from '../../../platform/transitions/apply.ts'
import { findOrganization } from '../../organization/port.ts'
import { findInvoices, matchLine } from './matching.ts'
import * as store from './store.ts'

type Context = CallContext & Pick<ReceivedOf<typeof bringCall>, 'body'>

const refusals = {
  other: {
    code: errorCodes.conflict,
    text: {
      ru: 'Строка с этим номером уже передана другой',
      en: 'The line of this name was reported differently before',
    },
  },
  future: {
    code: errorCodes.validation,
    text: { ru: 'Дата строки ещё не наступила', en: 'The day of the line has not come yet' },
  },
} as const satisfies Record<string, Refused>

/** The ИНН of who has paid; nothing for those who have none. */
const itnOf = ({ payerItn }: StatementReport): string => (/[1-9]/.test(payerItn ?? '') ? (payerItn ?? '') : '')

const isSame = (row: store.LineRow, reported: StatementReport): boolean =>
  row.date === reported.date &&
  row.amount === reported.amount &&
  row.payer_itn === itnOf(reported) &&
  row.purpose === reported.purpose

const receiveLine = async (
  { platform, partner }: Context,
  reported: StatementReport,
  today: string,
): Promise<string | Refused> => {
  const { database, clock } = platform
  const known = await store.findNamed(database, partner.id, reported.externalId)
  if (known) return isSame(known, reported) ? known.id : refusals.other
  if (reported.date > today) return refusals.future
  const line: store.LineRow = {
    id: newId(),
    partner_id: partner.id,
    external_id: reported.externalId,
    date: reported.date,
    amount: reported.amount,
    left_amount: reported.amount,
    payer_itn: itnOf(reported),
    payer_name: reported.payerName,
    purpose: reported.purpose,
    problem: null,
    version: 1,
    received_at: clock.nowText(),
    settled_at: null,
    settled_by: null,
    comment: null,
  }
  await store.insertLine(database, line)
  await matchLine(platform, line, { kind: 'PARTNER', id: partner.id })
  return line.id
}

const refusedResult = (line: string | null, refused: Refused, language: Context['language']): StatementResult => ({
  line,
  id: null,
  state: null,
  left: null,
  invoices: [],
  error: lineErrorOf(refused, language),
})

const receivedResult = (row: store.LineRow, shares: readonly store.ShareRow[]): StatementResult => ({
  line: row.external_id,
  id: row.id,
  state: store.stateOf(row),
  left: row.left_amount,
  invoices: shares.flatMap(({ line_id: lineId, invoice_id: id, number, amount, revoked_at: revokedAt }) =>
    lineId === row.id && id !== null && number !== null && revokedAt === null ? [{ id, number, amount }] : [],
  ),
  error: null,
})

/**
 * Takes lines of the bank statement, one after another: one that is wrong does not keep out the others, and one that is
 * known changes nothing.
 *
 * @throws HttpError 400 for news from the future
 */
export const receiveStatement = (context: Context): Promise<{ results: StatementResult[] }> => {
  const { platform, partner, language, body } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    assertHappened(clock, body.occurredAt)
    await store.lockStatement(database, partner.id)
    const today = businessDay(clock.now())
    const taken = await receiveLines(database, readLines(body.lines, 'externalId'), (reported) =>
      receiveLine(context, reported, today),
    )
    const ids = taken.flatMap(({ outcome }) => (typeof outcome === 'string' ? [outcome] : []))
    // Read when all are there: a later line may have given back the money of an earlier one.
    const [lines, shares] =
      ids.length > 0 ? [await store.findLinesById(database, ids), await store.findShares(database, ids)] : [[], []]
    const existing = new Map(lines.map((line) => [line.id, line]))
    return {
      results: taken.map(({ name, outcome }) => {
        if (typeof outcome !== 'string') return refusedResult(name, outcome, language)
        const line = existing.get(outcome)
        if (!line) throw new Error(`The line ${name} was not kept`)
        return receivedResult(line, shares)
      }),
    }
  })
}

/** @throws HttpError 404 */
export const findIssuedInvoice = async ({
  platform,
  params: { id },
}: CallContext & { readonly params: { readonly id: string } }): Promise<IssuedInvoice> => {
  const [found] = await findInvoices(platform, { ids: [id] })
  const payer = found && (await findOrganization(platform.database, found.invoice.organizationId))
  if (!payer) throw errors.notFound()
  const { organizationId: _, ...invoice } = found.invoice
  return { ...invoice, payer: { itn: payer.itn, kpp: payer.kpp, shortName: payer.short_name } }
}
