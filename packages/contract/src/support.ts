import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { lines } from './text-kinds.ts'

/** What a message to the support is about. */
export const supportTopics = ['CONNECTION', 'ACCESS', 'CLAIM', 'PAYMENT', 'FINANCE', 'OTHER'] as const
export const SUPPORT_MESSAGE_LENGTH = 4000
export const SUPPORT_FILES = 5

export const SupportMessage = z.object({
  topic: z.enum(supportTopics),
  message: lines(z.string().check(z.trim(), z.minLength(10), z.maxLength(SUPPORT_MESSAGE_LENGTH))),
  /** Uploaded before with the purpose SUPPORT_MESSAGE. */
  fileIds: z._default(z.array(Id).check(z.maxLength(SUPPORT_FILES)), []),
})
export type SupportMessage = z.input<typeof SupportMessage>

export const write = endpoint({
  id: 'support.write',
  method: 'POST',
  path: '/v1/support/message',
  summary: 'Sends a message with files to the support; the answer carries its number.',
  access: signedIn,
  body: SupportMessage,
  response: z.object({ number: z.string() }),
  errors: [422, 429],
  idempotent: true,
})
