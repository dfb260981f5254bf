import type { PartnerOutcome } from '@cabinet/contract/partner'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type ReportContext, reportTo } from '../../../platform/partners/report.ts'
import { objectMachine, type MovedObject } from './transitions.ts'

/** By which event a part comes back, in the state of the object. */
const partOf = {
  FINANCED: 'repayPart',
  OVERDUE: 'repayPartLate',
  REGRESS: 'repayPartInRegress',
} as const

/**
 * Notes what has come back: a part leaves the object in its state, the whole ends it.
 *
 * @throws HttpError 404, 409 for an object that the bank has not financed, 400 for a sum that cannot be
 */
export const repay = (
  context: ReportContext & { readonly body: { readonly repaidAmount: number } },
  day: string,
  concerns: (object: MovedObject) => boolean,
): Promise<PartnerOutcome> => {
  const { platform, params, body } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const object = await objectMachine.lock(database, params, businessDay(clock.now()))
    if (!object || !concerns(object)) throw errors.notFound()
    const input = { day, repaidAmount: body.repaidAmount }
    const { status } = object
    const isPart = body.repaidAmount < object.financing_amount
    const event =
      isPart && (status === 'FINANCED' || status === 'OVERDUE' || status === 'REGRESS') ? partOf[status] : 'repay'
    return reportTo(context, objectMachine, event, input, concerns)
  })
}
