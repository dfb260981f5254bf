// Receives events by Express, or whatever has its `(request, response)`:
// `app.post('/events', express.raw({ type: 'application/json' }), receive)`
import { verifyWebhook, WebhookError, type WebhookHeaders } from '@cabinet/partner-client'

const { WEBHOOK_SECRETS = '' } = process.env
const handled = new Set<string>()

/** What it needs of Express. */
interface Request {
  readonly headers: WebhookHeaders
  /** The bytes: `express.raw`, not `express.json`. */
  readonly body: Buffer
}
interface Response {
  sendStatus(status: number): unknown
}

/** Answers a delivery. */
export const receive = ({ headers, body }: Request, response: Response): void => {
  try {
    const event = verifyWebhook(headers, body, WEBHOOK_SECRETS.split(' '))
    if (!handled.has(event.id)) console.log(`${event.type} ${event.data.id}`)
    handled.add(event.id)
    response.sendStatus(204)
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error
    console.warn(`${error.problem}: ${error.message}`)
    response.sendStatus(400)
  }
}
