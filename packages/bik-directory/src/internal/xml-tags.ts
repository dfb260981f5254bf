/** A tag of an XML text: its name without prefix, and its attributes. */
export interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly isClosing: boolean
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const resolved = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
        (all, decimal?: string, hex?: string, name?: string) => {
          const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : NaN
          return name ? (named[name] ?? all) : code <= 0x10_ffff ? String.fromCodePoint(code) : all
        },
      )
    : text

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const attributesOf = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [, name = '', one, two] of text.matchAll(attribute))
    found.set(name.slice(name.indexOf(':') + 1), resolved(one ?? two ?? ''))
  return found
}

/** The place behind the tag that begins at a place: its bracket outside of quotes; -1 where it never ends. */
const endOf = (text: string, start: number): number => {
  let quote = ''
  for (let place = start + 1; place < text.length; place++) {
    const character = text.charAt(place)
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return place + 1
  }
  return -1
}

/**
 * The tags of an XML text in their order, one look at each character. Text between tags, comments and declarations are
 * passed over; entities of a document type are not known, so none can be expanded without end.
 */
export const tagsOf = function* (text: string): Generator<Tag> {
  for (let start = text.indexOf('<'); start >= 0;) {
    if (text.startsWith('<!--', start)) {
      const end = text.indexOf('-->', start)
      if (end < 0) return
      start = text.indexOf('<', end)
      continue
    }
    const end = endOf(text, start)
    if (end < 0) return
    const [, slash = '', name = ''] =
      /^<(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(text.slice(start, Math.min(end, start + 100))) ?? []
    if (name) yield { name, attributes: attributesOf(text.slice(start, end)), isClosing: slash !== '' }
    start = text.indexOf('<', end)
  }
}
