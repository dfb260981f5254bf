/**
 * What the person is doing to the text: types a letter or a digit, types a separator, pastes, deletes; `replace` is a
 * text from elsewhere, such as the browser's autofill. Some shapes complete a part only when it has been closed.
 */
export type Edit = 'insert' | 'separate' | 'paste' | 'delete' | 'replace'

/** How the text of a field looks while it is typed. Plain functions: no DOM, no state. */
export interface Shape {
  /**
   * Lays any text, typed or pasted or filled in by the browser, out as the field shows it. Laying out twice changes
   * nothing. A text that it cannot read stays as it is: nothing that was entered is cut or lost.
   */
  readonly layOut: (text: string, edit: Edit) => string
  /** Characters that the shape puts in by itself: Backspace and Delete step over them to the next real one. */
  readonly isFixed: (character: string) => boolean
  /** Characters that hold the caret's place. By default those that are not fixed. */
  readonly holdsCaret?: ((character: string) => boolean) | undefined
  /** The single keys that the field takes after the text `before` the caret; the others change nothing. By default all. */
  readonly accepts?: ((character: string, before: string, text: string) => boolean) | undefined
  /** Turns a pasted piece into what the field expects, before it joins the rest of the text. */
  readonly cleanPaste?: ((text: string) => string) | undefined
}

/** How a value becomes the text of a field and back. */
export interface Codec<Value> {
  /** The value of a text; the empty value when the text says nothing complete. */
  readonly read: (text: string) => Value
  /** The full text of a value, shown when the field is left. */
  readonly write: (value: Value) => string
  /** The value of an empty field. */
  readonly empty: Value
  /** What goes into the data of a plain form. */
  readonly submit: (value: Value) => string
}

const fullWidth = /[\uff01-\uff5e]/g

/** Full-width characters of East Asian keyboards as ordinary ones. */
export const narrow = (text: string): string =>
  text.replace(fullWidth, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0))

/** The digits of a text, full-width ones included. */
export const digitsOf = (text: string): string => narrow(text).replaceAll(/\D/g, '')

/** A text whose value is itself: identifiers that are kept as strings. */
export const textCodec = (read: (text: string) => string, write: (value: string) => string): Codec<string> => ({
  read,
  write,
  empty: '',
  submit: (value) => value,
})
