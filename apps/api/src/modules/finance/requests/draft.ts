import { errorCodes } from '@cabinet/contract/errors'
import { errors } from '../../../kernel/http-error.ts'
import type { RequestContext } from '../../../platform/context.ts'

import * as store from './store.ts'

const sentAlready = () =>
  errors.conflict(errorCodes.wrongState, {
    ru: 'Заявка уже отправлена в банк, изменить её нельзя',
    en: 'The request has been sent to the bank and cannot be changed any more',
  })

/**
 * A draft, held until the transaction ends, so that a change never meets the sending of the request.
 *
 * @throws HttpError 404 for a request of another organization, 409 for one that was sent
 */
export const lockDraft = async (
  { platform, organizationId }: RequestContext,
  requestId: string,
): Promise<store.RequestRow> => {
  const request = await store.lockRequest(platform.database, { organizationId, requestId })
  if (!request) throw errors.notFound()
  if (request.status !== 'DRAFT') throw sentAlready()
  return request
}

/** Changes a draft in one transaction and remembers when. */
export const inDraft = <Result>(
  context: RequestContext,
  requestId: string,
  change: (request: store.RequestRow, at: string) => Promise<Result>,
): Promise<Result> => {
  const { platform, organizationId } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const request = await lockDraft(context, requestId)
    const at = clock.nowText()
    const result = await change(request, at)
    await store.touchRequest(database, { organizationId, requestId }, at)
    return result
  })
}
