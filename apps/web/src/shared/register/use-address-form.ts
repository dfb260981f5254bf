import { useMemo } from 'react'
import { withTexts } from './address.ts'
import { afterPaintHere, useAddress } from './use-address.ts'

/**
 * The form over a register, which stands in the address as `?form=` and takes the place of the drawer of a row. Opening it
 * lets the pressed button be painted first: on a slow machine, drawing a form takes longer than a press may.
 */
export const useAddressForm = () => {
  const [params, change] = useAddress()
  const acts = useMemo(() => {
    const go = (texts: Readonly<Record<string, string>>) => change((before) => withTexts(before, texts))
    return {
      open: (id: string) => afterPaintHere(() => go({ form: id, open: '' })),
      close: () => go({ form: '' }),
      /** Closes it, and opens the drawer of what it has saved. */
      showSaved: (id: string) => go({ form: '', open: id }),
    }
  }, [change])
  return {
    /** What is edited, or the word for a new one; `null` while no form is open. */
    id: params.get('form'),
    ...acts,
  }
}
