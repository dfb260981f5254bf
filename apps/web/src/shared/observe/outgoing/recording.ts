import { byKind, type Clean, either, fieldsOf, flag, list, name, number, object } from './shape.ts'
import { cleanAddress } from './address.ts'
import { maskText } from './text.ts'

/** Kinds of events and of changes of the recorder (rrweb). */
const FULL_SNAPSHOT = 2
const TEXT_NODE = 3

/** Names and numbers of the recorder itself. */
const plain: Clean = (value) => number(value) ?? flag(value) ?? (value === null ? null : name(value))
const masked: Clean = (value) => (typeof value === 'string' ? maskText(value) : undefined)
const css: Clean = (value) => (typeof value === 'string' ? value : undefined)
const SIZE = /^-?[\d.]{1,8}(?:px|%)?$/
/** A class of the build has a hash in its name. */
const CLASS = /^(?=.*\d)(?=.*[a-z])(?!.*\d{5})[\w-]{5,40}$/i

const DECLARATION = /^(?!.*\d{5})\s*[a-z-]+\s*:[a-z\d\s.,%()#!/-]{1,80}$/i
const STYLE_VALUE = /^(?!.*\d{5})[a-z\d.,%()#!/-][a-z\d\s.,%()#!/-]{0,80}$/i

/** A style of one element: neither what it quotes nor addresses of pictures. */
const style: Clean = (value) =>
  typeof value === 'string'
    ? value
        .split(';')
        .filter((declaration) => DECLARATION.test(declaration))
        .join(';')
    : styles(value)
const styleValue: Clean = (value) =>
  typeof value === 'string' ? (STYLE_VALUE.test(value) ? value : undefined) : flag(value)
const styles: Clean = fieldsOf((_, value) => either(list(styleValue), styleValue)(value))

const attribute = (key: string, value: unknown): unknown => {
  if (value === null) return null
  if (key === '_cssText') return css(value)
  if (key === 'style') return style(value)
  if (key.startsWith('rr_')) return number(value) ?? (SIZE.test(String(value)) ? value : undefined)
  if (typeof value !== 'string') return flag(value)
  if (key === 'href' || key === 'src') return cleanAddress(value)
  if (key === 'class')
    return value
      .split(/\s+/)
      .filter((one) => CLASS.test(one))
      .join(' ')
  if (['type', 'role', 'rel', 'lang', 'dir', 'media'].includes(key)) return name(value)
  return ['', 'true', 'false'].includes(value) ? value : undefined
}
const attributes: Clean = fieldsOf(attribute)

const node: Clean = (value) => {
  const { type, isStyle } = (value ?? {}) as { readonly type?: unknown; readonly isStyle?: unknown }
  return object({
    type: number,
    id: number,
    rootId: number,
    tagName: name,
    attributes,
    childNodes: list(node),
    textContent: type === TEXT_NODE && isStyle === true ? css : masked,
    isStyle: flag,
    isSVG: flag,
    needBlock: flag,
    isShadow: flag,
    isShadowHost: flag,
    compatMode: name,
    name,
    publicId: () => '',
    systemId: () => '',
  })(value)
}

const position = object({ id: number, x: number, y: number, timeOffset: number })
const moved = object({ source: number, positions: list(position) })
const rule = object({ rule: css, index: plain })
const styleRules = object({
  source: number,
  id: number,
  styleId: number,
  adds: list(rule),
  removes: list(object({ index: plain })),
})

/** Changes of a page by their source. Drawings, fonts and consoles are not sent. */
const change = byKind('source', {
  0: object({
    source: number,
    isAttachIframe: flag,
    texts: list(object({ id: number, value: masked })),
    attributes: list(object({ id: number, attributes })),
    removes: list(object({ id: number, parentId: number, isShadow: flag })),
    adds: list(object({ parentId: number, nextId: plain, previousId: plain, node })),
  }),
  1: moved,
  2: object({ source: number, type: number, id: number, x: number, y: number, pointerType: number }),
  3: object({ source: number, id: number, x: number, y: number }),
  4: object({ source: number, width: number, height: number }),
  5: object({ source: number, id: number, text: masked, userTriggered: flag }),
  6: moved,
  7: object({ source: number, id: number, type: number }),
  8: styleRules,
  12: moved,
  13: object({
    source: number,
    id: number,
    styleId: number,
    index: either(number, list(number)),
    set: object({ property: name, value: styleValue, priority: name }),
    remove: object({ property: name }),
  }),
  15: object({
    source: number,
    id: number,
    styleIds: list(number),
    styles: list(object({ styleId: number, rules: list(rule) })),
  }),
})

/** What the recorder adds to the picture, cleaned as reports are. */
const custom = (cleanAdded: Readonly<Record<string, Clean>>): Clean =>
  byKind(
    'tag',
    Object.fromEntries(Object.entries(cleanAdded).map(([tag, payload]) => [tag, object({ tag: name, payload })])),
  )

const eventOf = (added: Readonly<Record<string, Clean>>): Clean => {
  const of = (data: Clean): Clean => object({ type: number, timestamp: number, delay: number, data })
  const bare = of(object({}))
  return byKind('type', {
    0: bare,
    1: bare,
    [FULL_SNAPSHOT]: of(object({ node, initialOffset: object({ top: number, left: number }) })),
    3: of(change),
    4: of(object({ href: (value) => cleanAddress(String(value)), width: number, height: number })),
    5: of(custom(added)),
  })
}

/**
 * A part of a recording: a line that numbers it, and its events. Texts are masked a second time, whoever has masked them
 * before; of attributes those that shape a page stay.
 *
 * @param added what the reporting library adds to the events of the recorder, by its tag
 */
export const recordingCleaner = (added: Readonly<Record<string, Clean>>): Clean => {
  const events = list(eventOf(added))
  return (value) => {
    const written =
      typeof value === 'string' ? value : value instanceof Uint8Array ? new TextDecoder().decode(value) : ''
    const end = written.indexOf('\n')
    try {
      const about = object({ segment_id: number })(JSON.parse(written.slice(0, end)))
      return `${JSON.stringify(about)}\n${JSON.stringify(events(JSON.parse(written.slice(end + 1))))}`
    } catch {
      // Compressed, or of a shape that we do not know.
      return undefined
    }
  }
}
