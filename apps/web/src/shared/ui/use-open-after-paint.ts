import { useState } from 'react'
import { afterPaint } from '../after-paint.ts'

/**
 * Whether something large is open over the page. It opens once its pressed button has been painted, so that the press is
 * answered at once on a slow machine too; it closes at once.
 */
export const useOpenAfterPaint = (isOpenAtFirst = false) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return {
    isOpen,
    onOpenChange: (next: boolean): void => {
      if (next) afterPaint(() => setOpen(true))
      else setOpen(false)
    },
  }
}
