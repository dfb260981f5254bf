import { deflateRawSync } from 'node:zlib'
import { contentTypes, type FileExtension } from '@cabinet/contract/file'

const bytes = (...parts: readonly (string | readonly number[] | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part as Buffer))),
  )

const uint32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}

const uint16 = (value: number): Buffer => uint32(value).subarray(0, 2)

/** An archive with these entries, the way programs write it that do not know the sizes beforehand, or do. */
export const zipOf = (entries: Readonly<Record<string, string>>, { isStreamed = false } = {}): Buffer => {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const packed = deflateRawSync(text)
    const sizes = bytes(uint32(0), uint32(packed.length), uint32(text.length))
    const known = isStreamed ? Buffer.alloc(12) : sizes
    const common = (written: Buffer): Buffer =>
      bytes(uint16(20), uint16(isStreamed ? 8 : 0), uint16(8), uint32(0), written, uint16(name.length), uint16(0))
    const local = bytes('PK\x03\x04', common(known), name, packed, isStreamed ? bytes('PK\x07\x08', sizes) : '')
    central.push(
      bytes('PK\x01\x02', uint16(20), common(sizes), uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset), name),
    )
    locals.push(local)
    offset += local.length
  }
  const table = bytes(...central)
  const count = uint16(central.length)
  return bytes(...locals, table, 'PK\x05\x06', uint32(0), count, count, uint32(table.length), uint32(offset), uint16(0))
}

const CONTENT_TYPES = (main: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${main}.main+xml"/></Types>`

/** The container of Office before 2007 with a stream of this name. */
export const containerOf = (stream: string): Buffer =>
  bytes(
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(40),
  )

export const png = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', size, [8, 6, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0], 'IDAT')
}

/** A photograph; one taken upright by a phone lies on its side and says so. */
export const jpeg = (width: number, height: number, orientation?: number): Buffer => {
  const exif =
    orientation === undefined
      ? Buffer.alloc(0)
      : bytes([0xff, 0xe1, 0, 34], 'Exif\0\0MM', [
          0,
          42,
          0,
          0,
          0,
          8,
          0,
          1,
          0x01,
          0x12,
          0,
          3,
          0,
          0,
          0,
          1,
          0,
          orientation,
          0,
          0,
          0,
          0,
          0,
          0,
        ])
  const jfif = bytes([0xff, 0xe0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])
  const frame = [
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    1,
    17,
    0,
    2,
    17,
    1,
    3,
    17,
    1,
  ]
  return bytes([0xff, 0xd8], exif, jfif, frame, [0xff, 0xd9])
}

const box = (type: string, ...parts: readonly (string | readonly number[] | Buffer)[]): Buffer => {
  const content = bytes(...parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 8)
  return bytes(size, type, content)
}

export const heic = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  return bytes(
    box('ftyp', 'heic', [0, 0, 0, 0], 'mif1heic'),
    box('meta', [0, 0, 0, 0], box('iprp', box('ipco', box('ispe', size)))),
  )
}

/** A good content for each extension. */
export const contents: Readonly<Record<FileExtension, Buffer>> = {
  pdf: bytes('%PDF-1.7\n', [0x25, 0xe2, 0xe3, 0xcf, 0xd3], '\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  jpg: jpeg(640, 480),
  jpeg: jpeg(640, 480),
  png: png(320, 200),
  heic: heic(4032, 3024),
  doc: containerOf('WordDocument'),
  docx: zipOf({ '[Content_Types].xml': CONTENT_TYPES(contentTypes.docx), 'word/document.xml': '<w/>' }),
  xls: containerOf('Workbook'),
  xlsx: zipOf({ '[Content_Types].xml': CONTENT_TYPES(contentTypes.xlsx), 'xl/workbook.xml': '<w/>' }),
  zip: zipOf({ 'Акт.txt': 'text' }),
  mp4: bytes(box('ftyp', 'isom', [0, 0, 2, 0], 'isomiso2mp41'), box('mdat', [0, 0, 0, 0])),
}

/** A program of Windows. */
export const program = bytes('MZ', [0x90, 0, 3, 0, 0, 0], Buffer.alloc(120), 'PE\0\0', Buffer.alloc(64))

export const fileOf = (name: string, content: Buffer = contents.pdf): File => new File([content], name)
