import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type PartFolder, type ToFrame, zoomOfKey } from '../shared/files/pdf/protocol.ts'
import { findOutside, type Outside } from './outside.ts'
import { type Pages, showPages } from './pages.ts'
import { prepareReader } from './worker.ts'

const folders: Record<string, PartFolder> = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
}

/** Brings what some documents need beyond the reader itself, by way of the page outside. */
const partsFrom = ({ fetchPart }: Outside) =>
  class {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      const folder = folders[kind]
      if (!folder) throw new Error(`No such parts: ${kind}`)
      return fetchPart(folder, filename)
    }
  }

const open = async (content: ArrayBuffer, outside: Outside): Promise<PDFDocumentProxy> => {
  await prepareReader()
  const task = getDocument({
    data: content,
    BinaryDataFactory: partsFrom(outside),
    useWorkerFetch: false,
    // A worker for drawing would have to be started in the same roundabout way, for nothing that a person notices.
    disableWorkerRendering: true,
  })
  return task.promise
}

const show = async (
  { content, messages }: ToFrame & { kind: 'show' },
  outside: Outside,
): Promise<Pages | undefined> => {
  document.documentElement.lang = messages.language
  try {
    const pdf = await open(content, outside)
    const pages = await showPages(pdf, messages, (page) => outside.post({ kind: 'page', page }))
    outside.post({ kind: 'shown', pages: pdf.numPages })
    return pages
  } catch (error) {
    console.info(error)
    outside.post({ kind: 'refused', refusal: error instanceof PasswordException ? 'locked' : 'broken' })
    return undefined
  }
}

const outside = await findOutside()
let pages: Pages | undefined

addEventListener('keydown', (event) => {
  const by = zoomOfKey(event)
  if (event.key !== 'Escape' && by === undefined) return
  event.preventDefault()
  if (by !== undefined) return outside.post({ kind: 'zoom', by })
  // This frame is gone once the page has heard of it: the key is answered to the browser first.
  setTimeout(() => outside.post({ kind: 'escape' }))
})
outside.listen((message) => {
  if (message.kind === 'zoom') pages?.zoom(message.tenths)
  if (message.kind === 'go') pages?.go(message.page)
  if (message.kind === 'turn') pages?.turn(message.turns)
  if (message.kind === 'show') {
    void show(message, outside).then((shown) => {
      pages = shown
    })
  }
})
outside.post({ kind: 'ready' })
