import { useLayoutEffect, useState, type RefObject } from 'react'

const usualHeights = { 1: 45, 2: 61 } as const
const usualHeader = 40

/** Heights of a row and of the header in CSS pixels. Density, font size and touch change them; the probe has them always. */
export const useRowSize = (probe: RefObject<HTMLElement | null>, lines: 1 | 2) => {
  const [size, setSize] = useState({ row: usualHeights[lines] as number, header: usualHeader })
  useLayoutEffect(() => {
    const element = probe.current
    if (element === null) return
    const read = (): void => {
      const row = element.offsetHeight
      const header = element.parentElement?.offsetTop ?? usualHeader
      setSize((before) => (before.row === row && before.header === header ? before : { row, header }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    // As cards, the rows stand below another header.
    if (element.parentElement !== null) observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [probe])
  return size
}
