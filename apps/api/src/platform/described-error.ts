import { sqlStateOf } from '../db/database.ts'

/** As opposed to codes of the system, `EPIPE`. */
const SQL_STATE = /^(?=.*\d)[\dA-Z]{5}$/

/** How deep causes are followed. */
const MAX_CAUSES = 3
const LONGEST = 300

/** What quotes a value in a message: a text in quotes or brackets, an address, a mail address, a long number. */
const VALUES = [
  /"[^"]*"?|`[^`]*`?|«[^»]*»?|'[^']*'?/g,
  /\([^)]*\)?/g,
  /\b[a-z][a-z\d+.-]*:\/\/\S*/gi,
  /\S+@\S+/g,
  /\+?\d[\d\s()-]{4,}\d/g,
]

/** A message without the values that it quotes. */
const cleanMessage = (message: string): string =>
  VALUES.reduce((text, values) => text.replaceAll(values, '…'), message.slice(0, LONGEST))

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = (error as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

/** The functions that an error came through; the message, which comes before them in a stack, is cleaned apart. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** An error as the log may hold it. */
export interface DescribedError {
  readonly [name: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  /** Names in the database, never values. */
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
  readonly cause?: DescribedError
}

/**
 * An error for the log: its class, code and stack, the names that the database gives, and its message without values.
 * Nothing else that hangs on it is kept: errors of the database carry rows, those of HTTP clients whole requests.
 */
export const describeError = (error: unknown, depth = 0): DescribedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const sqlState = sqlStateOf(error)
  const code = sqlState ?? textOf(error, 'code')
  const message =
    sqlState !== undefined && SQL_STATE.test(sqlState) ? 'The database refused' : cleanMessage(error.message)
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}\n${framesOf(error)}`,
    ...(code !== undefined && { code: cleanMessage(code) }),
    ...Object.fromEntries(
      ['constraint', 'table', 'column'].flatMap((name) => {
        const value = textOf(error, name)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  }
}
