import { ConfigurationError } from './configuration-error.ts'
import { DamagedDatabaseError } from './db/embedded/client.ts'
import { DatabaseLocaleError } from './db/letters.ts'
import { InstallationKeysError } from './platform/installation-secrets.ts'
import { DemoDataError } from './platform/demo-marker.ts'
import { FolderInUseError } from './db/embedded/folder-lock.ts'

/** Codes of Node.js and of PostgreSQL, and what the person who starts the server can do about them. */
const SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program listens on port {port} already. Stop it, or choose another port with PORT.',
  EACCES: 'Port {port} may not be opened by this user. Choose one above 1023 with PORT.',
  EADDRNOTAVAIL: 'This machine has no such address. Choose another one with HOST.',
  ECONNREFUSED: 'The database of DATABASE_URL does not answer. Is it running, and is the address right?',
  ENOTFOUND: 'The host of DATABASE_URL is not known. Is the address right?',
  ETIMEDOUT: 'The database of DATABASE_URL does not answer in time. Is the address right, and is the way to it open?',
  ECONNRESET:
    'What answers at the address of DATABASE_URL closed the connection. Is it PostgreSQL, and does it accept clients?',
  '28P01': 'The database of DATABASE_URL refuses this user or password.',
  '28000': 'The database of DATABASE_URL refuses this user.',
  '3D000': 'The server of DATABASE_URL has no such database. Create it first.',
}

/** What the driver of PostgreSQL says without a code, and the code of the same thing. */
const CODES_OF_MESSAGES: Readonly<Record<string, string>> = {
  'Connection terminated due to connection timeout': 'ETIMEDOUT',
  'timeout exceeded when trying to connect': 'ETIMEDOUT',
  'Connection terminated unexpectedly': 'ECONNRESET',
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : (CODES_OF_MESSAGES[error.message] ?? '')
}

/**
 * Why the server could not start, for the person who started it: a sentence when they can do something about it, the
 * stack otherwise. Addresses are named by their variable, because that of a database holds a password.
 */
export const startFailure = (error: unknown): string => {
  if (
    error instanceof ConfigurationError ||
    error instanceof FolderInUseError ||
    error instanceof DemoDataError ||
    error instanceof DamagedDatabaseError ||
    error instanceof DatabaseLocaleError ||
    error instanceof InstallationKeysError
  )
    return error.message
  const sentence = SENTENCES[codeOf(error)]?.replace('{port}', String((error as { port?: unknown }).port))
  return sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
