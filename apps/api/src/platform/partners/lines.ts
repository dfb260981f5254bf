import { errorCodes } from '@cabinet/contract/errors'
import type { Line, LineError } from '@cabinet/contract/partner/lines'
import { sql } from 'kysely'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import { HttpError, type WrongField } from '../../kernel/http-error.ts'
import type { Language, Message } from '../../kernel/language.ts'
import type { Database } from '../../db/database.ts'
import { validate } from '../validation.ts'

/** Why a line was not taken. */
export interface Refused {
  readonly code: string
  readonly text: Message
  /** Paths inside of the line. */
  readonly fields?: readonly WrongField[]
}

const repeated: Refused = {
  code: errorCodes.conflict,
  text: {
    ru: 'В этом запросе есть строка с тем же именем и другим содержанием',
    en: 'Another line of this call has the same name and says something else',
  },
}

const refusedBy = ({ code, text, fields }: HttpError): Refused => ({ code: String(code), text, fields })

/** A line that may be worked with, or the reason why not. */
export type ReadLine<Value> = {
  /** The partner's own name of it; null when the line does not have one. */
  readonly name: string | null
} & ({ readonly value: Value; readonly refused?: never } | { readonly value?: never; readonly refused: Refused })

const nameOf = (input: unknown, field: string): string | null => {
  const name =
    typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>)[field] : undefined
  return typeof name === 'string' ? name : null
}

/**
 * Checks each line by itself. Of several lines with one name the first counts: the same once more is no mistake, something
 * else under the name is one.
 *
 * @param nameField the field with the partner's own name of a line
 */
export const readLines = <Value>(
  lines: readonly Line<Value>[],
  nameField: keyof Value & string,
): readonly ReadLine<Value>[] => {
  const first = new Map<string, string>()
  return lines.map(({ schema, input }): ReadLine<Value> => {
    const checked = validate(schema, 'body', input)
    if (checked.error) return { name: nameOf(input, nameField), refused: refusedBy(checked.error) }
    const value = checked.value as Value
    const name = String(value[nameField])
    const content = canonicalJson(value)
    if ((first.get(name) ?? content) !== content) return { name, refused: repeated }
    first.set(name, content)
    return { name, value }
  })
}

/**
 * Takes lines one after another, in the transaction of the caller. What a line has written before it is refused is undone,
 * and nothing of the others.
 *
 * @param take gives what has become of a line; an HttpError that it throws refuses this line alone
 */
export const receiveLines = async <Value, Result>(
  database: Database,
  lines: readonly ReadLine<Value>[],
  take: (value: Value) => Promise<Result | Refused>,
): Promise<readonly { readonly name: string | null; readonly outcome: Result | Refused }[]> => {
  const results = []
  for (const line of lines) {
    if (line.refused) {
      results.push({ name: line.name, outcome: line.refused })
      continue
    }
    await sql`savepoint line`.execute(database.query)
    try {
      results.push({ name: line.name, outcome: await take(line.value) })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      await sql`rollback to savepoint line`.execute(database.query)
      results.push({ name: line.name, outcome: refusedBy(error) })
    }
    await sql`release savepoint line`.execute(database.query)
  }
  return results
}

/** A refusal as the answer of the call says it. */
export const lineErrorOf = ({ code, text, fields = [] }: Refused, language: Language): NonNullable<LineError> => ({
  code,
  message: text[language],
  ...(fields.length > 0 && {
    fields: fields.map((wrong) => ({ field: wrong.field, code: wrong.code, message: wrong.text[language] })),
  }),
})
