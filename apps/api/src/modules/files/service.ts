import { can } from '@cabinet/contract/access'
import { type FileInfo, type FilePurpose, shownImageTypes } from '@cabinet/contract/file'
import type { IncomingFile } from '../../platform/files/incoming.ts'
import { type StagedContent, storeReceived } from '../../platform/files/received.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import type { CallContext, FileContent } from '../../platform/handlers.ts'
import type { Platform } from '../../platform/context.ts'
import { hasRole, type Principal } from '../../platform/principal.ts'
import { errors } from '../../kernel/http-error.ts'
import { infoOf } from '../../platform/files/info.ts'
import { filesErrors } from './messages.ts'
import { queueForOrganization } from '../organization/port.ts'
import * as store from '../../platform/files/store.ts'
import { isUsed } from './unused.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

/** More than anybody attaches by hand. */
export const UPLOADS_AN_HOUR = 200
/** Room of one organization: 5 GB. */
export const ORGANIZATION_BYTES = 5 * 1024 ** 3

/** Who registered with the number of an organization is not one of its people until the owner says so. */
const viewerOf = (user: Principal): store.Viewer => ({
  personId: user.id,
  organizationId: hasRole(user, 'UNVERIFIED_USER') ? null : user.organizationId,
})

const visibleFile = async ({ database }: Platform, user: Principal, fileId: string): Promise<store.FileRow> => {
  const row = await store.findFile(database, viewerOf(user), fileId)
  if (!row) throw errors.notFound()
  return row
}

const checkRoom = async ({ database }: Platform, organizationId: string | null, size: number): Promise<void> => {
  if (organizationId === null) return
  await queueForOrganization(database, organizationId)
  if ((await store.bytesOf(database, organizationId)) + size > ORGANIZATION_BYTES) throw filesErrors.storageFull()
}

/** An upload, as far as its handlers need the call. */
type Upload = Pick<CallContext, 'platform' | 'user'> & {
  readonly body: { readonly purpose: FilePurpose; readonly file: IncomingFile }
}

/**
 * Keeps the content of an upload.
 *
 * @throws HttpError 415 a type that is not taken or a content that is not what the name says, 429 too many uploads within
 *   an hour
 */
export const storeUpload = async ({ platform, user, body: { file } }: Upload): Promise<StagedContent> => {
  const { database, clock } = platform
  const hourBefore = new Date(clock.now().getTime() - HOUR_MS).toISOString()
  if ((await store.countUploadsSince(database, user.id, hourBefore)) >= UPLOADS_AN_HOUR) throw filesErrors.tooMany()
  return storeReceived(platform, file)
}

/**
 * Makes the kept content a file of the person and their organization.
 *
 * @throws HttpError 409 no room left
 */
export const finishUpload = async (
  { platform, user, body: { purpose } }: Upload,
  { size, ...content }: StagedContent,
): Promise<FileInfo> => {
  const { database, files } = platform
  // Whom the owner has not let in must not use up the room of the organization.
  const { organizationId } = viewerOf(user)
  await database.transaction(async () => {
    await checkRoom(platform, organizationId, size)
    await files.insertRow({ ...content, organizationId, uploadedBy: user.id, purpose, isShared: false }, size)
  })
  return infoOf(await visibleFile(platform, user, content.id))
}

/** Files that the person has uploaded. */
export const findUploads = async ({ database }: Platform, user: Principal, request: AnyRequest) => {
  const { rows, count } = await store.findUploads(database, user.id, request)
  return pageAround(rows.map(infoOf), count, request)
}

/** How many files the person has uploaded, and their bytes. */
export const summarizeUploads = ({ database }: Platform, user: Principal, request: AnyRequest) =>
  store.summarizeUploads(database, user.id, request)

/** @throws HttpError 404 when the person must not see the file */
export const infoOfFile = async (platform: Platform, user: Principal, fileId: string): Promise<FileInfo> =>
  infoOf(await visibleFile(platform, user, fileId))

const contentOf = async ({ files, log }: Platform, row: store.FileRow): Promise<FileContent> => {
  const content = await files.contentOf(row.id)
  if (!content) {
    log.error({ file: row.id }, 'the content of a file is missing')
    throw errors.notFound()
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
  if (platform.faults.isOn('logoFails')) throw errors.internal()
  const row = await visibleFile(platform, user, fileId)
  if (!isShown(row)) throw errors.notFound()
  return { ...(await contentOf(platform, row)), isShared: row.is_shared }
}

/** Administrators clean up their own cabinet; what the platform gave to everyone is the platform's. */
const mayRemove = (user: Principal, { uploaded_by, organization_id }: store.FileRow): boolean => {
  const isOfCabinet = organization_id !== null && organization_id === user.organizationId
  return uploaded_by === user.id || can(user.roles, [isOfCabinet ? 'USER_ADMIN' : 'GODMOD'])
}

/**
 * Deletes a file; its content follows within a day or two.
 *
 * @throws HttpError 403 it is another person's and the requester no administrator, 409 something refers to it
 */
export const removeFile = (platform: Platform, user: Principal, fileId: string): Promise<void> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const row = await store.lockFile(database, viewerOf(user), fileId)
    if (!row) throw errors.notFound()
    if (!mayRemove(user, row)) throw errors.forbidden()
    if (await isUsed(platform, fileId)) throw filesErrors.inUse()
    await store.markDeleted(database, fileId, clock.nowText(), clock.real().toISOString())
  })
}
