import type { FinanceRequestDetails, FinanceRequestLine } from '@cabinet/contract/finance/requests'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { askedOf } from '../asked-documents/view.ts'
import { requestOf } from './status-view.ts'

import { lockDraft } from './draft.ts'
import { findRequests, findRequestWithBank, type RequestWithBank } from './list-store.ts'
import * as store from './store.ts'
import { loadRequest } from './values.ts'
import { progressOf } from './view.ts'
import type { FinanceRequest } from '@cabinet/contract/finance'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { type AgreementWithUseRow, findAgreementsByRequest } from '../agreements/store.ts'
import { requestMachine } from './transitions.ts'

/** What a line of requests names. */
interface LineContext {
  readonly agreements: ReadonlyMap<string, AgreementWithUseRow>
  readonly people: ReadonlyMap<string, string>
  readonly today: string
}

const detailsOf = async (
  { platform: { database, clock }, organizationId }: RequestContext,
  rows: readonly RequestWithBank[],
): Promise<LineContext> => ({
  agreements: await findAgreementsByRequest(
    database,
    organizationId,
    rows.map(({ id }) => id),
  ),
  people: await findNamesOfPeople(database, [...new Set(rows.map(({ created_by: id }) => id))]),
  today: businessDay(clock.now()),
})

const lineOf = (
  row: RequestWithBank,
  { agreements, people, today }: LineContext,
  { language }: Pick<RequestContext, 'language'>,
): FinanceRequestLine => ({
  ...requestOf(row, agreements.get(row.id), today, language),
  product: row.product,
  bank: {
    id: row.bank_id,
    fullName: row.bank_full_name,
    shortName: row.bank_short_name,
    logos: [{ id: row.bank_logo_file_id }],
  },
  createdBy: { id: row.created_by, name: people.get(row.created_by) ?? '' },
})

/** One request with how far its form is. @throws HttpError 404 */
export const getRequest = async (context: RequestContext, id: string): Promise<FinanceRequestDetails> => {
  const { platform, organizationId } = context
  const row = await findRequestWithBank(platform.database, organizationId, id)
  if (!row) throw errors.notFound()
  const details = await detailsOf(context, [row])
  const loaded = await loadRequest(platform, row)
  const { progress, filledPercent, issues } = progressOf(loaded)
  const isDraft = row.status === 'DRAFT'
  const isOffered = row.offer_status === null && row.offer_end_date >= details.today
  return {
    ...lineOf(row, details, context),
    version: loaded.entered.form?.version ?? 0,
    progress,
    filledPercent,
    askedDocuments: await askedOf(platform.database, id, context.language),
    possible: {
      edit: isDraft,
      send: isDraft && isOffered && issues.length === 0,
      remove: isDraft,
      attach: isDraft || (row.status === 'PROCESSING' && !details.agreements.has(id)),
    },
  }
}

const found = async (context: RequestContext, request: AnyRequest, actualOn?: string) => {
  const { rows, count } = await findRequests(context.platform.database, context.organizationId, actualOn, request)
  const details = await detailsOf(context, rows)
  return pageAround(
    rows.map((row) => lineOf(row, details, context)),
    count,
    request,
  )
}

/** A page of the requests of the organization. */
export const listRequests = (context: RequestContext, request: AnyRequest) => found(context, request)

/** The same without those that are over. */
export const listActualRequests = (context: RequestContext, request: AnyRequest) =>
  found(context, request, businessDay(context.platform.clock.now()))

/** Deletes a draft. @throws HttpError 404, 409 for a request that was sent */
export const removeRequest = (context: RequestContext, requestId: string): Promise<void> => {
  const { platform, organizationId } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    await lockDraft(context, requestId)
    await store.deleteDraft(database, { organizationId, requestId }, clock.nowText())
  })
}

/**
 * Sends a request to its bank. One that was sent already is answered as it stands.
 *
 * @throws HttpError 404 for a request of another organization, 400 for one that is not complete
 */
export const sendRequest = async ({
  platform,
  user,
  organizationId,
  language,
  params: { id },
}: RequestContext & { readonly params: { readonly id: string } }): Promise<FinanceRequest> => {
  const { database, clock } = platform
  await applyEvent(platform, requestMachine, {
    subject: { id, organizationId },
    event: 'send',
    input: undefined,
    actor: { kind: 'USER', id: user.id },
  })
  const request = await store.findRequest(database, { organizationId, requestId: id })
  if (!request) throw errors.notFound()
  const agreements = await findAgreementsByRequest(database, organizationId, [id])
  return requestOf(request, agreements.get(id), businessDay(clock.now()), language)
}
