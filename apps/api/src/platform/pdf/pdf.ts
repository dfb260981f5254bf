import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'

/** One line of a document of ours. */
export type Line =
  | { readonly kind: 'title' | 'heading' | 'subheading' | 'note'; readonly text: string }
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }

export const heading = (text: string): Line => ({ kind: 'heading', text })
export const note = (text: string): Line => ({ kind: 'note', text })
export const fact = (label: string, value: string): Line => ({ kind: 'fact', label, value })
/** A fact that is left out when nothing is known of it. */
export const factIfKnown = (label: string, value: string | null | undefined): readonly Line[] =>
  value ? [fact(label, value)] : []

/** A sheet that begins on its own; it goes on to further ones when it does not fit. */
export interface Page {
  readonly lines: readonly Line[]
}

/** A document as it is written. */
export interface PdfDocument {
  readonly title: string
  readonly pages: readonly Page[]
  /** A word across every sheet. */
  readonly watermark?: string
  readonly createdAt: Date
}

/** Points: A4 with room for a stapler. */
const MARGIN = { top: 44, bottom: 48, left: 56, right: 48 } as const
const WIDTH = 595.28 - MARGIN.left - MARGIN.right
const BOTTOM = 841.89 - MARGIN.bottom
const LABEL_WIDTH = 190
const GAP = 12
const INK = '#1b2733'
const MUTED = '#5b6b7a'
const LINE = '#d5dde4'

const require = createRequire(import.meta.url)

const REGULAR = require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf')
const BOLD = require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf')

/** pdfkit takes an opened font as well as its bytes; its types know only of these. */
const openFont = async (path: string) => create(await readFile(path)) as unknown as PDFKit.Mixins.PDFFontSource

const openFonts = async () => ({ regular: await openFont(REGULAR), bold: await openFont(BOLD) })

/** Opened once: to read its tables anew would take longer than the document. */
let fonts: ReturnType<typeof openFonts> | undefined

type Writer = InstanceType<typeof PDFDocument>

/** Goes on to the next sheet when so much does not fit any more. */
const makeRoom = (pdf: Writer, height: number): void => {
  if (pdf.y + height > BOTTOM) pdf.addPage()
}

const styleOf = {
  title: { font: 'bold', size: 16, color: INK, before: 0, after: 4 },
  heading: { font: 'bold', size: 11, color: INK, before: 9, after: 4 },
  subheading: { font: 'bold', size: 9, color: INK, before: 5, after: 2 },
  note: { font: 'regular', size: 8.5, color: MUTED, before: 0, after: 3 },
} as const

const writeText = (pdf: Writer, kind: keyof typeof styleOf, text: string): void => {
  const { font, size, color, before, after } = styleOf[kind]
  pdf.font(font).fontSize(size)
  makeRoom(pdf, before + pdf.heightOfString(text, { width: WIDTH }) + after + (kind === 'heading' ? 24 : 0))
  pdf.y += before
  pdf.fillColor(color).text(text, MARGIN.left, pdf.y, { width: WIDTH })
  if (kind === 'heading') {
    const y = pdf.y + 1
    pdf
      .moveTo(MARGIN.left, y)
      .lineTo(MARGIN.left + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
  }
  pdf.y += after
}

const writeFact = (pdf: Writer, label: string, value: string): void => {
  const valueWidth = WIDTH - LABEL_WIDTH - GAP
  pdf.font('regular').fontSize(9)
  const height = Math.max(
    pdf.heightOfString(label, { width: LABEL_WIDTH }),
    pdf.heightOfString(value, { width: valueWidth }),
  )
  makeRoom(pdf, height)
  const { y } = pdf
  pdf.fillColor(MUTED).text(label, MARGIN.left, y, { width: LABEL_WIDTH })
  pdf.fillColor(INK).text(value, MARGIN.left + LABEL_WIDTH + GAP, y, { width: valueWidth })
  pdf.y = y + height + 2.5
}

const writeLine = (pdf: Writer, line: Line): void =>
  line.kind === 'fact' ? writeFact(pdf, line.label, line.value) : writeText(pdf, line.kind, line.text)

/** What stands on every sheet: the word across it, the name of the document and the number of the sheet. */
const dress = (pdf: Writer, { title, watermark }: PdfDocument): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    if (watermark !== undefined) {
      pdf.save()
      pdf.rotate(-52, { origin: [297, 421] })
      pdf.font('bold').fontSize(96).fillColor('#8a97a5').opacity(0.16)
      pdf.text(watermark, 0, 366, { width: 595, align: 'center', lineBreak: false })
      pdf.restore()
      pdf.opacity(1)
    }
    // Text below the margin would begin a sheet of its own.
    pdf.page.margins.bottom = 0
    pdf.font('regular').fontSize(8).fillColor(MUTED)
    const y = BOTTOM + 16
    pdf.text(title, MARGIN.left, y, { width: WIDTH / 2, lineBreak: false })
    pdf.text(`стр. ${index - start + 1} из ${count}`, MARGIN.left, y, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    })
  }
}

/** Writes a document on A4 with fonts of its own, so that it looks the same everywhere. */
export const writePdf = async (document: PdfDocument): Promise<Uint8Array> => {
  fonts ??= openFonts()
  const { regular, bold } = await fonts
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { ...MARGIN },
    bufferPages: true,
    autoFirstPage: false,
    lang: 'ru-RU',
    displayTitle: true,
    font: '',
    info: { Title: document.title, CreationDate: document.createdAt, ModDate: document.createdAt },
  })
  pdf.registerFont('regular', regular)
  pdf.registerFont('bold', bold)
  const chunks: Uint8Array[] = []
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  for (const page of document.pages) {
    pdf.addPage()
    for (const line of page.lines) writeLine(pdf, line)
  }
  dress(pdf, document)
  pdf.end()
  return ended
}
