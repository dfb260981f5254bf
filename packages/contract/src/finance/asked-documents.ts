import * as z from 'zod/mini'
import { Id, namedOf } from '../common.ts'
import { Instant } from '../dates.ts'
import { FileInfo } from '../file.ts'

/** How a document that a bank has asked for stands. */
export const askedDocumentStatuses = ['ASKED', 'ANSWERED', 'WITHDRAWN'] as const

/** A document that the bank needs to see before it decides. */
export const AskedDocument = z.object({
  id: Id,
  document: z.string(),
  /** What the bank says of it. */
  comment: z.nullable(z.string()),
  status: namedOf(askedDocumentStatuses),
  askedDateTime: Instant,
  /** When it was answered, or needed no more. */
  settledDateTime: z.nullable(Instant),
  /** Who has answered. */
  answeredBy: z.nullable(z.string()),
  /** The answer. */
  files: z.array(FileInfo),
})
export type AskedDocument = z.output<typeof AskedDocument>
