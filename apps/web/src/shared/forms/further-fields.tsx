import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useForm } from 'react-final-form'

const nothing = (): undefined => undefined

/**
 * Fields further down a long form: they are drawn by themselves, as soon as what stands above them is on its way to the
 * screen. Drawn together, both would leave a slow machine deaf for longer than a press may wait.
 */
export const FurtherFields = ({
  names,
  isAtOnce,
  children,
}: {
  /** The same list between renders. */
  names: readonly string[]
  /** The way leads to one of them, or they are to be judged. */
  isAtOnce: boolean
  children: ReactNode
}): ReactNode => {
  const form = useForm()
  // A form that begins anew, with a restored draft for one, keeps what is in the fields that it knows.
  useEffect(() => {
    const forget: (() => void)[] = []
    form.batch(() => forget.push(...names.map((name) => form.registerField(name, nothing, {}, {}))))
    return () => form.batch(() => forget.forEach((each) => each()))
  }, [form, names])
  return useDeferredValue(true, isAtOnce) ? children : null
}
