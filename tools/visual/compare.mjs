// Two pictures, and what differs between them. Knows nothing of stories and browsers.
import { diff } from '@blazediff/core'
import { PNG } from 'pngjs'

/**
 * @typedef {object} Comparison
 * @property {'same' | 'different' | 'new' | 'gone'} state
 * @property {number} pixels How many pixels differ; all of them when there is only one picture.
 * @property {Buffer} [difference] A picture with what differs in red.
 */

/** How far two colours may be from each other, 0 to 1: what an eye does not see. */
const threshold = 0.02

/**
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 * @returns {PNG} The picture on a canvas of that size, at its upper left.
 */
const onCanvas = (picture, width, height) => {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/**
 * Compares pixel by pixel. A picture of another size always differs; edges that are only smoothed otherwise do not.
 *
 * @param {Buffer | undefined} before The accepted PNG, if there is one.
 * @param {Buffer | undefined} after The PNG of now, if there is one.
 * @returns {Comparison} What came of it.
 */
export function compare(before, after) {
  if (before === undefined || after === undefined) {
    const only = before ?? after
    if (only === undefined) throw new Error('There is nothing to compare.')
    const { width, height } = PNG.sync.read(only)
    return { state: before === undefined ? 'new' : 'gone', pixels: width * height }
  }
  if (before.equals(after)) return { state: 'same', pixels: 0 }
  const [one, two] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, two.width)
  const height = Math.max(one.height, two.height)
  const picture = new PNG({ width, height })
  const [first, second] = [onCanvas(one, width, height), onCanvas(two, width, height)]
  const pixels = diff(first.data, second.data, picture.data, width, height, { threshold })
  const isSameSize = one.width === two.width && one.height === two.height
  if (pixels === 0 && isSameSize) return { state: 'same', pixels }
  return { state: 'different', pixels, difference: PNG.sync.write(picture) }
}
