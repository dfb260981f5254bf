import { SearchField } from '@cabinet/ui/search-field'
import { useEffect, useState } from 'react'

/** A pause in typing, milliseconds. */
const PAUSE = 300

/**
 * The search of a register. The field answers at once; the address, and with it the request, follows when the person
 * pauses or presses Enter. "Back" and a reset change the field too.
 */
export const RegisterSearch = ({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string
  placeholder: string | undefined
  value: string
  onChange: (value: string) => void
}) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // What the person is typing is ahead of the address; it is not taken away by the address catching up.
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <SearchField
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
      onSubmit={(text) => onChange(text.trim())}
    />
  )
}
