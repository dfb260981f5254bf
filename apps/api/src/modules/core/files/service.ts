import { can } from '@cabinet/contract/access'
import { type FileInfo, type FilePurpose, shownImageTypes } from '@cabinet/contract/file'
import type { FindRequest } from '@cabinet/contract/find'
import { inspectContent } from '../../../platform/files/content.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import type { IncomingFile } from '../../../platform/files/incoming.ts'
import { refuseFile } from '../../../platform/files/refusals.ts'
import { pageAround } from '../../../platform/find.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/module.ts'
import { holds, type Principal } from '../../../platform/principal.ts'
import { refuse } from '../../../platform/refusal.ts'
import { refuseFiles } from './messages.ts'
import * as store from './store.ts'
import { isUsed } from './unused.ts'

const HOUR_MS = 3_600_000
/** More than anybody attaches by hand. */
export const UPLOADS_AN_HOUR = 200
/** Room of one organization: 5 GB. */
export const ORGANIZATION_BYTES = 5 * 1024 ** 3

const infoOf = (row: store.FileRow): FileInfo => ({
  id: row.id,
  name: row.name,
  size: row.size,
  contentType: row.content_type,
  width: row.width,
  height: row.height,
  createdDateTime: row.created_at,
})

/** Who registered with the number of an organization is not one of its people until the owner says so. */
const viewerOf = (user: Principal): store.Viewer => ({
  personId: user.id,
  organizationId: holds(user, 'UNVERIFIED_USER') ? null : user.organizationId,
})

const visibleFile = async ({ database }: Platform, user: Principal, fileId: string): Promise<store.FileRow> => {
  const row = await store.findFile(database, viewerOf(user), fileId)
  if (!row) throw refuse.notFound()
  return row
}

const checkRoom = async ({ database }: Platform, organizationId: string | null, size: number): Promise<void> => {
  if (organizationId === null) return
  await store.lockOrganization(database, organizationId)
  if ((await store.bytesOf(database, organizationId)) + size > ORGANIZATION_BYTES) throw refuseFiles.storageFull()
}

/**
 * Keeps an upload for its organization.
 *
 * @throws Refusal 415 a type that is not taken or a content that is not what the name says, 409 no room left, 429 too
 *   many uploads within an hour
 */
export const uploadFile = async (
  platform: Platform,
  user: Principal,
  { purpose, file }: { readonly purpose: FilePurpose; readonly file: IncomingFile },
): Promise<FileInfo> => {
  const { database, files, clock } = platform
  const hourBefore = new Date(clock.now().getTime() - HOUR_MS).toISOString()
  if ((await store.countUploadsSince(database, user.id, hourBefore)) >= UPLOADS_AN_HOUR) throw refuseFiles.tooMany()

  const name = cleanFileName(file.name)
  const facts = await inspectContent(name, file.path)
  if (!facts) throw refuseFile.wrongType(name)
  const { organizationId } = user
  const upload = { ...facts, id: newId(), organizationId, uploadedBy: user.id, purpose, name, isShared: false }
  const fileId = await files.keep(upload, file, () => checkRoom(platform, organizationId, file.size))
  return infoOf(await visibleFile(platform, user, fileId))
}

/** Files that the person has uploaded. */
export const findUploads = async ({ database }: Platform, user: Principal, request: FindRequest) => {
  const { rows, count } = await store.findUploads(database, user.id, request)
  return pageAround(rows.map(infoOf), count, request)
}

/** @throws Refusal 404 when the person must not see the file */
export const infoOfFile = async (platform: Platform, user: Principal, fileId: string): Promise<FileInfo> =>
  infoOf(await visibleFile(platform, user, fileId))

const contentOf = async ({ files, log }: Platform, row: store.FileRow): Promise<FileContent> => {
  const content = await files.contentOf(row.id)
  if (!content) {
    log.error({ file: row.id }, 'the content of a file is missing')
    throw refuse.notFound()
  }
  return { contentType: row.content_type, bytes: content.stream, size: content.size }
}

/** The content of a file to be saved under its name. */
export const downloadOf = async (platform: Platform, user: Principal, fileId: string): Promise<FileContent> => {
  const row = await visibleFile(platform, user, fileId)
  return { ...(await contentOf(platform, row)), name: row.name }
}

/** Drawings are made by the platform alone: those of a stranger could carry scripts. */
const isShown = (row: store.FileRow): boolean =>
  shownImageTypes.includes(row.content_type) || (row.is_shared && row.content_type === 'image/svg+xml')

/** An image to be shown in its place. What everyone sees never changes, so browsers keep it. */
export const imageOf = async (platform: Platform, user: Principal, fileId: string): Promise<FileContent> => {
  if (platform.faults.isOn('logoFails')) throw refuse.internal()
  const row = await visibleFile(platform, user, fileId)
  if (!isShown(row)) throw refuse.notFound()
  return { ...(await contentOf(platform, row)), isImmutable: row.is_shared }
}

/** Administrators clean up their own cabinet; what the platform gave to everyone is the platform's. */
const mayRemove = (user: Principal, { uploaded_by, organization_id }: store.FileRow): boolean => {
  const isOfCabinet = organization_id !== null && organization_id === user.organizationId
  return uploaded_by === user.id || can(user.roles, [isOfCabinet ? 'USER_ADMIN' : 'GODMOD'])
}

/**
 * Deletes a file; its content follows within a day or two.
 *
 * @throws Refusal 403 it is another person's and the asker no administrator, 409 something refers to it
 */
export const removeFile = (platform: Platform, user: Principal, fileId: string): Promise<void> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const row = await store.lockFile(database, viewerOf(user), fileId)
    if (!row) throw refuse.notFound()
    if (!mayRemove(user, row)) throw refuse.forbidden()
    if (await isUsed(platform, fileId)) throw refuseFiles.inUse()
    await store.markDeleted(database, fileId, clock.nowText(), clock.real().toISOString())
  })
}
