// Receives events by Fastify: its parser gives the bytes of JSON as they came.
import { verifyWebhook, WebhookError } from '@cabinet/partner-client'
import Fastify from 'fastify'

const { PORT = '8080', WEBHOOK_SECRETS = '' } = process.env
const handled = new Set<string>()

const app = Fastify({ bodyLimit: 64 * 1024 })

// In a plugin of its own, so that other routes go on to read JSON.
await app.register(async (scope) => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  scope.post('/events', async (request, reply) => {
    const event = verifyWebhook(request.headers, request.body as Buffer, WEBHOOK_SECRETS.split(' '))
    if (!handled.has(event.id)) console.log(`${event.type} ${event.data.id}`)
    handled.add(event.id)
    return reply.code(204).send()
  })
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof WebhookError)) throw error
    console.warn(`${error.problem}: ${error.message}`)
    return reply.code(400).send()
  })
})

await app.listen({ port: Number(PORT) })
console.log(JSON.stringify(app.server.address()))
