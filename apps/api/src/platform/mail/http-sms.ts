import type { TextMessageTable } from '../../db/schema.ts'
import { callForStatus } from '../../kernel/outgoing.ts'
import { UndeliverableError } from './outbox.ts'

const TIMEOUT_MS = 10_000

/** The carrier has understood the message and does not want it; anything else may pass. */
const isFinal = (status: number): boolean => status === 400 || status === 404 || status === 413 || status === 422

/**
 * Hands a text message to an HTTP gateway:
 *
 * `POST SMS_URL` with `Authorization: Bearer SMS_TOKEN`, `Idempotency-Key: <id>` and the JSON body
 * `{"id": "<id>", "to": "+7XXXXXXXXXX", "text": "…"}`. Any 2xx answer means taken; 400, 404, 413 and 422 mean never;
 * everything else is tried again. A message that comes twice has the same id.
 */
export const httpSmsTransport =
  (url: string, token: string | null, timeoutMs: number = TIMEOUT_MS): ((message: TextMessageTable) => Promise<void>) =>
  async ({ id, recipient, body }) => {
    const request = new Request(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, to: recipient, text: body }),
    })
    const status = await callForStatus(request, timeoutMs)
    if (status >= 200 && status < 300) return
    const problem = `The SMS gateway answered ${status}`
    throw isFinal(status) ? new UndeliverableError(problem) : new Error(problem)
  }
