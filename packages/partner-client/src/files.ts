/** A file of an answer. Read its content once, or `cancel()` it. */
export interface Download {
  /** Name with an extension; absent when the platform names none. */
  readonly name: string | undefined
  /** Such as `application/pdf`. */
  readonly contentType: string
  /** Bytes, when they are known beforehand. */
  readonly size: number | undefined
  /** The bytes as they arrive. Fails with a `PartnerApiError` if the connection breaks. */
  readonly content: ReadableStream<Uint8Array>
}

/**
 * A file to send, at most 10 MB.
 *
 * A `Blob` is read while it is being sent: `await openAsBlob(path)` of `node:fs` sends a file from the disk without reading
 * it into memory. A stream is read into memory first, because a retry sends it again.
 */
export interface FileToUpload {
  /** Name with an extension: pdf, jpg, png, heic, doc, docx, xls, xlsx, zip or mp4. */
  readonly name: string
  readonly content: Blob | Uint8Array | AsyncIterable<Uint8Array>
}

/** The platform takes no file that is larger. */
const LARGEST_FILE = 10 * 1024 * 1024

const blobOf = async (content: FileToUpload['content']): Promise<Blob> => {
  if (content instanceof Blob) return content
  if (content instanceof Uint8Array) return new Blob([new Uint8Array(content)])
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of content) {
    size += part.length
    if (size > LARGEST_FILE) throw new RangeError('The file is larger than 10 MB')
    parts.push(new Uint8Array(part))
  }
  return new Blob(parts)
}

/** The form of a call with a file: its fields first. */
export const formOf = async ({
  file,
  ...fields
}: Readonly<Record<string, unknown>> & { readonly file: FileToUpload }): Promise<FormData> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  form.append('file', await blobOf(file.content), file.name)
  return form
}

/** The name in a `content-disposition`, the full one (RFC 8187) first. */
export const fileNameIn = (disposition: string): string | undefined => {
  const full = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  try {
    if (full !== undefined) return decodeURIComponent(full)
  } catch {
    // A name that is not encoded as it should be: the plain one is there for that.
  }
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? bare
}
