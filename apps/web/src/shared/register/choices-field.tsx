import { MultiSelect } from '@cabinet/ui/multi-select'
import { useOpenAfterPaint } from '../ui/use-open-after-paint.ts'

interface ChoicesFieldProps {
  /** Of the filter, for who counts what is pressed. */
  readonly name: string
  readonly label: string
  /** What the field says while nothing is chosen. */
  readonly any: string
  /** A list that stays the same between renders. */
  readonly choices: readonly { readonly value: string; readonly label: string; readonly group?: string }[]
  readonly value: readonly string[]
  /** For a list that is too long to be read through. */
  readonly hasSearch?: boolean
  /** The chosen ones with commas between them, as the address keeps them. */
  readonly onChange: (value: string) => void
}

/** A filter that takes several of a list. */
export const ChoicesField = ({ name, any, choices, onChange, ...props }: ChoicesFieldProps) => {
  // The list lies over a page of many rows, which the browser arranges anew for it.
  const opening = useOpenAfterPaint()
  return (
    <MultiSelect
      {...props}
      {...opening}
      data-track={name}
      placeholder={any}
      items={choices}
      onChange={(next) => onChange(next.join(','))}
    />
  )
}
