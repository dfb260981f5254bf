import { join } from 'node:path'
import type { FilePurpose } from '@cabinet/contract/file'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import type { ContentDetails } from './content.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createIncoming, type Incoming, type IncomingFile } from './incoming.ts'
import { createObjectStorage } from './object-storage.ts'
import { oneByOne, type RemoveEach, removeOrphans } from './orphans.ts'
import type { StoredContent, Storage } from './storage.ts'

/** What the platform itself keeps: logos of banks, documents that it has written. */
export type StoredPurpose = FilePurpose | 'PLATFORM'

/** A file on its way into the storage. */
export interface NewFile extends ContentDetails {
  readonly id?: string
  readonly organizationId: string | null
  readonly uploadedBy: string | null
  readonly purpose: StoredPurpose
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
   * @returns the id
   * @throws StorageUnavailable when the content could not be kept
   */
  store(file: NewFile, received: IncomingFile): Promise<string>
  /**
   * The first half of `store`: the content alone. Whoever does not write the row calls `storage.remove`, or it is cleaned
   * later.
   *
   * @returns the id
   * @throws StorageUnavailable
   */
  storeContent(received: IncomingFile, contentType: string): Promise<string>
  /** The second half of `store`: the row of a content that is kept. */
  insertRow(file: NewFile & { readonly id: string }, size: number): Promise<void>
  /** Keeps what the platform has in memory. */
  storeBytes(file: NewFile, bytes: Uint8Array): Promise<string>
  contentOf(id: string): Promise<StoredContent | undefined>
  /** Removes contents that nobody can reach any more; returns how many. */
  clean(each?: RemoveEach): Promise<number>
}

type Settings = Pick<Config, 's3' | 'dataDir'>

/** Received files wait beside the storage, if that is a folder, so that keeping one is a change of its name. */
const storageOf = ({ s3, dataDir }: Settings, place: string): { storage: Storage; incoming: Incoming } => {
  const folder = join(dataDir, place)
  return {
    storage: s3 === null ? createFolderStorage(folder) : createObjectStorage(s3, `${place}/`),
    incoming: createIncoming(join(folder, 'incoming')),
  }
}

/** Where the contents of the installation itself are, in the folder of its data or in the bucket. */
const PLACE = 'files'

/**
 * Files of this installation: in a folder of its data or in an S3-compatible storage.
 *
 * @param place where in it; what lies elsewhere is not seen and never cleaned
 */
export const createFiles = (
  database: Database,
  clock: Clock,
  log: FastifyBaseLogger,
  settings: Settings,
  place = PLACE,
): Files => {
  const { storage, incoming } = storageOf(settings, place)

  const insertRow: Files['insertRow'] = async (file, size) => {
    const at = clock.nowText()
    await database.query
      .insertInto('stored_file')
      .values({
        id: file.id,
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

  const storeContent = async (received: IncomingFile, contentType: string, id = newId()): Promise<string> => {
    await storage.put(id, received, contentType)
    return id
  }

  const store: Files['store'] = async (file, received) => {
    const id = await storeContent(received, file.contentType, file.id)
    await insertRow({ ...file, id }, received.size)
    return id
  }

  return {
    incoming,
    storage,
    store,
    storeContent: (received, contentType) => storeContent(received, contentType),
    insertRow,
    async storeBytes(file, bytes) {
      const received = await incoming.receive(file.name, [bytes])
      try {
        return await store(file, received)
      } finally {
        await incoming.discard(received)
      }
    },
    contentOf: (id) => storage.read(id),
    clean: (each = oneByOne) => removeOrphans({ database, storage, incoming, log, now: clock.real(), each }),
  }
}
