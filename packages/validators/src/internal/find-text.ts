/** A text as it is searched, and where its characters stand in the text that was given. */
export interface Plain {
  readonly text: string
  /** The place of the character, given its place in `text`. */
  readonly startOf: (place: number) => number
  /** The place behind the last character, given the place behind it in `text`. */
  readonly endOf: (place: number) => number
}

const invisible =
  '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufe00-\\ufe0f\\ufeff'
const isOdd = new RegExp(`[${invisible}\\u0300-\\u036f\\uff01-\\uff5e]`)
const odd = new RegExp(`[${invisible}]|[^\\u0300-\\u036f${invisible}][\\u0300-\\u036f]{1,4}|[\\uff01-\\uff5e]`, 'g')

const asIs = (place: number): number => place

/**
 * The text as a person sees it: without invisible signs (soft hyphens, zero-width spaces, marks of direction), with
 * letters of two signs composed (`й` of a file from a Mac) and full-width characters made ordinary. Most texts have none
 * of that and are taken as they are.
 */
export const plain = (given: string): Plain => {
  if (!isOdd.test(given)) return { text: given, startOf: asIs, endOf: asIs }
  let text = ''
  let done = 0
  const places = new Uint32Array(given.length + 1)
  const ends = new Uint32Array(given.length + 1)
  const take = (until: number): void => {
    for (let place = done; place < until; place++) {
      places[text.length + place - done] = place
      ends[text.length + place - done] = place + 1
    }
    text += given.slice(done, until)
    done = until
  }
  for (const { index, 0: found } of given.matchAll(odd)) {
    take(index)
    const instead = /^[\uff01-\uff5e]$/.test(found)
      ? String.fromCharCode(found.charCodeAt(0) - 0xfee0)
      : found.length > 1
        ? found.normalize('NFC')
        : ''
    for (let place = 0; place < instead.length; place++) {
      places[text.length + place] = index
      ends[text.length + place] = index + found.length
    }
    text += instead
    done = index + found.length
  }
  take(given.length)
  return {
    text,
    startOf: (place) => places[place] as number,
    endOf: (place) => (place > 0 ? (ends[place - 1] as number) : 0),
  }
}
