import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'
import type { Message } from '../kernel/language.ts'
import { type HttpError, errors, type WrongField } from '../kernel/http-error.ts'
import { cleanInput } from './clean-input.ts'
import { nearestOf } from '../kernel/nearest.ts'

type Issue = z.core.$ZodIssue

/** `['founders', 0, 'itn']` as `founders[0].itn`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')

const wrong: Message = { ru: 'Поле заполнено некорректно', en: 'The field is not valid' }
const unknownField: Message = { ru: 'Неизвестное поле', en: 'Unknown field' }

/** Names in answers are cut: an unknown one may be as long as its body. */
const LONGEST_NAME = 100

/** A field that its object does not declare, and the declared one that was probably meant. */
const unknownNamed = (name: string, known: readonly string[]): Message => {
  const nearest = nearestOf(name, known)
  const said = name.slice(0, LONGEST_NAME)
  return {
    ru: `${unknownField.ru} «${said}»${nearest === undefined ? '' : `; возможно, «${nearest}»`}`,
    en: `${unknownField.en} “${said}”${nearest === undefined ? '' : `; did you mean “${nearest}”?`}`,
  }
}
const otherOperation: Message = {
  ru: 'Это сравнение к полю неприменимо',
  en: 'The field cannot be compared this way',
}
const required: Message = { ru: 'Обязательное поле', en: 'Required field' }

const atLeast = (origin: string, limit: number | bigint): Message =>
  origin === 'string'
    ? { ru: `Не короче ${limit} символов`, en: `At least ${limit} characters` }
    : { ru: `Значение должно быть не меньше ${limit}`, en: `The value must be at least ${limit}` }

const atMost = (origin: string, limit: number | bigint): Message =>
  origin === 'string'
    ? { ru: `Не длиннее ${limit} символов`, en: `At most ${limit} characters` }
    : { ru: `Не больше ${limit}`, en: `At most ${limit}` }

const isAbsent = (issue: Issue): boolean => issue.input === undefined || issue.input === null || issue.input === ''

/** What names a filter that none of its list takes; absent for every other mistake. */
const unknownPartOf = (issue: Issue): string | undefined =>
  issue.code === 'invalid_union' && 'discriminator' in issue ? issue.discriminator : undefined

const messageOf = (issue: Issue): Message => {
  if (unknownPartOf(issue) === 'field') return unknownField
  if (unknownPartOf(issue) === 'operation') return otherOperation
  if (isAbsent(issue)) return required
  if (issue.code === 'too_small') return atLeast(issue.origin, issue.minimum)
  if (issue.code === 'too_big') return atMost(issue.origin, issue.maximum)
  if (issue.code === 'invalid_value') return { ru: 'Выберите значение из списка', en: 'Choose a value from the list' }
  return wrong
}

/** What a schema is made of, as far as a path leads through it. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
}

/** The fields that the object at a path declares. */
const knownNames = (schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] => {
  const { shape, element, innerType } = schema._zod.def as Definition
  if (innerType) return knownNames(innerType, path)
  const [step, ...rest] = path
  if (step === undefined) return Object.keys(shape ?? {})
  const next = element ?? shape?.[String(step)]
  return next ? knownNames(next, rest) : []
}

const fieldsOf = (schema: z.core.$ZodType, issue: Issue): readonly WrongField[] => {
  if (issue.code === 'unrecognized_keys') {
    const known = knownNames(schema, issue.path)
    return issue.keys.map((name) => ({
      field: pathOf([...issue.path, name.slice(0, LONGEST_NAME)]),
      code: issue.code,
      text: unknownNamed(name, known),
    }))
  }
  const code = isAbsent(issue) ? 'required' : issue.code
  return [{ field: pathOf(issue.path), code, text: messageOf(issue) }]
}

/** A field is told one thing at a time: the first rule that it breaks. */
const firstOfEach = (fields: readonly WrongField[]): readonly WrongField[] =>
  [...new Map(fields.toReversed().map((wrongField) => [wrongField.field, wrongField])).values()].toReversed()

/** A wrong input as an answer. An address whose parameter cannot exist leads to nothing, so it is 404 and not 400. */
const httpErrorOf = (schema: z.core.$ZodType, httpPart: string | undefined, error: z.core.$ZodError): HttpError =>
  httpPart === 'params'
    ? errors.notFound()
    : errors.validation(firstOfEach(error.issues.flatMap((issue) => fieldsOf(schema, issue))))

/** Where in an input a zero byte is left: in a secret, which is taken as it came. No database stores one. */
const zeroBytePath = (value: unknown): PropertyKey[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, entry] of Object.entries(value)) {
    const rest = zeroBytePath(entry)
    if (rest) return [Array.isArray(value) ? Number(key) : key, ...rest]
  }
  return undefined
}

type Validated =
  | { readonly value: unknown; readonly error?: never }
  | { readonly value?: never; readonly error: HttpError }

const withoutZeroByte = (httpPart: string | undefined, value: unknown): Validated => {
  const path = zeroBytePath(value)
  if (!path) return { value }
  const field = { field: pathOf(path), code: 'zero_byte', text: wrong }
  return { error: httpPart === 'params' ? errors.notFound() : errors.validation([field]) }
}

/**
 * Checks one input by its schema, its texts cleaned before; what the schema does not declare is dropped, or refused where
 * it is strict.
 */
export const validate = (schema: z.core.$ZodType, httpPart: string | undefined, data: unknown): Validated => {
  const result = z.safeParse(schema, cleanInput(schema, data), { reportInput: true })
  return result.success
    ? withoutZeroByte(httpPart, result.data)
    : { error: httpErrorOf(schema, httpPart, result.error) }
}

/** Checks inputs by the schemas of the contract. */
export const validateByContract: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data) =>
    validate(schema, httpPart, data)

/**
 * Writes answers by the schemas of the contract: what is not declared does not leave the server, and an answer that
 * breaks its schema is a bug that answers 500.
 */
export const serializeByContract: FastifySerializerCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(z.encode(schema, data))
