import type { RequestFounderInFull } from '@cabinet/contract/finance/requests'
import type { RequestFounderChange } from '@cabinet/contract/finance/request-changes'
import { hasGroup, requestFounderRules } from '@cabinet/contract/finance/request-rules'
import type { RequestConditions } from '@cabinet/contract/finance/request-fields'
import { MAX_FOUNDERS, type RequestFounderFields } from '@cabinet/contract/finance/request-values'
import { cleaned } from '../../../kernel/cleaned.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform, RequestContext } from '../../../platform/context.ts'
import { inDraft } from './draft.ts'
import { requestErrors } from './messages.ts'
import { founderWithoutStrangers, assertWellFormed } from './rules.ts'
import * as store from './store.ts'
import { founderColumns, founderOf, loadRequest } from './values.ts'

const inFull = (platform: Platform, row: store.FounderRow): RequestFounderInFull => ({
  id: row.id,
  version: row.version,
  ...founderOf(platform, row),
})

const checked = (given: RequestFounderFields, conditions: RequestConditions): RequestFounderFields => {
  if (!hasGroup('FOUNDERS', conditions)) throw requestErrors.noFounders()
  const founder = founderWithoutStrangers(cleaned(given))
  assertWellFormed(requestFounderRules, founder, conditions)
  return founder
}

/** @throws HttpError 404 */
const ownFounder = async ({ platform, organizationId }: RequestContext, id: string): Promise<store.FounderRow> => {
  const row = await store.findFounder(platform.database, organizationId, id)
  if (!row) throw errors.notFound()
  return row
}

/** One founder with the document. @throws HttpError 404 */
export const getFounder = async (context: RequestContext, id: string): Promise<RequestFounderInFull> =>
  inFull(context.platform, await ownFounder(context, id))

/**
 * Adds a founder to a draft.
 *
 * @throws HttpError 400 with the wrong fields, 404, 409 when the request was sent, is an entrepreneur's or is full
 */
export const addFounder = (
  context: RequestContext,
  requestId: string,
  given: RequestFounderFields,
): Promise<RequestFounderInFull> =>
  inDraft(context, requestId, async (request, at) => {
    const { platform, organizationId } = context
    const { conditions, founders } = await loadRequest(platform, request)
    const founder = checked(given, conditions)
    if (founders.length >= MAX_FOUNDERS) throw requestErrors.tooManyFounders()
    const place = { organization_id: organizationId, id: newId() }
    const row = await store.insertFounder(platform.database, {
      ...place,
      request_id: requestId,
      ...founderColumns(platform, place, founder),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    return inFull(platform, row)
  })

/** The founder as it is now that its request is held. */
const inDraftOf = <Result>(
  context: RequestContext,
  id: string,
  change: (row: store.FounderRow, conditions: RequestConditions, at: string) => Promise<Result>,
): Promise<Result> =>
  context.platform.database.transaction(async () => {
    const { request_id: requestId } = await ownFounder(context, id)
    return inDraft(context, requestId, async (request, at) => {
      const { conditions } = await loadRequest(context.platform, request)
      return change(await ownFounder(context, id), conditions, at)
    })
  })

/** @throws HttpError 400 with the wrong fields, 404, 409 when the request was sent or somebody else was faster */
export const saveFounder = (
  context: RequestContext,
  id: string,
  { version, ...given }: RequestFounderChange,
): Promise<RequestFounderInFull> =>
  inDraftOf(context, id, async (row, conditions, at) => {
    const { platform } = context
    if (row.version !== version) throw errors.stale()
    const columns = founderColumns(platform, row, checked(given, conditions))
    return inFull(platform, await store.updateFounder(platform.database, row, { ...columns, updated_at: at }))
  })

/** @throws HttpError 404, 409 when the request was sent */
export const removeFounder = (context: RequestContext, id: string): Promise<void> =>
  inDraftOf(context, id, ({ organization_id: organizationId }) =>
    store.deleteFounder(context.platform.database, organizationId, id),
  )
