/** Address of the document that shows PDF files; always in a frame without our origin. */
export const VIEWER_PATH = '/viewer/pdf'

/** Where the parts of the viewer lie that only some documents need. */
export const PARTS_PATH = '/viewer/pdfjs'

/** Folders of such parts: decoders of pictures, tables of East Asian characters, fonts that a file may leave out. */
export const partFolders = ['wasm', 'cmaps', 'standard_fonts'] as const
export type PartFolder = (typeof partFolders)[number]

/** Zoom in tenths, as that of pictures: 10 is the width of the frame. */
export const zoomRange = { least: 5, plain: 10, most: 15 } as const

/** Messages of the frame, which has no dictionary of its own. */
export interface FrameMessages {
  readonly language: string
  readonly pages: string
  /** Holds `#` where the number of the page goes. */
  readonly page: string
}

/** What the page tells the frame, by the port that it has handed in. */
export type ToFrame =
  | { readonly kind: 'show'; readonly content: ArrayBuffer; readonly messages: FrameMessages }
  | { readonly kind: 'zoom'; readonly tenths: number }
  | { readonly kind: 'go'; readonly page: number }
  /** Quarters of a turn to the right, from how the document says that its pages are read. */
  | { readonly kind: 'turn'; readonly turns: number }
  | { readonly kind: 'part'; readonly id: number; readonly content: ArrayBuffer | null }

/** Why a document is not shown: it is no document, or it asks for a password. */
export type Refusal = 'broken' | 'locked'

/** What the frame tells the page. */
export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown'; readonly pages: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The page in sight, from 1. */
  | { readonly kind: 'page'; readonly page: number }
  /** A key of zoom was pressed inside; 0 is back to the width of the frame. */
  | { readonly kind: 'zoom'; readonly by: 1 | -1 | 0 }
  | { readonly kind: 'escape' }
  | { readonly kind: 'part'; readonly id: number; readonly folder: PartFolder; readonly name: string }

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const isPart = ({ id, folder, name }: Record<string, unknown>): boolean =>
  isCount(id) &&
  partFolders.some((known) => known === folder) &&
  typeof name === 'string' &&
  // A name of a file, never a way to another folder.
  /^\w[\w-]*(?:\.\w+)?$/.test(name)

/**
 * Reads a message of the frame. What runs there may have been taken over by the document that it shows, so nothing but
 * the exact shapes passes.
 */
export const readFromFrame = (data: unknown): FromFrame | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const message = data as Record<string, unknown>
  const isKnown =
    message['kind'] === 'ready' ||
    message['kind'] === 'escape' ||
    (message['kind'] === 'shown' && isCount(message['pages'])) ||
    (message['kind'] === 'page' && isCount(message['page'])) ||
    (message['kind'] === 'refused' && (message['refusal'] === 'broken' || message['refusal'] === 'locked')) ||
    (message['kind'] === 'zoom' && (message['by'] === 1 || message['by'] === -1 || message['by'] === 0)) ||
    (message['kind'] === 'part' && isPart(message))
  return isKnown ? (message as unknown as FromFrame) : undefined
}

/** The nearest zoom in range. */
export const zoomWithin = (tenths: number): number => Math.min(Math.max(zoomRange.least, tenths), zoomRange.most)

/** What a key does to the zoom: a step, 0 for back to the beginning; combinations stay with the browser. */
export const zoomOfKey = (event: KeyboardEvent): 1 | -1 | 0 | undefined => {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  if (event.key === '+' || event.key === '=') return 1
  if (event.key === '-' || event.key === '_' || event.key === '−') return -1
  return event.key === '0' ? 0 : undefined
}
