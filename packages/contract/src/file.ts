import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { purposesOf } from './area.ts'
import * as areas from './areas.ts'
import { ById, Id } from './common.ts'
import { Instant } from './dates.ts'
import { endpoint, file, form } from './endpoint.ts'
import { listOf, summaryOf } from './find.ts'
import { choice, id, instant, integer, text } from './find-fields.ts'

/** What may be uploaded: the type that the content must have, by the extension of the name. */
export const contentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  mp4: 'video/mp4',
} as const satisfies Readonly<Record<string, string>>
export type FileExtension = keyof typeof contentTypes

/** The extension of a name in lower case and without its point; absent when the name has none. */
export const extensionOf = (name: string): string | undefined => /[^.]\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase()

/** The type that a name promises; absent for what may not be uploaded. */
export const contentTypeOf = (name: string): (typeof contentTypes)[FileExtension] | undefined => {
  const extension = extensionOf(name) ?? ''
  return Object.hasOwn(contentTypes, extension) ? contentTypes[extension as FileExtension] : undefined
}

/** Images that every browser shows. HEIC is one of Apple's devices alone, so it is offered for download. */
export const shownImageTypes: readonly string[] = ['image/png', 'image/jpeg']

/** Largest upload, in bytes: 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Longest name of a file, in bytes of UTF-8: what file systems take. */
export const MAX_NAME_BYTES = 255

/** What a file is uploaded for, as the areas declare it. Whatever takes a file later checks that it came for this. */
export const filePurposes = /* @__PURE__ */ purposesOf(areas)
export const FilePurpose = z.enum(filePurposes)
export type FilePurpose = z.output<typeof FilePurpose>

/** Everything about a file but its content. `name` always has an extension. */
export const FileInfo = z.object({
  id: Id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  contentType: z.string(),
  /** Pixels as the picture is meant to be seen; null for what is not an image. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  createdDateTime: Instant,
})
export type FileInfo = z.output<typeof FileInfo>

/** Files that a person has uploaded. */
export const uploads = listOf({
  item: FileInfo,
  filters: {
    id: id(),
    name: text(),
    size: integer(),
    contentType: text(),
    purpose: choice(filePurposes),
    width: integer(),
    height: integer(),
    createdDateTime: instant(),
  },
  sort: ['name', 'size', 'contentType', 'purpose', 'width', 'height', 'createdDateTime'],
})

export const find = endpoint({
  id: 'file.find',
  method: 'POST',
  path: '/v1/file/find',
  summary: 'Files that the person has uploaded, the latest first.',
  access: signedIn,
  body: uploads.body,
  response: uploads.page,
})

export const summary = endpoint({
  id: 'file.summary',
  method: 'POST',
  path: '/v1/file/summary',
  summary: 'How many files the person has uploaded, and their bytes in all, by a filter.',
  access: signedIn,
  body: uploads.body,
  response: summaryOf({ size: z.int() }),
})

export const excel = endpoint({
  id: 'file.excel',
  method: 'POST',
  path: '/v1/file/excel',
  summary:
    'Every file that the person has uploaded and the filter of a find matches, as a workbook; pages do not count.',
  access: signedIn,
  body: uploads.body,
  response: file(contentTypes.xlsx),
})

export const info = endpoint({
  id: 'file.info',
  method: 'GET',
  path: '/v1/file/{id}/info',
  summary: 'Name, size and type of a file.',
  access: signedIn,
  params: ById,
  response: FileInfo,
})

export const download = endpoint({
  id: 'file.download',
  method: 'GET',
  path: '/v1/file/download/{id}',
  summary: 'The content of a file under its own name.',
  access: signedIn,
  params: ById,
  response: file('application/octet-stream', ...new Set(Object.values(contentTypes))),
})

export const upload = endpoint({
  id: 'file.upload',
  method: 'POST',
  path: '/v1/file',
  summary: 'Uploads a file of up to 10 MB: pdf, jpg, png, heic, doc, docx, xls, xlsx, zip or mp4.',
  access: signedIn,
  body: form(z.object({ purpose: FilePurpose }), MAX_FILE_BYTES),
  response: FileInfo,
  status: 201,
  idempotent: true,
  errors: [409, 429],
  invalidates: [find, summary],
})

export const remove = endpoint({
  id: 'file.remove',
  method: 'DELETE',
  path: '/v1/file/{id}',
  summary: 'Deletes a file that nothing refers to; for its uploader and administrators of the cabinet.',
  access: signedIn,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: [find, summary, info],
})
