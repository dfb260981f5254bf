import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, server, userEvent } from 'vitest/browser'
import { CabinetProvider } from '../../src/provider/provider.tsx'

/** What a text becomes: `[entered, shown, value]`. */
export type Case<Value> = readonly [entered: string, shown: string, value: Value]

interface Corpus<Value> {
  /** The field, controlled. `label` must be «Поле». */
  render: (props: { label: string; value: Value; onChange: (value: Value) => void }) => ReactElement
  empty: Value
  /** A whole text with every separator, without a repeated figure at the ends, and its value. */
  full: Case<Value>
  /** Typed key by key into the empty field. */
  typed?: readonly Case<Value>[]
  /** Pasted into the empty field. */
  pasted?: readonly Case<Value>[]
  /** Set by the browser: autofill. */
  filled?: readonly Case<Value>[]
  /** Places of the caret in `full` after which Backspace and the same key give the text back. Every one by default. */
  places?: readonly number[]
  /** A key that does not belong: a letter by default. */
  stranger?: string
  /** A letter may be the beginning of a word that the field reads. */
  takesWords?: boolean
  /** Composed by an input method: `[composed, shown, value]`. */
  composed?: Case<Value>
}

interface Probe<Value> {
  input: HTMLInputElement
  value: () => Value
}

const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** What browsers and password managers do: the value changes at once, then one `input` event without `beforeinput`. */
const autofill = (input: HTMLInputElement, text: string): void => {
  setNatively?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const copyText = async (text: string): Promise<void> => {
  const source = document.body.appendChild(document.createElement('textarea'))
  source.value = text
  source.select()
  await userEvent.copy()
  source.remove()
}

/** Middle of an element in the coordinates of the page that holds the frame of the test. */
const middleOf = (element: HTMLElement): { x: number; y: number } => {
  const box = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth
  return {
    x: (frame?.left ?? 0) + (box.left + box.width / 2) * scale,
    y: (frame?.top ?? 0) + (box.top + box.height / 2) * scale,
  }
}

const drop = async (element: HTMLElement, text: string): Promise<void> => {
  const data = { items: [{ mimeType: 'text/plain', data: text }], files: [], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp().send('Input.dispatchDragEvent', { type, ...middleOf(element), data })
  }
}

/** The one character that is gone from `before`, whatever separators moved. */
const lost = (before: string, after: string): string => {
  const real = (text: string): string => text.replaceAll(/[\s.+-]/g, '')
  const [whole, rest] = [real(before), real(after)]
  for (let index = 0; index < whole.length; index++) {
    if (whole.slice(0, index) + whole.slice(index + 1) === rest) return whole.charAt(index)
  }
  return ''
}

interface OwnerProps<Value> {
  first: Value
  render: Corpus<Value>['render']
  onValue: (value: Value) => void
}

/** Keeps the value, as a form does. */
function Owner<Value>({ first, render, onValue }: OwnerProps<Value>): ReactElement {
  const [value, setValue] = useState(first)
  const onChange = (next: Value): void => {
    onValue(next)
    setValue(next)
  }
  return <CabinetProvider>{render({ label: 'Поле', value, onChange })}</CabinetProvider>
}

/** Dragging from outside and input methods come through the protocol of Chromium and no other. */
const isChromium = server.browser === 'chromium'

/** Every way in which text gets into a masked field, in a real browser: keys, clipboard, autofill, drag, input method. */
export const maskCorpus = <Value,>(name: string, corpus: Corpus<Value>): void => {
  const {
    render,
    empty,
    full,
    typed = [],
    pasted = [],
    filled = [],
    composed,
    takesWords = false,
    stranger = 'я',
  } = corpus
  const [fullEntered, fullShown, fullValue] = full
  describe(`${name} takes text in every way`, () => {
    let host: HTMLDivElement
    let root: Root
    let current: Value
    beforeEach(() => {
      host = document.body.appendChild(document.createElement('div'))
      host.style.width = '400px'
      root = createRoot(host)
      current = empty
    })
    afterEach(() => {
      flushSync(() => root.unmount())
      host.remove()
    })

    const mount = (first: Value): Probe<Value> => {
      current = first
      flushSync(() => root.render(<Owner first={first} render={render} onValue={(next) => void (current = next)} />))
      const input = host.querySelector<HTMLInputElement>('input:not([type=hidden])')
      if (input === null) throw new Error('no input')
      input.focus()
      return { input, value: () => current }
    }
    const holds = async ({ input, value }: Probe<Value>, shown: string, expected: Value): Promise<void> => {
      await expect.poll(() => input.value).toBe(shown)
      expect(value()).toBe(expected)
    }

    test('Escape is left to the dialog around the field', async () => {
      mount(empty)
      const heard: string[] = []
      const listen = ({ key }: KeyboardEvent): void => void heard.push(key)
      document.body.addEventListener('keydown', listen)
      await userEvent.keyboard('{Escape}')
      document.body.removeEventListener('keydown', listen)
      expect(heard).toEqual(['Escape'])
    })

    test.each([full, ...typed])('typed: %j', async (keys, shown, value) => {
      const probe = mount(empty)
      await userEvent.keyboard(keys.replaceAll(/[{[]/g, '$&$&'))
      await holds(probe, shown, value)
    })

    test.each([full, ...pasted])('pasted: %j', async (text, shown, value) => {
      const probe = mount(empty)
      await copyText(text)
      probe.input.focus()
      await userEvent.paste()
      await holds(probe, shown, value)
    })

    test('pasted over everything that was there', async () => {
      const probe = mount(fullValue)
      await copyText(fullEntered)
      probe.input.focus()
      probe.input.select()
      await userEvent.paste()
      await holds(probe, fullShown, fullValue)
    })

    test.each([full, ...filled])('filled in by the browser: %j', async (text, shown, value) => {
      const probe = mount(empty)
      autofill(probe.input, text)
      await holds(probe, shown, value)
    })

    test('cut, undone and cut again', async () => {
      const probe = mount(fullValue)
      probe.input.select()
      await userEvent.cut()
      await holds(probe, '', empty)
      await userEvent.keyboard('{Control>}z{/Control}')
      await holds(probe, fullShown, fullValue)
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
      await holds(probe, '', empty)
    })

    test('undo goes back through what was typed, redo returns to it', async () => {
      const probe = mount(empty)
      await userEvent.keyboard(fullEntered)
      await userEvent.keyboard('{Backspace}')
      const shorter = probe.input.value
      expect(shorter).not.toBe(fullShown)
      await userEvent.keyboard('{Control>}z{/Control}')
      await holds(probe, fullShown, fullValue)
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
      await expect.poll(() => probe.input.value).toBe(shorter)
    })

    const places = corpus.places ?? Array.from({ length: fullShown.length }, (_, index) => index + 1)
    test('a character deleted anywhere is typed again in its place', async () => {
      const probe = mount(fullValue)
      for (const index of places) {
        probe.input.setSelectionRange(index, index)
        await userEvent.keyboard('{Backspace}')
        const character = lost(fullShown, probe.input.value)
        if (character !== '') await userEvent.keyboard(character)
        expect(probe.input.value, `after place ${index}`).toBe(fullShown)
        expect(probe.value(), `after place ${index}`).toBe(fullValue)
      }
    })

    test('a key that does not belong changes nothing', async () => {
      const probe = mount(fullValue)
      const index = Math.floor(fullShown.length / 2)
      probe.input.setSelectionRange(index, index)
      await userEvent.keyboard(stranger)
      expect(probe.input.selectionStart).toBe(index)
      if (!takesWords) {
        probe.input.select()
        await userEvent.keyboard(stranger)
      }
      await holds(probe, fullShown, fullValue)
    })

    test('a digit too many stays in sight, and goes with one key', async () => {
      const probe = mount(fullValue)
      const index = Math.floor(fullShown.length / 2)
      probe.input.setSelectionRange(index, index)
      await userEvent.keyboard('5')
      expect(probe.input.value.replaceAll(/\D/g, '')).toHaveLength(fullShown.replaceAll(/\D/g, '').length + 1)
      expect(probe.value()).not.toEqual(fullValue)
      await userEvent.keyboard('{Backspace}')
      await holds(probe, fullShown, fullValue)
    })

    if (!isChromium) return

    test('text dragged in from elsewhere', async () => {
      const probe = mount(empty)
      await drop(probe.input, fullEntered)
      await holds(probe, fullShown, fullValue)
    })

    test('a piece of its own text dragged to another place changes nothing', async () => {
      const probe = mount(fullValue)
      probe.input.setSelectionRange(0, 2)
      probe.input.dispatchEvent(new DragEvent('dragstart', { bubbles: true }))
      await drop(probe.input, fullShown.slice(0, 2))
      await holds(probe, fullShown, fullValue)
    })

    test('composed by an input method', async () => {
      const [text, shown, value] = composed ?? full
      const probe = mount(empty)
      await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await cdp().send('Input.insertText', { text })
      await holds(probe, shown, value)
    })
  })
}
