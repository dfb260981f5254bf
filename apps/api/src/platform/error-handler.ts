import { errorCodes } from '@cabinet/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sqlStateOf } from '../db/database.ts'
import { StorageUnavailable } from './files/storage.ts'
import { languageOf } from '../kernel/language.ts'
import { HttpError, errors } from '../kernel/http-error.ts'
import { logMalformed, logRefusal } from './security-log.ts'

/** SQLSTATE classes and codes that say "not now": no connection, shutting down, too many connections. */
const DATABASE_AWAY = /^(?:08|57P0|53)|^E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|TIMEDOUT)$/

/** What the driver says, without a code, when its connection breaks under a query. */
const CONNECTION_LOST =
  /^(?:Connection terminated|Client has encountered|Client was closed|timeout exceeded when|Query read timeout|The embedded database)/

/** SQLSTATE class "data exception": a value that its column cannot have. The schemas refuse those that are known. */
const IMPOSSIBLE_VALUE = /^22[\dA-Z]{3}$/

/** SQLSTATE of a query whose tables have gone while it was on its way: others have taken their place. */
const TABLES_REPLACED = /^(?:42P01|3F000|0A000|XX000)$/

/** What a sandbox says while it begins anew: the same call succeeds a moment later. */
const sandboxReplaced = (error: unknown, { partner, url }: FastifyRequest): HttpError | undefined =>
  // Staff and developers read it as well, by its own address.
  (partner?.isTest || /\/sandbox(?:[/?]|$)/.test(url)) && TABLES_REPLACED.test(sqlStateOf(error) ?? '')
    ? errors.conflict(errorCodes.conflict, {
        ru: 'Песочница начинается заново. Подождите несколько секунд',
        en: 'The sandbox begins anew. Wait some seconds',
      })
    : undefined

/** Whether an error says that the database cannot be asked now. */
export const isDatabaseAway = (error: unknown): boolean =>
  DATABASE_AWAY.test(sqlStateOf(error) ?? '') || (error instanceof Error && CONNECTION_LOST.test(error.message))

/** No room for an upload or for the embedded database: somebody has to make some, and then it works again. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

const httpErrorOf = (error: unknown): HttpError | undefined => {
  if (error instanceof HttpError) return error
  if (error instanceof StorageUnavailable) return errors.unavailable()
  if (IMPOSSIBLE_VALUE.test(sqlStateOf(error) ?? '')) return errors.malformed()
  const { statusCode = 500 } = error as Partial<FastifyError>
  if (statusCode === 413) return errors.tooLarge()
  if (statusCode === 415) return errors.unsupportedType()
  if (statusCode > 500) return errors.unavailable()
  if (statusCode >= 400 && statusCode < 500) return errors.malformed()
  return isDatabaseAway(error) || isDiskFull(error) ? errors.unavailable() : undefined
}

const send = (request: FastifyRequest, reply: FastifyReply, problem: HttpError): FastifyReply => {
  const language = languageOf(request.headers['accept-language'])
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  return reply
    .code(problem.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'content-language': language })
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem.toBody(language, request.id))
}

/**
 * Turns everything that is thrown into the one error body of the product. What was not thrown on purpose is a bug: it
 * is logged with its stack and answered without one.
 */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const replaced = sandboxReplaced(error, request)
    const problem = httpErrorOf(error) ?? replaced
    if (!problem) request.log.error({ err: error }, 'call failed')
    else if (replaced) request.log.warn({ err: error }, 'tables of a sandbox were gone')
    else if (IMPOSSIBLE_VALUE.test(sqlStateOf(error) ?? '')) {
      request.log.warn({ err: error }, 'the database refused a value that the schema of the call let through')
    } else if (problem.status === 503) {
      // What is refused on purpose, thousands at a time perhaps, says all with its code; a stack tells where what broke did.
      request.log.warn(error instanceof HttpError ? { code: error.code } : { err: error }, 'call could not be served')
    }
    if (error instanceof HttpError) logRefusal(request, error)
    // What the schemas refuse a person types; what has not come so far was made by a program.
    else if (problem && !replaced && problem.status < 500) logMalformed(request, problem)
    return send(request, reply, problem ?? errors.internal())
  })
}

/** Answers an address that does not exist. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, errors.notFound())

/** Answers a request whose address cannot even be read. */
export const answerMalformed = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, errors.malformed())
