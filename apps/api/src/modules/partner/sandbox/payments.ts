import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import type * as calls from '@cabinet/contract/partner/payments-sandbox'
import * as statement from '@cabinet/contract/partner/statement'
import { errors } from '../../../kernel/http-error.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { inSandboxOf } from '../../../platform/partners/sandbox.ts'

type Received<E> = CallContext & ReceivedOf<E>

/**
 * The test organization gets an invoice of a product.
 *
 * @throws HttpError 404 for a product that is not here, 409 while its insurance is suspended
 */
export const issueInvoice = async (context: Received<typeof calls.issueInvoice>): Promise<PartnerOutcome> => {
  const { platform, body } = context
  const parts = platform.modules.all.map(({ sandbox }) => sandbox?.invoices)
  const invoices = parts.find((part) => part?.product === body.product)
  if (!invoices) throw errors.notFound()
  return { id: await invoices.issue(context), state: 'ISSUED', version: 1 }
}

/** Platform staff close a line that has found no invoice. @throws HttpError 404, 409 when nothing of it is left */
export const settleLine = async (context: Received<typeof calls.settleLine>): Promise<PartnerOutcome> => {
  const { staff } = await inSandboxOf(context)
  const { params } = context
  const { version } = await staff(statement.get, { params })
  const settled = await staff(statement.settle, { params, body: { version, comment: 'Закрыто в песочнице' } })
  return { id: params.id, state: settled.state.name, version: settled.version }
}
