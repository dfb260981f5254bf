import { useMemo, useState } from 'react'
import { elementScroll, observeElementOffset, type Virtualizer } from '@tanstack/react-virtual'

/** Browsers end an element at 17.9 million pixels and more (Firefox; Chromium and Safari at 33.5). */
const tallest = 15_000_000

type Rows = Virtualizer<HTMLDivElement, Element>

/**
 * For a list that is taller than an element can be: the element has the greatest height that it may have, and a pixel of
 * its scroll passes several pixels of rows. The ratio is 1 for every other list.
 */
class Stretch {
  #ratio = 1

  /** Offset among the rows of a place of the scroll bar. */
  offsetOf(scrollTop: number): number {
    return scrollTop * this.#ratio
  }

  /** Place of the scroll bar for an offset among the rows. */
  scrollOf(offset: number): number {
    return offset / this.#ratio
  }

  /** `around` is what scrolls with the rows (a header, a footer), `view` the height of the box. */
  fit(height: number, around: number, view: number): void {
    this.#ratio = height <= tallest ? 1 : (height + around - view) / (tallest + around - view)
  }
}

/** The stretch of a list, and what tells a virtualizer of it. */
export const useStretch = () => {
  const [stretch] = useState(() => new Stretch())
  const options = useMemo(
    () => ({
      observeElementOffset: (instance: Rows, tell: (offset: number, isScrolling: boolean) => void) =>
        observeElementOffset(instance, (offset, isScrolling) => tell(stretch.offsetOf(offset), isScrolling)),
      scrollToFn: (offset: number, { adjustments = 0, ...rest }: Parameters<typeof elementScroll>[1], instance: Rows) =>
        elementScroll(stretch.scrollOf(offset + adjustments), rest, instance),
    }),
    [stretch],
  )
  return { stretch, options }
}

/** Height of the element that holds rows of this height. */
export const elementHeight = (height: number): number => Math.min(height, tallest)
