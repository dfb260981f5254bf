import { join } from 'node:path'
import type { FilePurpose } from '@cabinet/contract/file'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { ContentFacts } from './content.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createIncoming, type Incoming, type IncomingFile } from './incoming.ts'
import { createObjectStorage } from './object-storage.ts'
import { removeOrphans } from './orphans.ts'
import type { StoredContent, Storage } from './storage.ts'

/** What the platform itself keeps: logos of banks, documents that it has written. */
export type KeptPurpose = FilePurpose | 'PLATFORM'

/** A file on its way into the storage. */
export interface NewFile extends ContentFacts {
  readonly id?: string
  readonly organizationId: string | null
  readonly uploadedBy: string | null
  readonly purpose: KeptPurpose
  readonly name: string
  /** Every signed-in person may see it. */
  readonly isShared: boolean
}

/** Files: their content in a storage, everything else about them in the table `stored_file`. */
export interface Files {
  readonly incoming: Incoming
  readonly storage: Storage
  /**
   * Keeps a received file, the content first and the row after it: a crash in between leaves a content without a row,
   * which is cleaned later, and never a row without a content.
   *
   * @param beforeRow runs in the transaction of the row; what it throws refuses the file
   * @returns the id
   * @throws StorageUnavailable when the content could not be kept
   */
  keep(file: NewFile, received: IncomingFile, beforeRow?: () => Promise<void>): Promise<string>
  /** Keeps what the platform has in memory. */
  keepBytes(file: NewFile, bytes: Uint8Array): Promise<string>
  contentOf(id: string): Promise<StoredContent | undefined>
  /** Removes contents that nobody can reach any more; returns how many. */
  clean(): Promise<number>
}

type Settings = Pick<Config, 's3' | 'dataDir'>

/** Received files wait beside the storage, if that is a folder, so that keeping one is a change of its name. */
const placesOf = ({ s3, dataDir }: Settings): { storage: Storage; incoming: Incoming } => {
  const folder = join(dataDir, 'files')
  return {
    storage: s3 === null ? createFolderStorage(folder) : createObjectStorage(s3),
    incoming: createIncoming(join(folder, 'incoming')),
  }
}

/** Files of this installation: in a folder of its data or in an S3-compatible storage. */
export const createFiles = (database: Database, clock: Clock, log: FastifyBaseLogger, settings: Settings): Files => {
  const { storage, incoming } = placesOf(settings)

  const insert = async (id: string, file: NewFile, size: number): Promise<void> => {
    const at = clock.nowText()
    await database.query
      .insertInto('stored_file')
      .values({
        id,
        organization_id: file.organizationId,
        uploaded_by: file.uploadedBy,
        purpose: file.purpose,
        name: file.name,
        content_type: file.contentType,
        size,
        width: file.width,
        height: file.height,
        is_shared: file.isShared,
        created_at: at,
        updated_at: at,
        is_deleted: false,
        deleted_at: null,
      })
      .execute()
  }

  const keep: Files['keep'] = async (file, received, beforeRow) => {
    const id = file.id ?? newId()
    await storage.put(id, received, file.contentType)
    try {
      await database.transaction(async () => {
        await beforeRow?.()
        await insert(id, file, received.size)
      })
    } catch (error) {
      // After any other failure the row may stand all the same: its answer was lost, not its commit.
      if (error instanceof HttpError) await storage.remove(id).catch(() => {})
      throw error
    }
    return id
  }

  return {
    incoming,
    storage,
    keep,
    async keepBytes(file, bytes) {
      const received = await incoming.receive(file.name, [bytes])
      try {
        return await keep(file, received)
      } finally {
        await incoming.discard(received)
      }
    },
    contentOf: (id) => storage.read(id),
    clean: () => removeOrphans({ database, storage, incoming, log, now: clock.real() }),
  }
}
