import { useState } from 'react'
import { useRequestContext } from '../step-context.tsx'

const itemOf = /^(\w+)\[(\d+)\]\.?(.*)$/

/** A path such as `founders[0].itn` in parts; null for a path of something else. */
export const partsOf = (
  list: string,
  path: string | null,
): { readonly index: number; readonly field: string } | null => {
  const [, name, index, field = ''] = itemOf.exec(path ?? '') ?? []
  return name === list ? { index: Number(index), field } : null
}

const isMissing = (code: string): boolean => code === 'empty' || code === 'unchecked'

/** Which item of a list of the request is open, and how many fields of each are wrong. */
export const useItems = (list: 'founders' | 'contacts', ids: readonly string[]) => {
  const { form, steps } = useRequestContext()
  const wrongOf = (index: number): number =>
    form.missing.filter(
      ({ field, code }) => partsOf(list, field)?.index === index && (steps.isChecked || !isMissing(code)),
    ).length
  const asked = partsOf(list, steps.field)
  const [opened, setOpened] = useState<string | null>(() => ids[asked?.index ?? -1] ?? null)
  // A link to a field, or the wish to go on, opens the item that it is about; each wish once.
  const wish = `${steps.isChecked} ${steps.field}`
  const [seen, setSeen] = useState(wish)
  if (seen !== wish) {
    setSeen(wish)
    const wanted = asked?.index ?? (steps.isChecked ? ids.findIndex((_id, index) => wrongOf(index) > 0) : -1)
    const id = ids[wanted]
    if (id !== undefined && (asked || opened === null)) setOpened(id)
  }
  return {
    opened,
    open: setOpened,
    toggle: (id: string) => setOpened(opened === id ? null : id),
    wrongOf,
    /** The field to be shown first in an item. */
    fieldOf: (index: number): string | null => (asked?.index === index ? asked.field : null),
  }
}
