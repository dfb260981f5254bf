import { currentLocale } from '../intl/locale.ts'
import { makeIntl } from '../intl/messages.ts'
import { CONTROLS, VALUES } from './controls.ts'

/** `TYPE.literal` of the parser of messages, which itself does not come to the browser. */
const LITERAL = 0

/** The text of a message that always reads the same; a message with arguments can hold a name or a sum. */
const fixedText = (message: unknown): string | null => {
  if (!Array.isArray(message) || message.length !== 1) return null
  const only: unknown = message[0]
  const isLiteral = typeof only === 'object' && only !== null && 'type' in only && only.type === LITERAL
  return isLiteral && 'value' in only ? String(only.value) : null
}

/**
 * The id of the message that is this text, word for word; of several the first by name, in whatever order they came. A
 * message with arguments is none: it can hold a name or a sum.
 */
export const messageIdOf = (text: string): string | null => {
  const found = Object.entries(makeIntl(currentLocale()).messages).flatMap(([id, message]) =>
    fixedText(message) === text ? [id] : [],
  )
  return found.sort()[0] ?? null
}

/** What a control reads; below its name there can be a counter, or why it cannot be used. */
const textsOf = (control: Element): readonly string[] => {
  const label = control.getAttribute('aria-label')
  if (label !== null) return [label.trim()]
  const first = document.createTreeWalker(control, NodeFilter.SHOW_TEXT).nextNode()?.textContent ?? ''
  return [control.textContent.trim(), first.trim()]
}

/**
 * The name that analytics know a control by, never its value and never a text that could hold one: its `data-track`; the
 * name of a field; the id of the message that a button, a link or a tab shows; or `data-track` of what it stands in. The
 * kit names its own controls, and the fields of a form with their lists and calendars. A control that nobody has named
 * this way is not told.
 */
export const controlNameOf = (target: Element): string | null => {
  const control = target.closest(`[data-track], ${CONTROLS}`)
  if (!control) return null
  const name = control.getAttribute('data-track') ?? control.getAttribute('name')
  if (name) return name
  const message = control.matches(VALUES)
    ? null
    : (textsOf(control)
        .map(messageIdOf)
        .find((id) => id !== null) ?? null)
  return message ?? control.closest('[data-track]')?.getAttribute('data-track') ?? null
}
