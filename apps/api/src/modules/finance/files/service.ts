import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { FileInfo } from '@cabinet/contract/file'
import { errorCodes } from '@cabinet/contract/errors'
import {
  type addAgreementFile as addAgreementFileCall,
  type addInvoiceFile as addInvoiceFileCall,
  MAX_AGREEMENT_FILES,
} from '@cabinet/contract/finance/partner-files'
import { errors } from '../../../kernel/http-error.ts'
import type { IncomingFile } from '../../../platform/files/incoming.ts'
import type { StagedContent } from '../../../platform/files/received.ts'
import { markDeleted } from '../../../platform/files/store.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { giveFile } from '../../../platform/partners/give-file.ts'
import { assertHappened } from '../../../platform/transitions/apply.ts'
import * as store from './store.ts'

/**
 * Takes a file of an agreement.
 *
 * @throws HttpError 404 for an agreement of another bank, 409 when it has as many as it can
 */
export const addAgreementFile = (
  context: CallContext & ReceivedOf<typeof addAgreementFileCall, IncomingFile>,
  content: StagedContent,
): Promise<FileInfo> => {
  const { platform, partner, params, body } = context
  const { database, clock } = platform
  assertHappened(clock, body.occurredAt)
  return database.transaction(async () => {
    const agreement = await store.lockBankAgreement(database, partner.partyId, params.id)
    if (!agreement) throw errors.notFound()
    const { organization_id, id: agreement_id } = agreement
    const files = await store.findFilesOfAgreements(database, [agreement_id])
    if ((files.get(agreement_id)?.length ?? 0) >= MAX_AGREEMENT_FILES) {
      throw errors.conflict(errorCodes.conflict, {
        ru: `У договора не больше ${MAX_AGREEMENT_FILES} файлов`,
        en: `An agreement has ${MAX_AGREEMENT_FILES} files at most`,
      })
    }
    const file = await giveFile(platform, organization_id, content)
    await store.insertAgreementFile(database, {
      organization_id,
      agreement_id,
      file_id: file.id,
      created_at: clock.nowText(),
    })
    return file
  })
}

/**
 * Takes the scan of a document of a supply; the one before goes.
 *
 * @throws HttpError 404 for a supply of another bank and for a document that it does not have
 */
export const addInvoiceFile = (
  context: CallContext & ReceivedOf<typeof addInvoiceFileCall, IncomingFile>,
  content: StagedContent,
): Promise<FileInfo> => {
  const { platform, partner, params, body } = context
  const { database, clock } = platform
  assertHappened(clock, body.occurredAt)
  return database.transaction(async () => {
    const invoice = await store.lockBankInvoice(database, partner.partyId, params.id, body)
    if (!invoice) throw errors.notFound()
    const file = await giveFile(platform, invoice.organization_id, content)
    await store.setInvoiceFile(database, invoice, file.id, clock.nowText())
    if (invoice.file_id !== null) {
      await markDeleted(database, invoice.file_id, clock.nowText(), clock.real().toISOString())
    }
    return file
  })
}
