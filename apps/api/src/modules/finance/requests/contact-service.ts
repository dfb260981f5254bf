import { canonicalEmail } from '@cabinet/contract/email'
import type { RequestContact } from '@cabinet/contract/finance/requests'
import type { RequestContactChange } from '@cabinet/contract/finance/request-changes'
import { requestContactRules } from '@cabinet/contract/finance/request-rules'
import type { RequestConditions } from '@cabinet/contract/finance/request-fields'
import { MAX_CONTACTS, type RequestContactFields } from '@cabinet/contract/finance/request-values'
import { cleaned } from '../../../kernel/cleaned.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { inDraft } from './draft.ts'
import { requestErrors } from './messages.ts'
import { assertWellFormed } from './rules.ts'
import * as store from './store.ts'
import { loadRequest } from './values.ts'

const contactOf = ({ id, version, contact }: store.ContactRow): RequestContact => ({ id, version, ...contact })

const checked = (given: RequestContactFields, conditions: RequestConditions): RequestContactFields => {
  const contact = cleaned(given)
  assertWellFormed(requestContactRules, contact, conditions)
  return { ...contact, email: contact.email === null ? null : canonicalEmail(contact.email) }
}

/** @throws HttpError 404 */
const ownContact = async ({ platform, organizationId }: RequestContext, id: string): Promise<store.ContactRow> => {
  const row = await store.findContact(platform.database, organizationId, id)
  if (!row) throw errors.notFound()
  return row
}

/** @throws HttpError 400 with the wrong fields, 404, 409 when the request was sent or has five contacts already */
export const addContact = (
  context: RequestContext,
  requestId: string,
  given: RequestContactFields,
): Promise<RequestContact> =>
  inDraft(context, requestId, async (request, at) => {
    const { platform, organizationId } = context
    const { conditions, entered } = await loadRequest(platform, request)
    const contact = checked(given, conditions)
    if (entered.contacts.length >= MAX_CONTACTS) throw requestErrors.tooManyContacts()
    const row = await store.insertContact(platform.database, {
      organization_id: organizationId,
      request_id: requestId,
      id: newId(),
      contact: JSON.stringify(contact),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    return contactOf(row)
  })

const inDraftOf = <Result>(
  context: RequestContext,
  id: string,
  change: (row: store.ContactRow, conditions: RequestConditions, at: string) => Promise<Result>,
): Promise<Result> =>
  context.platform.database.transaction(async () => {
    const { request_id: requestId } = await ownContact(context, id)
    return inDraft(context, requestId, async (request, at) => {
      const { conditions } = await loadRequest(context.platform, request)
      return change(await ownContact(context, id), conditions, at)
    })
  })

/** @throws HttpError 400 with the wrong fields, 404, 409 when the request was sent or somebody else was faster */
export const saveContact = (
  context: RequestContext,
  id: string,
  { version, ...given }: RequestContactChange,
): Promise<RequestContact> =>
  inDraftOf(context, id, async (row, conditions, at) => {
    if (row.version !== version) throw errors.stale()
    const contact = JSON.stringify(checked(given, conditions))
    return contactOf(await store.updateContact(context.platform.database, row, { contact, updated_at: at }))
  })

/** @throws HttpError 404, 409 when the request was sent */
export const removeContact = (context: RequestContext, id: string): Promise<void> =>
  inDraftOf(context, id, ({ organization_id: organizationId }) =>
    store.deleteContact(context.platform.database, organizationId, id),
  )
