import type { MaskitoOptions, MaskitoPlugin } from '@maskito/core'
import { narrow, type Edit, type Shape } from './shape.ts'

type State = Parameters<NonNullable<MaskitoOptions['postprocessors']>[number]>[0]
type Range = readonly [from: number, to: number]

/** Moves a deletion that would take only fixed characters to the nearest real one. */
const reachReal = ({ value, selection: [from, to] }: State, isForward: boolean, isFixed: Shape['isFixed']): Range => {
  if (from === to || ![...value.slice(from, to)].every(isFixed)) return [from, to]
  let index = isForward ? to : from - 1
  while (index >= 0 && index < value.length && isFixed(value.charAt(index))) index += isForward ? 1 : -1
  return index < 0 || index >= value.length ? [from, to] : [index, index + 1]
}

/** No letter and no digit; or the keys of comma and point while the Russian layout is on. */
const isSeparator = (character: string): boolean => /^(?:[^\p{L}\p{N}]|[бю])$/iu.test(character)

/**
 * A piece of the field's own text is not dropped back into it: the browser would take it out and put it in with the
 * separators already moved in between. Text from elsewhere may be dropped, and the field's text dragged to elsewhere.
 */
const refuseOwnText: MaskitoPlugin = (element) => {
  let isOwn = false
  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('dragstart', () => (isOwn = true), { signal })
  element.addEventListener('dragend', () => (isOwn = false), { signal })
  element.addEventListener('drop', (event) => isOwn && event.preventDefault(), { signal })
  return () => stop.abort()
}

/**
 * The engine's options for a shape. The caret keeps its place before the same characters that stood after it, whatever
 * separators come and go; a single character that would push the last one out of a full field is refused.
 */
export const maskOptions = (shape: Shape): MaskitoOptions => {
  const { layOut, isFixed, accepts = () => true, cleanPaste = (text: string) => text } = shape
  const holdsCaret = shape.holdsCaret ?? ((character: string) => !isFixed(character))
  const held = (text: string): string => [...text].filter(holdsCaret).join('')
  let edit: Edit = 'replace'
  let isRefusedKey = false
  let last: string | undefined
  return {
    mask: /^[^]*$/,
    plugins: [refuseOwnText],
    preprocessors: [
      ({ elementState, data }, action) => {
        const before = elementState.value.slice(0, elementState.selection[0])
        isRefusedKey = action === 'insert' && data.length === 1 && !accepts(narrow(data), before, elementState.value)
        if (isRefusedKey) return { elementState, data: '' }
        if (action === 'insert') {
          const isPaste = data.length > 1
          edit = isPaste ? 'paste' : isSeparator(data) ? 'separate' : 'insert'
          return { elementState, data: isPaste ? cleanPaste(data) : data }
        }
        if (action === 'validation') {
          edit = 'replace'
          return { elementState, data }
        }
        edit = 'delete'
        const [from, to] = reachReal(elementState, action === 'deleteForward', isFixed)
        return { elementState: { value: elementState.value, selection: [from, to] }, data }
      },
    ],
    postprocessors: [
      (state, before) => {
        // Also over a selection: a key that does not belong must not take it away.
        if (isRefusedKey) return before
        // The engine looks again at what it has just laid out; only a text from elsewhere is news.
        if (edit === 'replace' && state.value === last) return state
        const value = layOut(state.value, edit)
        if (edit === 'replace' && value === state.value) return state
        const after = held(state.value.slice(state.selection[1]))
        const isKept = held(value).endsWith(after)
        const [from, to] = before.selection
        const isRefused = edit === 'insert' && from === to && value === before.value
        if (isRefused || (!isKept && (edit === 'insert' || edit === 'separate'))) return before
        last = value
        let caret = value.length
        for (let left = isKept ? after.length : 0; left > 0 && caret > 0;) {
          caret -= 1
          if (holdsCaret(value.charAt(caret))) left -= 1
        }
        return { value, selection: [caret, caret] }
      },
    ],
  }
}
