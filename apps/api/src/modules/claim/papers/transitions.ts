import type { ClaimDocumentStatus } from '@cabinet/contract/claim/values'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import { defineMachine, movesOf } from '../../../platform/transitions/machine.ts'
import { documentStatusMessages } from '../messages.ts'
import type { DocumentRow } from '../store.ts'

type Change = Pick<DocumentRow, 'comment'>

const move = movesOf<ClaimDocumentStatus, DocumentRow, Change>()

/** What an insurer thinks of a document. Another file in its place is another document. */
export const documentMachine = defineMachine({
  id: 'claim.document',
  title: { ru: 'Документ заявления', en: 'Document of a claim' },
  states: documentStatusMessages,
  initial: 'UPLOADED',
  moves: {
    accept: move({
      title: { ru: 'Страховщик принял документ', en: 'The insurer has accepted the document' },
      from: ['UPLOADED', 'REJECTED'],
      to: 'ACCEPTED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['ACCEPTED'],
      change: () => ({ comment: null }),
    }),
    refuse: move<{ readonly comment: string }>({
      title: { ru: 'Страховщик не принял документ', en: 'The insurer has not accepted the document' },
      from: ['UPLOADED', 'ACCEPTED', 'REJECTED'],
      to: 'REJECTED',
      actors: ['PARTNER'],
      change: ({ input }) => ({ comment: input.comment }),
    }),
  },
  lock: ({ query }: Database, { id, organizationId }): Promise<DocumentRow | undefined> => {
    const found = query.selectFrom('claim_document').selectAll().where('id', '=', id).where('is_deleted', '=', false)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.forUpdate().executeTakeFirst()
  },
  stateOf: ({ status }: DocumentRow): ClaimDocumentStatus => status,
  keyOf: ({ id, organization_id: organizationId }: DocumentRow) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change, at) {
    await query
      .updateTable('claim_document')
      .set({ ...change, status: asStatus(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
