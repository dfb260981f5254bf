import type { PartnerHistory, PartnerOutcome } from '@cabinet/contract/partner'
import type { BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { requestConsentFlags } from '@cabinet/contract/finance/request-values'
import { errors } from '../../../kernel/http-error.ts'
import { named } from '../../../kernel/language.ts'
import type { CallContext, FileContent } from '../../../platform/handlers.ts'
import type { ReportContext } from '../../../platform/partners/report.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { historyOf } from '../../../platform/transitions/history.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import { legalStatusMessages } from '../../organization/port.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { askedByRequest } from '../asked-documents/view.ts'
import { findAskedDocument } from '../asked-documents/store.ts'
import { askedDocumentMachine } from '../asked-documents/transitions.ts'
import { findEntered, findRequest } from '../requests/store.ts'
import { latestConsents, loadRequest } from '../requests/values.ts'
import { applicantOf } from '../requests/view.ts'
import { requestMachine } from '../requests/transitions.ts'
import { bankRequestOf } from './service.ts'
import { findSentRequest, type SentRequest } from './store.ts'

/** @throws HttpError 404 for a request of another bank, and for one that was not sent */
const ofThisBank = async ({ platform, partner }: CallContext, id: string): Promise<SentRequest> => {
  const row = await findSentRequest(platform.database, partner.partyId, id)
  if (!row) throw errors.notFound()
  return row
}

/** One request with everything that was filled in; passports are not masked for whom they were given. */
export const requestInFull = async (
  context: CallContext & { readonly params: { readonly id: string } },
): Promise<BankRequestInFull> => {
  const { platform, language } = context
  const { database } = platform
  const row = await ofThisBank(context, context.params.id)
  const request = await findRequest(database, { organizationId: row.organization_id, requestId: row.id })
  if (!request) throw errors.notFound()
  const loaded = await loadRequest(platform, request)
  const { entered, values, founders } = loaded
  const { founders: _founders, contacts: _contacts, agreements, paymentDetails: _account, ...general } = values
  const applicant = applicantOf(loaded)
  const latest = latestConsents(entered.consents)
  const asked = await askedByRequest(database, [row.id])
  const people = await findNamesOfPeople(database, [...new Set(entered.consents.map(({ person_id: id }) => id))])
  return {
    ...bankRequestOf(row, await versionsOf(database, requestMachine.id, [row.id]), asked.get(row.id)),
    form: {
      organization: { ...applicant, legalStatus: named(legalStatusMessages, applicant.legalStatus, language) },
      ...general,
      founders: entered.founders.flatMap(({ id, version }, index) => {
        const founder = founders[index]
        return founder ? [{ id, version, ...founder }] : []
      }),
      contacts: entered.contacts.map(({ id, version, contact }) => ({ id, version, ...contact })),
      paymentDetails: entered.account ? { version: entered.account.version, ...entered.account.account } : null,
      consents: requestConsentFlags.flatMap((flag) => {
        const given = agreements[flag] ? latest.get(flag) : undefined
        if (!given) return []
        const { text_version: version, created_at: acceptedDateTime, person_id: id } = given
        return [{ flag, version, acceptedDateTime, acceptedBy: people.get(id) ?? '' }]
      }),
      documents: await findFileInfos(
        database,
        entered.documents.map(({ file_id: id }) => id),
      ),
    },
  }
}

/** @throws HttpError 404 for a request of another bank, and for one that was not sent */
export const historyOfRequest = async (
  context: CallContext & { readonly params: { readonly id: string } },
): Promise<PartnerHistory> => {
  const { platform, language } = context
  const { id, sent_at: at } = await ofThisBank(context, context.params.id)
  const beginning = { id, at: at ?? '', title: requestMachine.title, by: 'USER' } as const
  const lines = await historyOf(platform.database, requestMachine, beginning, language)
  // What was before the request was sent is no concern of the bank: its draft, and that it was made.
  return {
    events: lines
      .filter(({ status }) => status.name !== 'DRAFT')
      .map(({ status, ...line }) => ({ ...line, state: status.name })),
  }
}

/** A file of a request. @throws HttpError 404 for one that is not attached to a request of this bank */
export const contentOfDocument = async (
  context: CallContext & { readonly params: { readonly id: string; readonly fileId: string } },
): Promise<FileContent> => {
  const { platform, params } = context
  const { database, files } = platform
  const row = await ofThisBank(context, params.id)
  const { documents } = await findEntered(database, { organizationId: row.organization_id, requestId: row.id })
  const isAttached = documents.some(({ file_id: id }) => id === params.fileId)
  const [info] = isAttached ? await findFileInfos(database, [params.fileId]) : []
  const content = info && (await files.contentOf(info.id))
  if (!info || !content) throw errors.notFound()
  return { contentType: info.contentType, bytes: content.stream, size: content.size, name: info.name }
}

/**
 * Receives that a document is needed no more. The answer is about the document.
 *
 * @throws HttpError 404 for a document that this bank has not asked for
 */
export const withdrawAsked = async (
  context: CallContext &
    Pick<ReportContext, 'body'> & { readonly params: { readonly id: string; readonly askedDocumentId: string } },
): Promise<PartnerOutcome> => {
  const { platform, partner, params, body } = context
  const { organization_id: organizationId } = await ofThisBank(context, params.id)
  const key = { organizationId, requestId: params.id }
  const asked = await findAskedDocument(platform.database, key, params.askedDocumentId)
  if (!asked) throw errors.notFound()
  const { state, version } = await applyEvent(platform, askedDocumentMachine, {
    subject: { id: asked.id, organizationId },
    event: 'withdraw',
    input: undefined,
    actor: { kind: 'PARTNER', id: partner.id },
    externalId: body.externalId,
    occurredAt: body.occurredAt,
  })
  return { id: asked.id, state, version }
}
