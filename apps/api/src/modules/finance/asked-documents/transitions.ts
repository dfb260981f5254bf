import type { askedDocumentStatuses } from '@cabinet/contract/finance/asked-documents'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import { defineMachine, movesOf } from '../../../platform/transitions/machine.ts'
import { askedDocumentStatusMessages } from '../messages.ts'
import type { AskedRow } from './store.ts'

type AskedStatus = (typeof askedDocumentStatuses)[number]
type Change = Pick<AskedRow, 'settled_at' | 'answered_by'>

const move = movesOf<AskedStatus, AskedRow, Change>()

/** A document that a bank has asked for. Asked for again, it is another one. */
export const askedDocumentMachine = defineMachine({
  id: 'finance.asked-document',
  title: { ru: 'Документ, который запросил банк', en: 'Document that a bank has asked for' },
  states: askedDocumentStatusMessages,
  initial: 'ASKED',
  moves: {
    answer: move({
      title: { ru: 'Организация приложила документ', en: 'The organization has attached the document' },
      from: ['ASKED'],
      to: 'ANSWERED',
      actors: ['USER'],
      alreadyPast: ['ANSWERED'],
      change: ({ at, actor }) => ({ settled_at: at, answered_by: actor.id }),
    }),
    withdraw: move({
      title: { ru: 'Документ больше не нужен банку', en: 'The bank needs the document no more' },
      from: ['ASKED'],
      to: 'WITHDRAWN',
      actors: ['PARTNER', 'STAFF'],
      // Whoever withdraws what has been answered meanwhile has it already.
      alreadyPast: ['ANSWERED', 'WITHDRAWN'],
      change: ({ at }) => ({ settled_at: at }),
    }),
  },
  lock: ({ query }: Database, { id, organizationId }): Promise<AskedRow | undefined> => {
    const found = query.selectFrom('finance_asked_document').selectAll().where('id', '=', id)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.where('is_deleted', '=', false).forUpdate().executeTakeFirst()
  },
  stateOf: ({ status }: AskedRow): AskedStatus => status,
  keyOf: ({ id, organization_id: organizationId }: AskedRow) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change, at) {
    await query
      .updateTable('finance_asked_document')
      .set({ ...change, status: asStatus(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
