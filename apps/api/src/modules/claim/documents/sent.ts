import type { Database } from '../../../db/database.ts'
import * as store from '../store.ts'

type Asked = Pick<store.ClaimRow, 'submitted_at' | 'status' | 'asked'>

/**
 * Whether the insurer has a document. A draft is nobody's but the organization's, and what comes while documents are
 * asked for stays with the organization until it sends its answer: until then a file chosen by mistake is no answer.
 */
export const isSent = (
  { submitted_at: submittedAt, status, asked }: Asked,
  { created_at: addedAt }: Pick<store.DocumentRow, 'created_at'>,
): boolean => submittedAt !== null && !(status === 'DOCUMENTS_REQUESTED' && asked !== null && addedAt > asked.at)

/** Documents of a claim that its insurer has. */
export const findSent = async (database: Database, claim: store.ClaimRow): Promise<store.DocumentRow[]> =>
  (await store.findDocuments(database, claim)).filter((document) => isSent(claim, document))

/** Whether there is something that an answer to the insurer would send. */
export const hasUnsent = async (database: Database, claim: store.ClaimRow): Promise<boolean> =>
  (await store.findDocuments(database, claim)).some((document) => !isSent(claim, document))
