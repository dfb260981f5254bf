import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FrameMessages } from '../shared/files/pdf/protocol.ts'
import { Sheet } from './sheet.ts'

/** Room beside a page, in CSS pixels. */
const MARGIN = 12

/** The pages of a document one below the other. */
export interface Pages {
  /** 10 is the width of the frame. */
  zoom: (tenths: number) => void
  /** Brings a page to the top; from 1. */
  go: (page: number) => void
  /** Quarters to the right. */
  turn: (turns: number) => void
}

const scroller = (): Element => document.scrollingElement ?? document.documentElement

/** Does something that changes the length of the document, and keeps the place that is in the middle of the window. */
const keepPosition = (change: () => void): void => {
  const element = scroller()
  const middle = element.clientHeight / 2
  const position = (element.scrollTop + middle) / element.scrollHeight
  const side = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth
  change()
  element.scrollTo({
    top: position * element.scrollHeight - middle,
    left: side * element.scrollWidth - element.clientWidth / 2,
    behavior: 'instant',
  })
}

/** Calls at most once a frame of the screen. */
const calmly = (action: () => void): (() => void) => {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      action()
    })
  }
}

/**
 * Shows a document.
 *
 * @param onPage a page has come into the middle of the window; from 1
 */
export const showPages = async (
  pdf: PDFDocumentProxy,
  messages: FrameMessages,
  onPage: (page: number) => void,
): Promise<Pages> => {
  const main = document.getElementById('pages') as HTMLElement
  main.ariaLabel = messages.pages
  const sheets = Array.from(
    { length: pdf.numPages },
    (_, index) => new Sheet(pdf, index + 1, messages.page.replace('#', String(index + 1))),
  )
  const byElement = new Map<Element, Sheet>(sheets.map((sheet) => [sheet.element, sheet]))
  const first = await pdf.getPage(1)
  for (const sheet of sheets) sheet.measure(first)

  const fit = (): void => main.style.setProperty('--fit', String(document.body.clientWidth - 2 * MARGIN))
  const redraw = calmly(() => {
    for (const sheet of sheets) void sheet.draw()
  })
  main.style.setProperty('--zoom', '1')
  fit()
  main.append(...sheets.map(({ element }) => element))

  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const sheet = byElement.get(target)
        if (isIntersecting) sheet?.approach()
        else sheet?.leave()
      }
    },
    { root: document, rootMargin: '100% 0px' },
  )
  for (const { element } of sheets) near.observe(element)

  let current = 1
  const postPage = calmly(() => {
    const middle = innerHeight / 2
    const found = sheets.findIndex(({ element }) => element.getBoundingClientRect().bottom >= middle) + 1
    const page = found === 0 ? sheets.length : found
    if (page !== current) onPage(page)
    current = page
  })
  addEventListener('scroll', postPage, { passive: true })
  addEventListener(
    'resize',
    calmly(() => {
      keepPosition(fit)
      redraw()
    }),
  )
  return {
    zoom: (tenths) => {
      keepPosition(() => main.style.setProperty('--zoom', String(tenths / 10)))
      redraw()
    },
    go: (page) => sheets[page - 1]?.element.scrollIntoView({ block: 'start' }),
    turn: (turns) => {
      keepPosition(() => {
        for (const sheet of sheets) sheet.turn(turns, first)
      })
      redraw()
    },
  }
}
