import { ChoicesField } from './choices-field.tsx'
import type { RegisterControl } from './controls.tsx'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Several of a list; the filter is `filtersOf(list).anyOf(field)`. */
export const choicesControl = <const Name extends string>({
  name,
  label,
  any,
  choices,
}: {
  readonly name: Name
  readonly label: string
  /** What the field says while nothing is chosen: «Любой статус». */
  readonly any: string
  /** A list that stays the same between renders. */
  readonly choices: readonly Choice[]
}): RegisterControl<Name> => {
  const known = (value: string) => choices.filter((choice) => value.split(',').includes(choice.value))
  return {
    name,
    label,
    words: (value) =>
      known(value)
        .map((choice) => choice.label)
        .join(', '),
    field: (value, onChange) => (
      <ChoicesField
        name={name}
        label={label}
        any={any}
        choices={choices}
        value={known(value).map((choice) => choice.value)}
        onChange={onChange}
      />
    ),
  }
}
