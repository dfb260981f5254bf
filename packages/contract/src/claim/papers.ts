import * as z from 'zod/mini'
import { verified } from '../access.ts'
import { claimReads } from '../claim.ts'
import { ClaimCard, ClaimDocument } from './shapes.ts'
import { claimDocumentTypes } from './values.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes, FileInfo, find as findFiles, summary as summaryOfFiles } from '../file.ts'
import { lines } from '../text-kinds.ts'

const Type = z.enum(claimDocumentTypes)
const OfDocument = z.object({ id: Id, documentId: Id })
const reads = [...claimReads, findFiles, summaryOfFiles]

/** A word between the organization and the insurer. */
export const ClaimMessage = z.object({
  id: Id,
  from: z.enum(['CLIENT', 'INSURER']),
  authorName: z.string(),
  text: z.string(),
  files: z.array(FileInfo),
  createdDateTime: Instant,
})
export type ClaimMessage = z.output<typeof ClaimMessage>

export const messages = endpoint({
  id: 'claim-papers.messages',
  method: 'GET',
  path: '/claim-registry/claim/{id}/message',
  summary: 'What the organization and the insurer have written about a claim, the oldest first.',
  access: verified,
  params: ById,
  response: z.object({ messages: z.array(ClaimMessage) }),
})

export const addDocument = endpoint({
  id: 'claim-papers.addDocument',
  method: 'POST',
  path: '/claim-registry/claim/{id}/document',
  summary:
    'Attaches an uploaded file: to a draft, or while the insurer has not decided. While the insurer waits for documents, ' +
    'the file stays with the organization until the answer is sent.',
  access: verified,
  params: ById,
  body: z.object({ type: Type, fileId: Id }),
  response: ClaimDocument,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: reads,
})

export const changeDocument = endpoint({
  id: 'claim-papers.changeDocument',
  method: 'PUT',
  path: '/claim-registry/claim/{id}/document/{documentId}',
  summary: 'Gives a document another type, or puts another file in its place; then the insurer looks at it anew.',
  access: verified,
  params: OfDocument,
  body: z.object({ type: Type, fileId: Id }),
  response: ClaimDocument,
  errors: [409],
  idempotent: true,
  invalidates: reads,
})

export const removeDocument = endpoint({
  id: 'claim-papers.removeDocument',
  method: 'DELETE',
  path: '/claim-registry/claim/{id}/document/{documentId}',
  summary:
    'Takes a document out of a draft or out of an answer that was not sent, or one that the insurer has refused out of ' +
    'any claim that is not decided.',
  access: verified,
  params: OfDocument,
  errors: [409],
  idempotent: true,
  invalidates: reads,
})

export const answer = endpoint({
  id: 'claim-papers.answer',
  method: 'POST',
  path: '/claim-registry/claim/{id}/answer',
  summary:
    'Sends the insurer the documents that have come since it asked for them: the claim goes on to be considered, also ' +
    'without those that are still missing.',
  access: verified,
  params: ById,
  response: ClaimCard,
  errors: [409],
  idempotent: true,
  invalidates: claimReads,
})

export const writeMessage = endpoint({
  id: 'claim-papers.writeMessage',
  method: 'POST',
  path: '/claim-registry/claim/{id}/message',
  summary: 'Writes to the insurer about a claim that was sent.',
  access: verified,
  params: ById,
  body: z.object({
    text: lines(z.string().check(z.trim(), z.minLength(1), z.maxLength(4000))),
    fileIds: z._default(z.array(Id).check(z.maxLength(10)), []),
  }),
  response: ClaimMessage,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: [messages, ...reads],
})

export const saveLine = endpoint({
  id: 'claim-papers.saveLine',
  method: 'PUT',
  path: '/claim-registry/claim/{id}/line/{orderId}',
  summary: 'Takes an order out of a group draft, for a reason, or puts it back.',
  access: verified,
  params: z.object({ id: Id, orderId: Id }),
  body: z.object({
    version: z.int(),
    excluded: z.boolean(),
    /** Obligatory with `excluded`. */
    reason: z._default(z.nullable(lines(z.string().check(z.trim(), z.maxLength(500)))), null),
  }),
  response: ClaimCard,
  errors: [409],
  idempotent: true,
  invalidates: claimReads,
})

export const archive = endpoint({
  id: 'claim-papers.archive',
  method: 'GET',
  path: '/claim-registry/claim/{id}/archive',
  summary: 'All documents of a claim in one archive, in folders by their types.',
  access: verified,
  params: ById,
  response: file(contentTypes.zip),
})
