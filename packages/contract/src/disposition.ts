/** Characters that RFC 8187 lets stand for themselves; `encodeURIComponent` leaves four more. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** What a client that knows only ASCII saves the file as: the extension survives in any case. */
const plainNameOf = (name: string): string => {
  const [, stem = name, extension = ''] = /^(.*?)(\.[a-z\d]{1,10})?$/is.exec(name) ?? []
  const plain = stem.replaceAll(/[^\w .,()-]+/g, '_').replaceAll(/^[_ ]+|[_ ]+$/g, '')
  return `${plain || 'file'}${extension}`
}

/**
 * The header `content-disposition` of a download (RFC 6266): the name in full for every client of this century, and one
 * in ASCII for the others.
 *
 * @param name well-formed text, with its extension
 */
export const attachmentNamed = (name: string): string =>
  `attachment; filename="${plainNameOf(name)}"; filename*=UTF-8''${encode(name)}`

/** The name in a `content-disposition`, the full one first; absent when it has none. */
export const fileNameIn = (disposition: string): string | undefined => {
  const [, full] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? []
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  return (full && decode(full)) || quoted?.replaceAll(/\\(.)/g, '$1') || bare || undefined
}
