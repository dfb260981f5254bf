// Receives events by `node:http`.
import { createServer, type IncomingMessage } from 'node:http'
import { verifyWebhook, WebhookError } from '@cabinet/partner-client'

const { PORT = '8080', WEBHOOK_SECRETS = '' } = process.env
/** The present secret, and the new one while it is being replaced, with a space between. */
const secrets = WEBHOOK_SECRETS.split(' ')
/** An event has some hundred bytes. */
const LARGEST_BODY = 64 * 1024
/** Ids of events that were handled; a database in earnest. */
const handled = new Set<string>()

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += (part as Buffer).length
    if (size > LARGEST_BODY) throw new RangeError('The body is too large')
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

const receive = async (request: IncomingMessage): Promise<number> => {
  try {
    const event = verifyWebhook(request.headers, await bodyOf(request), secrets)
    // A delivery whose answer was lost comes again.
    if (!handled.has(event.id)) console.log(`${event.type} ${event.data.id}`)
    handled.add(event.id)
    return 204
  } catch (error) {
    if (error instanceof WebhookError) console.warn(`${error.problem}: ${error.message}`)
    else console.error(error)
    return error instanceof WebhookError || error instanceof RangeError ? 400 : 500
  }
}

const server = createServer((request, response) => {
  void receive(request).then((status) => response.writeHead(status).end())
})
server.listen(Number(PORT), () => console.log(JSON.stringify(server.address())))
