import multipart from '@fastify/multipart'
import type { FormBody } from '@cabinet/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Incoming, IncomingFile } from './files/incoming.ts'
import { fileErrors } from './files/errors.ts'
import { HttpError, errors, type WrongField } from '../kernel/http-error.ts'
import { validate } from './validation.ts'

/** How many files one person, or one partner, may be sending at the same moment. */
const AT_ONCE = 6
const FIELD_BYTES = 4096
const FIELDS = 20

const missing: WrongField = {
  field: 'file',
  code: 'required',
  text: { ru: 'Приложите файл', en: 'Attach a file' },
}

/** A disk that fails is our trouble; everything else that breaks while a form is read is the sender's. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error && error.code !== 'ECONNRESET'

interface Parts {
  readonly fields: Record<string, unknown>
  file?: IncomingFile
  isTooLarge: boolean
}

/** Reads the upload to its end: the socket must stay open so that the client can read the response. */
const readParts = async (request: FastifyRequest, maxBytes: number, incoming: Incoming): Promise<Parts> => {
  const parts: Parts = { fields: {}, isTooLarge: false }
  const limits = { fileSize: maxBytes, files: 1, fieldSize: FIELD_BYTES, fields: FIELDS }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') parts.fields[part.fieldname] = part.value
      else if (part.fieldname === 'file') {
        parts.file = await incoming.receive(part.filename, part.file)
        parts.isTooLarge = part.file.truncated
      } else {
        // No field is a file: where one is declared this is its wrong value, elsewhere the field is unknown.
        parts.fields[part.fieldname] ??= null
        part.file.resume()
      }
    }
    return parts
  } catch (error) {
    request.raw.resume()
    if (parts.file) await incoming.discard(parts.file)
    throw isOurs(error) ? error : errors.malformed()
  }
}

/** Refuses what is incomplete or wrong, and what the contract does not name where its fields are strict. */
const checked = (form: FormBody, { fields, file, isTooLarge }: Parts): { readonly file: IncomingFile } => {
  if (isTooLarge) throw fileErrors.tooLarge(form.maxBytes)
  const { value, error } = validate(form.fields, 'body', fields)
  const wrong = error instanceof HttpError ? error.fields : []
  if (!file) throw errors.validation([...wrong, missing])
  if (error) throw error
  if (file.size === 0) throw fileErrors.empty()
  return { ...(value as object), file }
}

/**
 * Receives the form of a request and hands it on. Its file lies in the waiting room until `use` ends; what `use` has not
 * moved away by then is forgotten.
 */
export type WithForm = <T>(
  request: FastifyRequest,
  form: FormBody,
  use: (body: { readonly file: IncomingFile }) => Promise<T>,
) => Promise<T>

/** Makes an instance read forms and nothing else. */
export const acceptForms = async (app: FastifyInstance, incoming: Incoming): Promise<WithForm> => {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { throwFileSizeLimit: false })
  const sending = new Map<string, number>()
  const count = (person: string, change: number): number => {
    const next = (sending.get(person) ?? 0) + change
    if (next > 0) sending.set(person, next)
    else sending.delete(person)
    return next
  }
  return async (request, form, use) => {
    if (!request.isMultipart()) throw errors.unsupportedType()
    const person = request.principal?.id ?? request.partner?.id ?? request.ip
    try {
      if (count(person, 1) > AT_ONCE) throw errors.tooMany()
      const parts = await readParts(request, form.maxBytes, incoming)
      try {
        return await use(checked(form, parts))
      } finally {
        if (parts.file) await incoming.discard(parts.file)
      }
    } finally {
      count(person, -1)
    }
  }
}
