import {
  type PDFDocumentProxy,
  type PageViewport,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The largest picture that phones keep, in pixels. */
const MOST_PIXELS = 4096 * 4096

/** One page of a document: drawn while it is near the window, an empty sheet of its size otherwise. */
export class Sheet {
  readonly element = document.createElement('div')
  readonly #number: number
  readonly #document: PDFDocumentProxy
  #page: PDFPageProxy | undefined
  #task: RenderTask | undefined
  #canvas: HTMLCanvasElement | undefined
  #text: HTMLElement | undefined
  #isNear = false
  #turns = 0

  constructor(document: PDFDocumentProxy, number: number, label: string) {
    this.#document = document
    this.#number = number
    this.element.className = 'page'
    this.element.role = 'group'
    this.element.ariaLabel = label
  }

  /** Gives the sheet the size of a page; before it is known, that of another one. */
  measure(page: PDFPageProxy): void {
    const { width, height } = this.#viewport(page, 1)
    this.element.style.setProperty('--ratio', `${width} / ${height}`)
  }

  #viewport(page: PDFPageProxy, scale: number): PageViewport {
    return page.getViewport({ scale, rotation: (page.rotate + this.#turns * 90) % 360 })
  }

  /** Lays the sheet on another side. Its own page may not be known yet: another one then gives the size. */
  turn(turns: number, other: PDFPageProxy): void {
    this.#turns = turns
    this.#text?.remove()
    this.#text = undefined
    this.measure(this.#page ?? other)
  }

  approach(): void {
    this.#isNear = true
    void this.draw()
  }

  /** Gives its memory back: a phone keeps few large pictures. */
  leave(): void {
    this.#isNear = false
    this.#task?.cancel()
    this.#canvas?.remove()
    this.#text?.remove()
    this.#canvas = undefined
    this.#text = undefined
  }

  /** Draws the page in the size that the sheet has now. The former picture stays until the new one is there. */
  async draw(): Promise<void> {
    if (!this.#isNear) return
    this.#task?.cancel()
    this.#page ??= await this.#document.getPage(this.#number)
    if (!this.#isNear) return
    const page = this.#page
    this.measure(page)
    const plain = this.#viewport(page, 1)
    const scale = this.element.clientWidth / plain.width
    const sharpness = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)) / scale)
    const viewport = this.#viewport(page, scale * sharpness)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.floor(viewport.width))
    canvas.height = Math.max(1, Math.floor(viewport.height))
    const task = page.render({ canvas, viewport })
    this.#task = task
    try {
      await task.promise
    } catch (error) {
      // Cancelled by a newer size, or a page that cannot be drawn: an empty sheet among the others.
      if (this.#task === task) console.info(error)
      return
    }
    if (!this.#isNear || this.#task !== task) return
    this.element.style.setProperty('--total-scale-factor', String(scale))
    if (this.#canvas) this.#canvas.replaceWith(canvas)
    else this.element.prepend(canvas)
    this.#canvas = canvas
    this.element.dataset['painted'] = ''
    await this.#write(page, scale)
  }

  /** Text grows with the sheet by itself, so it is written once. */
  async #write(page: PDFPageProxy, scale: number): Promise<void> {
    if (this.#text) return
    const container = document.createElement('div')
    container.className = 'text'
    this.#text = container
    this.element.append(container)
    try {
      await new TextLayer({
        textContentSource: page.streamTextContent(),
        container,
        viewport: this.#viewport(page, scale),
      }).render()
    } catch (error) {
      // Its picture is there; only selecting is not.
      console.info(error)
    }
  }
}
