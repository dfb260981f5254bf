import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'
import type { ReactNode } from 'react'
import { CabinetProvider } from '../../src/provider/provider.tsx'

const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** What Blink's autofill does to an input that has not the focus: the value at once, then `input` and `change`. */
export const fillIn = (input: HTMLInputElement, text: string): void => {
  setNatively?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A place in the page for what a test renders. */
export const fieldHost = () => {
  let host: HTMLDivElement
  let root: Root
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  return {
    show: (content: ReactNode): void => flushSync(() => root.render(<CabinetProvider>{content}</CabinetProvider>)),
    inputs: (): readonly HTMLInputElement[] => [...host.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')],
    input: (): HTMLInputElement => {
      const input = host.querySelector<HTMLInputElement>('input:not([type=hidden])')
      if (input === null) throw new Error('no input')
      return input
    },
    find: <Found extends Element>(selector: string): Found | null => host.querySelector<Found>(selector),
  }
}
