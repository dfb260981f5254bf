/** Zoom in tenths: 12 is 120 %. Whole numbers, because 0.1 + 0.7 is 0.7999 in floating point. */
export const tenthsRange = { least: 5, plain: 10, most: 15 } as const

/** CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}
/** CSS pixels from the middle of the frame; x grows to the right, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}
/** The frame on the screen and the picture in its own size. */
export interface Geometry {
  readonly frame: Size
  readonly picture: Size
}

/** What was done last, for the live region. */
export type Said = 'zoom' | 'limit' | 'turn' | 'page' | 'edge' | 'left' | 'right' | 'up' | 'down'

export interface View {
  readonly tenths: number
  /** Quarter turns clockwise; not reduced to 0–3, so that the fourth turn goes on instead of spinning back. */
  readonly turns: number
  /** Where the middle of the picture stands. */
  readonly at: Point
  readonly said: Said | undefined
  /** Grows with every announcement: the same words twice are two announcements. */
  readonly count: number
}

export type ViewChange =
  | { readonly kind: 'zoom'; readonly tenths: number; readonly around?: Point }
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'plain' }
  | { readonly kind: 'page' }
  | { readonly kind: 'step'; readonly direction: 'left' | 'right' | 'up' | 'down' }
  | { readonly kind: 'move'; readonly to: Point }
  | { readonly kind: 'shift'; readonly by: Point }

const middle: Point = { x: 0, y: 0 }
// One press of an arrow, as a line of scrolling is.
const stepPixels = 48
const ways = { left: { x: 1, y: 0 }, right: { x: -1, y: 0 }, up: { x: 0, y: 1 }, down: { x: 0, y: -1 } } as const

export const startView: View = { tenths: tenthsRange.plain, turns: 0, at: middle, said: undefined, count: 0 }

const between = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most)

/** The nearest zoom in range, in whole tenths. */
export const nearestTenths = (tenths: number): number =>
  between(tenthsRange.least, Math.round(tenths), tenthsRange.most)

const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** The scale of the picture: at 100 % it stands whole in the frame, and never larger than its own size. */
export const scaleOf = ({ frame, picture }: Geometry, { tenths, turns }: Pick<View, 'tenths' | 'turns'>): number => {
  const { width, height } = turnedSize(picture, turns)
  if (width === 0 || height === 0) return 0
  return (Math.min(1, frame.width / width, frame.height / height) * tenths) / 10
}

/** How far the middle of the picture may leave the middle of the frame; zero when the picture fits. */
export const slackOf = (geometry: Geometry, view: Pick<View, 'tenths' | 'turns'>): Point => {
  const scale = scaleOf(geometry, view)
  const { width, height } = turnedSize(geometry.picture, view.turns)
  return {
    x: Math.max(0, (width * scale - geometry.frame.width) / 2),
    y: Math.max(0, (height * scale - geometry.frame.height) / 2),
  }
}

/** The place kept inside the slack, so that no edge of a large picture comes off the edge of the frame. */
export const heldPlace = (geometry: Geometry, view: Pick<View, 'tenths' | 'turns' | 'at'>): Point => {
  const slack = slackOf(geometry, view)
  return { x: between(0 - slack.x, view.at.x, slack.x), y: between(0 - slack.y, view.at.y, slack.y) }
}

const saying = (view: View, said: Said): View => ({ ...view, said, count: view.count + 1 })
const held = (geometry: Geometry, view: View): View => ({ ...view, at: heldPlace(geometry, view) })

const zoom = (geometry: Geometry, view: View, wanted: number, around: Point): View => {
  const tenths = nearestTenths(wanted)
  if (tenths === view.tenths) return saying(view, 'limit')
  const ratio = tenths / view.tenths
  // What lies under `around` stays there.
  const at = { x: around.x - (around.x - view.at.x) * ratio, y: around.y - (around.y - view.at.y) * ratio }
  return saying(held(geometry, { ...view, tenths, at }), 'zoom')
}

/** The view after a change. Pure: the frame and the picture come with it. */
export const changeView = (view: View, change: ViewChange, geometry: Geometry): View => {
  switch (change.kind) {
    case 'zoom':
      return zoom(geometry, view, change.tenths, change.around ?? middle)
    case 'turn':
      return saying({ ...view, turns: view.turns + change.by, at: middle }, 'turn')
    case 'plain':
      return saying({ ...view, tenths: tenthsRange.plain, at: middle }, 'zoom')
    case 'page':
      return saying({ ...view, turns: 0, at: middle }, 'page')
    case 'move':
      return held(geometry, { ...view, at: change.to })
    case 'shift':
      return held(geometry, { ...view, at: { x: view.at.x + change.by.x, y: view.at.y + change.by.y } })
    case 'step': {
      const way = ways[change.direction]
      const from = heldPlace(geometry, view)
      const at = { x: from.x + way.x * stepPixels, y: from.y + way.y * stepPixels }
      const next = held(geometry, { ...view, at })
      const hasMoved = next.at.x !== from.x || next.at.y !== from.y
      return saying(next, hasMoved ? change.direction : 'edge')
    }
  }
}

/** Degrees for words: 0, 90, 180 or 270. */
export const degreesOf = (turns: number): number => (((turns % 4) + 4) % 4) * 90
