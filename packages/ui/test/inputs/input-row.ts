/**
 * One real input: the way in, what was entered, what the field shows when it has been left, and the value. With a
 * sentence: the field says it, because the text cannot be read.
 *
 * `edited` and `undone` are keys for `userEvent.keyboard`, `{ArrowLeft}` and `{Control>}z{/Control}` among them; every
 * other way takes the text as it is.
 */
export type InputRow<Value> = readonly [
  way: 'typed' | 'pasted' | 'filled' | 'composed' | 'edited' | 'undone',
  entered: string,
  shown: string,
  value: Value,
  sentence?: string,
]
