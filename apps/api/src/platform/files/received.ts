import type { Platform } from '../context.ts'
import { type ContentDetails, inspectContent } from './content.ts'
import { fileErrors } from './errors.ts'
import { cleanFileName } from './file-name.ts'
import type { IncomingFile } from './incoming.ts'

/** A received file whose content is kept, and which nobody can find before it has a row. */
export interface StagedContent extends ContentDetails {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/**
 * Keeps the content of a received file: the first step of a call, outside of its transaction, because the storage may be
 * a service of others.
 *
 * @throws HttpError 415 a type that is not taken or a content that is not what the name says
 * @throws StorageUnavailable
 */
export const storeReceived = async (
  { files }: Pick<Platform, 'files'>,
  received: IncomingFile,
): Promise<StagedContent> => {
  const name = cleanFileName(received.name)
  const details = await inspectContent(name, received.path)
  if (!details) throw fileErrors.wrongType(name)
  return { ...details, name, size: received.size, id: await files.storeContent(received, details.contentType) }
}

/**
 * Keeps the content of a document that the cabinet has made: ahead of the transaction, as what is received.
 *
 * @throws StorageUnavailable
 */
export const storeGeneratedContent = async (
  { files }: Pick<Platform, 'files'>,
  { name, contentType, bytes }: { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array },
): Promise<StagedContent> => {
  const received = await files.incoming.receive(name, [bytes])
  try {
    const id = await files.storeContent(received, contentType)
    return { id, name, contentType, width: null, height: null, size: received.size }
  } finally {
    await files.incoming.discard(received)
  }
}

/** Throws away a content that got no row. What cannot be thrown away now is cleaned later. */
export const discardStored = async ({ files }: Pick<Platform, 'files'>, { id }: StagedContent): Promise<void> => {
  await files.storage.remove(id).catch(() => {})
}
