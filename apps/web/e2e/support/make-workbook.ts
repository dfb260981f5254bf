import { crc32 } from 'node:zlib'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const sheetOf = (rows: readonly (readonly string[])[]): string => {
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCodePoint(65 + column)}${row + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
  const body = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`,
  )
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body.join('')}</sheetData></worksheet>`
}

const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const partsOf = (name: string, rows: readonly (readonly string[])[]): readonly (readonly [string, string])[] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
  ['xl/worksheets/sheet1.xml', sheetOf(rows)],
]

/** A workbook of one sheet whose cells are texts, as a person would have typed them; nothing of it is compressed. */
export const makeWorkbook = (name: string, rows: readonly (readonly string[])[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, xml] of partsOf(name, rows)) {
    const [title, content] = [Buffer.from(path), Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)]
    const details = Buffer.alloc(26)
    details.writeUInt16LE(20, 0)
    details.writeUInt16LE(0x08_00, 2)
    details.writeUInt32LE(crc32(content), 10)
    details.writeUInt32LE(content.length, 14)
    details.writeUInt32LE(content.length, 18)
    details.writeUInt16LE(title.length, 22)
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), details, title, content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), details, place, title]))
    files.push(file)
    at += file.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, central, Buffer.from('PK\u0005\u0006'), end])
}
