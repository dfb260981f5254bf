import { type RefObject, useEffect } from 'react'
import { HIGHLIGHT } from './help.css.ts'
import { placesOf } from './search.ts'

const rangesIn = (element: HTMLElement, query: string): Range[] => {
  const ranges: Range[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const [start, end] of placesOf(node.nodeValue ?? '', query)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  return ranges
}

/**
 * Marks the words of a query in the text of an element, also in what comes there later. The browser paints it: nothing
 * of the text is taken apart, and one that cannot do so shows the text as it is.
 */
export const useHighlights = (root: RefObject<HTMLElement | null>, query: string): void => {
  useEffect(() => {
    const element = root.current
    if (!element || query.trim() === '' || !('highlights' in CSS)) return
    const paint = () => CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesIn(element, query)))
    paint()
    const observer = new MutationObserver(paint)
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      CSS.highlights.delete(HIGHLIGHT)
    }
  }, [root, query])
}
