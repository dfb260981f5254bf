import { useEffect } from 'react'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
/** Whether nobody else takes the file: neither the page nor a field of the browser. */
const isMissed = (event: DragEvent): boolean =>
  hasFiles(event) && !event.defaultPrevented && !(event.target as Element).matches?.('input[type=file]')

const over = (event: DragEvent): void => {
  if (!isMissed(event)) return
  event.preventDefault()
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none'
}
const drop = (event: DragEvent): void => {
  if (isMissed(event)) event.preventDefault()
}

/**
 * While there is a place to drop files at, one that is dropped beside it does nothing: the browser would open it in place
 * of the form.
 */
export const useDropGuard = (): void =>
  useEffect(() => {
    // Added once, however many places there are: the functions are the same. Each takes its own away.
    guards += 1
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      guards -= 1
      if (guards > 0) return
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])

let guards = 0
