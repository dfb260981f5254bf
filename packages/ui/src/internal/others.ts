import { listNamedOthers, onOthersNamed } from './named-others.ts'

/** What react-aria leaves alone: it stays alive while a dialog is open, may take the focus, and a press on it closes nothing. */
const alive = 'data-react-aria-top-layer'

/** Overlays that are known by their names; nothing until they have been loaded, with the first overlay of the library. */
let known: string | undefined

const loadKnown = async (): Promise<void> => {
  known = ''
  try {
    ;({ known } = await import('./known-others.ts'))
    if (open > 0) mark()
  } catch (error) {
    // Asked for again by the next overlay: until then those that the application names stay alive.
    known = undefined
    console.error(error)
  }
}

/** The child of the body that an element stands in: that is what a dialog makes inert. */
const rootOf = (element: Element): Element => element.closest('body > *') ?? element

const mark = (): void => {
  const roots = known ? [...document.querySelectorAll(known)].map(rootOf) : []
  const own = listNamedOthers().flatMap((selector) => [...document.querySelectorAll(selector)])
  for (const element of [...roots, ...own]) {
    if (element.hasAttribute(alive)) continue
    element.setAttribute(alive, '')
    // It came, or became what it is, after a dialog had put it aside.
    if (element instanceof HTMLElement && element.inert) element.inert = false
  }
}

let open = 0
let observer: MutationObserver | undefined

onOthersNamed(() => {
  if (open > 0) mark()
})

/**
 * Told of every overlay of the library that comes, and by `null` that one has gone. While one is open, what others bring is looked at
 * before react-aria makes it inert: observers are asked in the order in which they were made, and this one is the first.
 */
export const watchOthers = (overlay: Element | null): void => {
  // One in a frame is open in the page around it too, which would make the frame inert with the dialog in it.
  const frame = overlay?.ownerDocument.defaultView?.frameElement
  if (frame && overlay.ownerDocument !== document) frame.setAttribute(alive, '')
  open = Math.max(0, open + (overlay === null ? -1 : 1))
  observer ??= new MutationObserver(mark)
  if (open === 0) observer.disconnect()
  else {
    if (known === undefined) void loadKnown()
    mark()
    observer.observe(document.documentElement, { childList: true, subtree: true })
  }
}
