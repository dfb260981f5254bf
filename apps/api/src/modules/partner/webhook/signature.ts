import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret for signatures, as partners paste it into their libraries. */
export const createSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`

/**
 * Headers of a delivery by the scheme of Standard Webhooks.
 *
 * @param secrets the present one first; while a secret is being replaced both sign
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const signedHeaders = (
  id: string,
  sentAt: Date,
  body: string,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'user-agent': 'Cabinet-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
