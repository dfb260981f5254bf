import type { RequestPaymentDetails, savePaymentDetails } from '@cabinet/contract/finance/requests'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { requestPaymentDetailsRules } from '@cabinet/contract/finance/request-rules'
import type { RequestPaymentDetailsFields } from '@cabinet/contract/finance/request-values'
import { cleaned } from '../../../kernel/cleaned.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { hasRole } from '../../../platform/principal.ts'
import { addPaymentDetails, hasPaymentDetails } from '../../organization/port.ts'
import { inDraft } from './draft.ts'
import { requestErrors } from './messages.ts'
import { assertWellFormed } from './rules.ts'
import * as store from './store.ts'
import { loadRequest } from './values.ts'

/** The account becomes one of the organization; the rules of those hold for it then. */
const saveToOrganization = async (
  context: RequestContext,
  { bik, bankName, bankCity, correspondentAccount, settlementAccount }: RequestPaymentDetailsFields,
): Promise<string> => {
  if (!hasRole(context.user, 'USER_ADMIN', 'GODMOD')) throw errors.forbidden()
  const { id } = await addPaymentDetails(context, {
    bik: bik ?? '',
    bankName: bankName ?? '',
    bankCity,
    correspondentAccount: correspondentAccount ?? '',
    settlementAccount: settlementAccount ?? '',
    comment: null,
    isMain: false,
  })
  return id
}

/**
 * Puts an account in the place of the one before.
 *
 * @throws HttpError 400 with the wrong fields, 403 for who may not add accounts to the organization, 404, 409 when the
 *   request was sent, somebody else was faster, or the organization has this account already
 */
export const saveAccount = (
  context: RequestContext,
  requestId: string,
  { version, saveToOrganization: isSaved, ...given }: ReceivedOf<typeof savePaymentDetails>['body'],
): Promise<RequestPaymentDetails> =>
  inDraft(context, requestId, async (request, at) => {
    const { platform, organizationId } = context
    const { database } = platform
    const { entered, conditions } = await loadRequest(platform, request)
    if (version !== (entered.account?.version ?? null)) throw errors.stale()
    const account = cleaned(given)
    assertWellFormed(requestPaymentDetailsRules, account, conditions)
    const chosen = account.organizationPaymentDetailsId
    if (chosen !== null && !(await hasPaymentDetails(database, organizationId, chosen))) {
      throw requestErrors.unknownAccount()
    }
    const id = isSaved && chosen === null ? await saveToOrganization(context, account) : chosen
    const row = await store.saveAccount(database, {
      organization_id: organizationId,
      request_id: requestId,
      account: JSON.stringify({ ...account, organizationPaymentDetailsId: id }),
      version: (version ?? 0) + 1,
      created_at: at,
      updated_at: at,
    })
    return { version: row.version, ...row.account }
  })
