import { useLayoutEffect, type RefObject } from 'react'

/**
 * Says on the scrolled box and its root whether something lies out of sight at the start (`data-scrolled`), and on the
 * root whether something does at the end (`data-more`). Attributes, not state: nothing renders while the reader scrolls.
 */
export const useEdges = (box: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const look = (): void => {
      // Negative where text runs from right to left.
      const passed = Math.abs(element.scrollLeft)
      for (const one of [element, element.parentElement]) one?.toggleAttribute('data-scrolled', passed > 0)
      element.parentElement?.toggleAttribute('data-more', element.scrollWidth - element.clientWidth - passed > 1)
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [box])
