import type { RequestConsent } from '@cabinet/contract/finance/requests'
import { type RequestConsentFlag, requestConsents } from '@cabinet/contract/finance/request-values'
import { newId } from '../../../kernel/ids.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { inDraft } from './draft.ts'
import * as store from './store.ts'
import { latestConsents, loadRequest } from './values.ts'
import { consentOf } from './view.ts'

/** A box, and what the person makes of it. */
export interface Tick {
  readonly flag: RequestConsentFlag
  readonly accepted: boolean
  /** Address of the visitor. */
  readonly ip: string
}

/**
 * Ticks or clears a box of a draft. A box that is as it should be stays as it was: the first word counts.
 *
 * @throws HttpError 404, 409 when the request was sent
 */
export const acceptAgreement = (
  context: RequestContext,
  requestId: string,
  { flag, accepted, ip }: Tick,
): Promise<RequestConsent> =>
  inDraft(context, requestId, async (request, at) => {
    const { platform, organizationId, user } = context
    const { database } = platform
    const { entered, values } = await loadRequest(platform, request)
    const known = latestConsents(entered.consents).get(flag)
    if (values.agreements[flag] === accepted) {
      const names = await findNamesOfPeople(database, known ? [known.person_id] : [])
      return consentOf(flag, accepted, known, names)
    }
    const row = {
      organization_id: organizationId,
      request_id: requestId,
      id: newId(),
      flag,
      accepted,
      text_version: requestConsents[flag].version,
      person_id: user.id,
      ip,
      created_at: at,
    }
    await store.insertConsent(database, row)
    return consentOf(flag, accepted, row, await findNamesOfPeople(database, [user.id]))
  })
