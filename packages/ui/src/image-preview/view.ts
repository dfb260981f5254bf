/**
 * Zoom in tenths of the picture that fits its frame: 12 is 120 %. The buttons go by whole numbers in this range, because
 * 0.1 + 0.7 is 0.7999 in floating point; fingers, the wheel and keys go on until every pixel of the picture is seen.
 */
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
export type Said = 'zoom' | 'pixels' | 'limit' | 'turn' | 'page' | 'edge' | 'left' | 'right' | 'up' | 'down'

export interface View {
  /** Whole in the range of the buttons, unless a gesture has left it in between. */
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
  /** A gesture: times `factor`, up to every pixel of the picture. */
  | { readonly kind: 'scale'; readonly factor: number; readonly around: Point }
  /** A step of a key: by tenths in the range of the buttons, by a quarter beyond it. */
  | { readonly kind: 'grow'; readonly by: 1 | -1 }
  /** Every pixel of the picture, or back to the whole of it. */
  | { readonly kind: 'pixels'; readonly around?: Point }
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
const nearestTenths = (tenths: number): number => between(tenthsRange.least, Math.round(tenths), tenthsRange.most)

const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

const fitOf = ({ frame, picture }: Geometry, turns: number): number => {
  const { width, height } = turnedSize(picture, turns)
  return width === 0 || height === 0 ? 0 : Math.min(1, frame.width / width, frame.height / height)
}

/** The zoom at which a pixel of the picture is a pixel of the screen. */
export const pixelTenths = (geometry: Geometry, turns: number): number => {
  const fit = fitOf(geometry, turns)
  return fit === 0 ? tenthsRange.plain : tenthsRange.plain / fit
}

/** The largest zoom: that of the buttons, or every pixel of a picture that is larger than that. */
const mostTenths = (geometry: Geometry, turns: number): number =>
  Math.max(tenthsRange.most, pixelTenths(geometry, turns))

/** The scale of the picture: at 100 % it stands whole in the frame, and never larger than its own size. */
export const scaleOf = (geometry: Geometry, { tenths, turns }: Pick<View, 'tenths' | 'turns'>): number =>
  (fitOf(geometry, turns) * tenths) / tenthsRange.plain

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

const zoom = (geometry: Geometry, view: View, tenths: number, around: Point): View => {
  if (tenths === view.tenths) return saying(view, 'limit')
  const ratio = tenths / view.tenths
  // What lies under `around` stays there.
  const at = { x: around.x - (around.x - view.at.x) * ratio, y: around.y - (around.y - view.at.y) * ratio }
  const isPixels = tenths === pixelTenths(geometry, view.turns) && tenths > tenthsRange.plain
  return saying(held(geometry, { ...view, tenths, at }), isPixels ? 'pixels' : 'zoom')
}

/** A little beside 100 % or every pixel is meant as that. */
const snapped = (geometry: Geometry, view: View, tenths: number): number => {
  const near = [tenthsRange.plain, pixelTenths(geometry, view.turns)].find(
    (index) => Math.abs(tenths / index - 1) < 0.02 && Math.abs(view.tenths / index - 1) >= 0.02,
  )
  return near ?? tenths
}

const grown = (geometry: Geometry, view: View, by: 1 | -1): number => {
  const most = mostTenths(geometry, view.turns)
  const isBeyond = by === 1 ? view.tenths >= tenthsRange.most : view.tenths > tenthsRange.most
  if (!isBeyond) return nearestTenths(by === 1 ? Math.floor(view.tenths) + 1 : Math.ceil(view.tenths) - 1)
  return between(tenthsRange.most, by === 1 ? view.tenths * 1.25 : view.tenths / 1.25, most)
}

/** The view after a change. Pure: the frame and the picture come with it. */
export const changeView = (view: View, change: ViewChange, geometry: Geometry): View => {
  switch (change.kind) {
    case 'zoom':
      return zoom(geometry, view, nearestTenths(change.tenths), change.around ?? middle)
    case 'scale': {
      const most = mostTenths(geometry, view.turns)
      const tenths = between(tenthsRange.least, snapped(geometry, view, view.tenths * change.factor), most)
      return tenths === view.tenths ? view : zoom(geometry, view, tenths, change.around)
    }
    case 'grow':
      return zoom(geometry, view, grown(geometry, view, change.by), middle)
    case 'pixels': {
      const pixels = mostTenths(geometry, view.turns)
      const isThere = view.tenths > tenthsRange.plain
      return zoom(geometry, view, isThere ? tenthsRange.plain : pixels, change.around ?? middle)
    }
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
