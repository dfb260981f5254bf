import { readFile } from 'node:fs/promises'
import { contentTypes, extensionOf, type FileExtension } from '@cabinet/contract/file'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'

const CONTAINER = 'application/x-cfb'
const ZIP = 'application/zip'

/** What the bytes of a file may turn out to be; with marks, one of them must be inside as well. */
interface Look {
  readonly type: string
  readonly marks?: readonly Buffer[]
}

const plain = (...types: readonly string[]): readonly Look[] => types.map((type) => ({ type }))
/** Names inside of the container that Office used before 2007, and installers still use. */
const container = (...names: readonly string[]): Look => ({
  type: CONTAINER,
  marks: names.map((name) => Buffer.from(name, 'utf16le')),
})
/** Archives written piece by piece tell what they are only in their table of contents. */
const archive = (...names: readonly string[]): Look => ({ type: ZIP, marks: names.map((name) => Buffer.from(name)) })
/** A document with a password. */
const sealed = container('EncryptedPackage')

const looks: Readonly<Record<FileExtension, readonly Look[]>> = {
  pdf: plain(contentTypes.pdf),
  jpg: plain(contentTypes.jpg),
  jpeg: plain(contentTypes.jpg),
  png: plain(contentTypes.png, 'image/apng'),
  heic: plain(contentTypes.heic, 'image/heif', 'image/heic-sequence', 'image/heif-sequence'),
  doc: [container('WordDocument')],
  docx: [...plain(contentTypes.docx), archive('word/document'), sealed],
  xls: [container('Workbook', 'Book')],
  xlsx: [...plain(contentTypes.xlsx), archive('xl/workbook'), sealed],
  zip: plain(ZIP, contentTypes.docx, contentTypes.xlsx),
  mp4: plain(contentTypes.mp4, 'video/x-m4v'),
}

/** Readers of these look for their beginning among the first bytes: a printer or a mail program may have put its own before. */
const lateStarts: Readonly<Partial<Record<FileExtension, Buffer>>> = {
  pdf: Buffer.from('%PDF-'),
  zip: Buffer.from('PK\u0003\u0004'),
}
const FIRST_BYTES = 1024

/** Whether a content of no other kind begins a little later than at its first byte. */
const startsLate = (extension: FileExtension, bytes: Buffer, foundType: string | undefined): boolean => {
  const start = lateStarts[extension]
  // Commands to a printer may be PostScript.
  const isOther = foundType !== undefined && foundType !== 'application/postscript'
  return start !== undefined && !isOther && bytes.subarray(0, FIRST_BYTES).includes(start)
}

/** What is known about a content that is what its name says. */
export interface ContentDetails {
  readonly contentType: string
  readonly width: number | null
  readonly height: number | null
}

/** Orientations of a photograph that lies on its side. */
const isLyingDown = (orientation = 1): boolean => orientation >= 5

/** The size of an image as people see it. A picture whose header is odd is kept all the same. */
const dimensionsOf = (bytes: Uint8Array): Pick<ContentDetails, 'width' | 'height'> => {
  try {
    const { width, height, orientation } = imageSize(bytes)
    return isLyingDown(orientation) ? { width: height, height: width } : { width, height }
  } catch {
    return { width: null, height: null }
  }
}

/** Whether these bytes are what files with this extension hold. */
const isContentOf = (extension: FileExtension, bytes: Buffer, foundType: string | undefined): boolean =>
  startsLate(extension, bytes, foundType) ||
  looks[extension].some(
    ({ type, marks }) => foundType === type && (!marks || marks.some((mark) => bytes.includes(mark))),
  )

/** Whether these bytes are a PDF, as uploads take it. */
export const isPdf = async (bytes: Buffer): Promise<boolean> =>
  isContentOf('pdf', bytes, (await fileTypeFromBuffer(bytes))?.mime)

/**
 * Looks at a received file: its bytes must be what the extension of its name says.
 *
 * @returns nothing when they are not, or when the extension is none that may be uploaded
 */
export const inspectContent = async (name: string, path: string): Promise<ContentDetails | undefined> => {
  const extension = extensionOf(name) ?? ''
  if (!Object.hasOwn(looks, extension)) return undefined
  const bytes = await readFile(path)
  const found = await fileTypeFromBuffer(bytes)
  if (!isContentOf(extension as FileExtension, bytes, found?.mime)) return undefined
  const contentType = contentTypes[extension as FileExtension]
  return {
    contentType,
    ...(contentType.startsWith('image/') ? dimensionsOf(bytes) : { width: null, height: null }),
  }
}
