import type { RequestForm } from '@cabinet/contract/finance/requests'
import type { RequestGeneralChange } from '@cabinet/contract/finance/request-changes'
import { requestGeneralRules } from '@cabinet/contract/finance/request-rules'
import type { RequestGroup } from '@cabinet/contract/finance/request-values'
import { cleaned } from '../../../kernel/cleaned.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { inDraft } from './draft.ts'
import { generalWithoutStrangers, assertCompleteIn, assertWellFormed } from './rules.ts'
import * as store from './store.ts'
import { loadRequest, type LoadedRequest } from './values.ts'
import { formOf } from './view.ts'

/** @throws HttpError 404 for a request of another organization */
const loadOwnRequest = async (
  { platform, organizationId }: RequestContext,
  requestId: string,
): Promise<LoadedRequest> => {
  const request = await store.findRequest(platform.database, { organizationId, requestId })
  if (!request) throw errors.notFound()
  return loadRequest(platform, request)
}

const toForm = async ({ platform, language }: RequestContext, loaded: LoadedRequest): Promise<RequestForm> => {
  const { database } = platform
  const { consents, documents } = loaded.entered
  const people = await findNamesOfPeople(database, [...new Set(consents.map(({ person_id: id }) => id))])
  const files = await findFileInfos(
    database,
    documents.map(({ file_id: id }) => id),
  )
  return formOf(loaded, { people, files }, language)
}

/** The form with everything in it. */
export const getForm = async (context: RequestContext, requestId: string): Promise<RequestForm> =>
  toForm(context, await loadOwnRequest(context, requestId))

/**
 * Saves the group GENERAL of a draft. With a group to check nothing is saved unless that group is complete.
 *
 * @throws HttpError 400 with the wrong fields, 404, 409 when the request was sent or somebody else was faster
 */
export const saveForm = (
  context: RequestContext,
  requestId: string,
  { version, ...given }: RequestGeneralChange,
  group: RequestGroup | 'ALL' | undefined,
): Promise<RequestForm> =>
  inDraft(context, requestId, async (request, at) => {
    const { platform, organizationId } = context
    const { entered, values, conditions } = await loadRequest(platform, request)
    if (version !== (entered.form?.version ?? 0)) throw errors.stale()
    const general = generalWithoutStrangers(cleaned(given), conditions)
    assertWellFormed(requestGeneralRules, general, conditions)
    if (group) assertCompleteIn(group, { ...values, ...general }, conditions)
    await store.saveForm(platform.database, {
      organization_id: organizationId,
      request_id: requestId,
      general: JSON.stringify(general),
      applicant: null,
      version: version + 1,
      created_at: at,
      updated_at: at,
    })
    return toForm(context, await loadRequest(platform, { ...request, updated_at: at }))
  })
