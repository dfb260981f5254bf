import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a reader finds in a PDF. */
export interface ReadPdf {
  /** The text of each sheet, its pieces joined by spaces. */
  readonly sheets: readonly string[]
  /** Width and height of each sheet in points. */
  readonly sizes: readonly (readonly [number, number])[]
  readonly title: string
  readonly bytes: string
}

/** Reads a PDF as a viewer does. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await task.promise
  const sheets: string[] = []
  const sizes: [number, number][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    sheets.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    )
    const [, , width = 0, height = 0] = page.view
    sizes.push([width, height])
  }
  const { info } = await pdf.getMetadata()
  await task.destroy()
  const title = String((info as { readonly Title?: unknown }).Title)
  return { sheets, sizes, title, bytes: Buffer.from(bytes).toString('latin1') }
}
