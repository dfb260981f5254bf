import type { Key } from 'react-stately'
import type { RefObject } from 'react'

interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Where each choice stands, for keys that go by pages. The list itself tells it; the field gives it to react-aria, which
 * would otherwise look for elements that are not drawn.
 */
export class ListLayout {
  readonly #box: RefObject<HTMLElement | null>
  #rectOf: (key: Key) => Rect | null = () => null
  #height = 0

  constructor(box: RefObject<HTMLElement | null>) {
    this.#box = box
  }

  /** Called by the list whenever its rows or their heights change. */
  update(height: number, rectOf: (key: Key) => Rect | null): void {
    this.#height = height
    this.#rectOf = rectOf
  }

  getItemRect(key: Key): Rect | null {
    return this.#rectOf(key)
  }

  getVisibleRect(): Rect {
    const box = this.#box.current
    return { x: 0, y: box?.scrollTop ?? 0, width: box?.clientWidth ?? 0, height: box?.clientHeight ?? 0 }
  }

  getContentSize(): { width: number; height: number } {
    return { width: this.#box.current?.clientWidth ?? 0, height: this.#height }
  }
}
