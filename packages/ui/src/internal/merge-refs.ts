import { useCallback, type Ref } from 'react'

const assign = <T>(ref: Ref<T> | undefined, value: T | null): void => {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}

/** One ref callback that fills both refs; stable while they are. */
export const useMergedRefs = <T>(first: Ref<T> | undefined, second: Ref<T> | undefined): ((value: T | null) => void) =>
  useCallback(
    (value: T | null) => {
      assign(first, value)
      assign(second, value)
    },
    [first, second],
  )
