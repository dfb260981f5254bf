import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { currentLocale } from './intl/locale.ts'

/*
 * The sign-in page comes with its content (build/prerender.ts), and people do not wait for the script: they type, and
 * press Enter. What they did is done again once the application is there.
 */

/** Whether the page that the application is about to show is the one that came with the document. */
export const isPrerendered = (root: HTMLElement): boolean =>
  root.dataset['prerendered'] === `${location.pathname} ${currentLocale()}` &&
  // What the page before this one told, which the server did not know; of a redirect the router itself tells.
  Object.keys((history.state as { usr?: object } | null)?.usr ?? {}).every((key) => key === '_isRedirect')

const never = () => () => undefined
const no = () => false
const yes = () => true

/**
 * Whether this render has to be that of the build: nothing that only this installation knows, and nothing moves the
 * focus, which the browser has set, and which by now the person may have moved.
 */
export const useIsPrerendered = (): boolean => useSyncExternalStore(never, no, yes)

/**
 * React takes the text that stands in a field when it arrives for its own; only a change from there is an event. Text that
 * is put into a range is none that React has set.
 */
const typeAgain = (field: HTMLInputElement): void => {
  const { value, selectionStart, selectionEnd } = field
  // After the render that is being finished: the next one may empty the field, and React puts back what changes now.
  queueMicrotask(() => {
    field.value = ''
    field.setRangeText(value)
    field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const replayInput = (root: HTMLElement): void => {
  const { prerendered, pressed = '', submitted } = root.dataset
  delete root.dataset['prerendered']
  if (!prerendered) return
  // A field that had the focus before has not told the application so.
  queueMicrotask(() => document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
  for (const field of root.querySelectorAll('input')) if (field.value) typeAgain(field)
  const buttons = root.querySelectorAll('button')
  for (const place of pressed.split(' ')) if (place) queueMicrotask(() => buttons[Number(place)]?.click())
  if (submitted) queueMicrotask(() => root.querySelector('form')?.requestSubmit())
}

/** Tells the application, once it stands in the page, what was done before. */
export const TakeOver = ({ root, children }: { root: HTMLElement; children: ReactNode }) => {
  useLayoutEffect(() => replayInput(root), [root])
  return children
}
