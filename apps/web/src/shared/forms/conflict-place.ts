/** Marks the panel that asks to choose between two values, so that whoever says so elsewhere can lead to it. */
export const CONFLICT_ATTRIBUTE = 'data-form-conflict'

/** Shows the panel of a conflict, clear of the bars at the edges of the window, and puts the focus into it. */
export const focusConflict = (): void => {
  const panel = document.querySelector<HTMLElement>(`[${CONFLICT_ATTRIBUTE}]`)
  panel?.scrollIntoView({ block: 'center' })
  panel?.focus({ preventScroll: true })
}
