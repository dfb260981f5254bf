import type { Readable } from 'node:stream'
import type { IncomingFile } from './incoming.ts'

/** A content on its way out. */
export interface StoredContent {
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

/** Where contents of files live. Everything that people read about a file is in the database. */
export interface Storage {
  /** Keeps a content whole or not at all; it is durable when this resolves. */
  put(id: string, file: IncomingFile, contentType: string): Promise<void>
  read(id: string): Promise<StoredContent | undefined>
  /** What is not there is removed already. */
  remove(id: string): Promise<void>
  /** Ids of contents that were written before the moment. */
  idsBefore(moment: Date): AsyncIterable<string>
}

/** The storage does not answer; a later try may succeed. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

export const isStorageId = (text: string): boolean => UUID.test(text)

/**
 * Name of a content in its storage. Only ids become names, so nothing that people type can lead elsewhere; the end of an
 * id is random, so folders fill evenly.
 *
 * @throws when the id is none: that is a bug
 */
export const storageKeyOf = (id: string): string => {
  if (!isStorageId(id)) throw new Error('The id of a file is not a UUID')
  return `${id.slice(-2)}/${id}`
}
