import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sqlStateOf } from '../db/database.ts'
import { StorageUnavailable } from './files/storage.ts'
import { languageOf } from './language.ts'
import { Refusal, refuse } from './refusal.ts'

/** SQLSTATE classes and codes that say "not now": no connection, shutting down, too many connections. */
const DATABASE_AWAY = /^(?:08|57P0|53)|^E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|TIMEDOUT)$/

/** What the driver says, without a code, when its connection breaks under a query. */
const CONNECTION_LOST = /^(?:Connection terminated|Client has encountered|timeout exceeded when|The embedded database)/

const isDatabaseAway = (error: unknown): boolean =>
  DATABASE_AWAY.test(sqlStateOf(error) ?? '') || (error instanceof Error && CONNECTION_LOST.test(error.message))

const refusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error
  if (error instanceof StorageUnavailable) return refuse.unavailable()
  const { statusCode = 500 } = error as Partial<FastifyError>
  if (statusCode === 413) return refuse.tooLarge()
  if (statusCode === 415) return refuse.unsupportedType()
  if (statusCode > 500) return refuse.unavailable()
  if (statusCode >= 400 && statusCode < 500) return refuse.malformed()
  return isDatabaseAway(error) ? refuse.unavailable() : undefined
}

const send = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const language = languageOf(request.headers['accept-language'])
  return reply
    .code(refusal.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'content-language': language })
    .serializer((body: unknown) => JSON.stringify(body))
    .send(refusal.toBody(language, request.id))
}

/**
 * Turns everything that is thrown into the one error body of the product. What was not thrown on purpose is a bug: it
 * is logged with its stack and answered without one.
 */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (!refusal) request.log.error({ err: error }, 'call failed')
    else if (refusal.status === 503) request.log.warn({ err: error }, 'call could not be served')
    return send(request, reply, refusal ?? refuse.internal())
  })
}

/** Answers an address that does not exist. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, refuse.notFound())

/** Answers a request whose address cannot even be read. */
export const answerMalformed = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, refuse.malformed())
