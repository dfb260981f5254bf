// The first extension is what people call the type. Systems know only the types of the programs that are installed: a
// table comes from a computer without Excel with no type at all.
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/rtf': 'rtf',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'application/vnd.rar': 'rar',
  'application/x-7z-compressed': '7z',
  'application/pkcs7-signature': 'p7s sig',
  'application/pkcs7-mime': 'p7m',
  'application/xml': 'xml',
  'application/json': 'json',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/xml': 'xml',
  'text/html': 'html htm',
  'image/jpeg': 'jpg jpeg jfif',
  'image/svg+xml': 'svg',
  'image/tiff': 'tiff tif',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** Extensions of a type, or of a family as `image/*`, without a point. Of an unknown type its own last word. */
export const extensionsOf = (pattern: string): readonly string[] => {
  const wanted = pattern.toLowerCase()
  if (wanted.endsWith('/*'))
    return Object.entries(extensions).flatMap(([type, names]) =>
      type.startsWith(wanted.slice(0, -1)) ? names.split(' ') : [],
    )
  return extensions[wanted]?.split(' ') ?? [/[^./]+$/.exec(wanted)?.[0] ?? wanted]
}

/** What the system does not know, or knows as nothing but bytes. */
export const isUnknownType = (type: string): boolean => type === '' || type === 'application/octet-stream'
