import { errors } from '../../../kernel/http-error.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { writePdf } from '../../../platform/pdf/pdf.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { findRequestWithBank } from './list-store.ts'
import { questionnaireName, questionnairePages } from './questionnaire.ts'
import { latestConsents, loadRequest } from './values.ts'
import { applicantOf } from './view.ts'
import { productLabels } from './labels.ts'

/** The questionnaire of a request as a PDF. @throws HttpError 404 */
export const previewOf = async (context: RequestContext, requestId: string): Promise<FileContent> => {
  const { platform, organizationId } = context
  const { database, clock } = platform
  const row = await findRequestWithBank(database, organizationId, requestId)
  if (!row) throw errors.notFound()
  const loaded = await loadRequest(platform, row)
  const { entered, values } = loaded
  const given = [...latestConsents(entered.consents).values()].filter(({ flag }) => values.agreements[flag])
  const people = await findNamesOfPeople(database, [...new Set(given.map(({ person_id: id }) => id))])
  const files = await findFileInfos(
    database,
    entered.documents.map(({ file_id: id }) => id),
  )
  const pages = questionnairePages({
    number: row.number,
    bank: row.bank_full_name,
    product: productLabels[row.product],
    sentDateTime: row.sent_at,
    financingLimit: row.financing_limit,
    applicant: applicantOf(loaded),
    values,
    consents: new Map(given.map(({ flag, created_at: at, person_id: id }) => [flag, { at, by: people.get(id) ?? '' }])),
    documents: files.map(({ name }) => name),
  })
  const name = questionnaireName(row)
  const bytes = await writePdf({
    title: name.replace(/\.pdf$/, ''),
    pages,
    createdAt: clock.now(),
    ...(row.status === 'DRAFT' && { watermark: 'Черновик' }),
  })
  return { contentType: 'application/pdf', bytes, name }
}
