import { type RefObject, useCallback, useEffect, useState } from 'react'
import { afterPress, watchPresses } from './after-press.ts'

/** A window that belongs to the field, such as its calendar, is open. */
const OPEN = '[aria-expanded="true"]'

/**
 * Whether a field has been left since it was drawn. It is told so when the press that has taken the focus away has been
 * delivered: a sentence below the field would move what the person is just pressing. The focus that goes to another
 * window, to a part of the field or to what it has opened has not left it.
 *
 * @param container what the field consists of
 */
export const useLeft = (container: RefObject<HTMLElement | null>) => {
  const [isLeft, setLeft] = useState(false)
  useEffect(watchPresses, [])
  const onBlur = useCallback(
    () =>
      afterPress(() => {
        const element = container.current
        if (!element || element.contains(document.activeElement) || element.querySelector(OPEN)) return
        setLeft(true)
      }),
    [container],
  )
  return { isLeft, onBlur }
}
