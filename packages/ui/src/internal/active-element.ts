/**
 * What has the focus, inside shadow roots and frames of this origin too: `document.activeElement` says only in which of
 * them it is.
 */
export const activeElement = (): Element | null => {
  let active = typeof document === 'undefined' ? null : document.activeElement
  for (;;) {
    // Of a frame of another origin nothing is known.
    const inner: DocumentOrShadowRoot | null | undefined =
      active?.shadowRoot ?? (active as HTMLIFrameElement | null)?.contentDocument
    const next = inner?.activeElement
    if (next === null || next === undefined) return active
    active = next
  }
}

/** Whether nothing has the focus: a page gives it to its body when what had it goes. */
export const isFocusLost = (): boolean => {
  const active = activeElement()
  return active === null || active.localName === 'body' || active.shadowRoot !== null
}

/** The document or the shadow root that an element stands in: where ids are looked for, and where the focus is told. */
export const rootOf = (element: Element): Document | ShadowRoot => element.getRootNode() as Document | ShadowRoot
