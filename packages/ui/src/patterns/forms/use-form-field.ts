import { useField } from 'react-final-form'

const asItIs = <Value>(value: Value): Value => value

/** What a field takes from final-form. `empty` is its value before anything was entered. */
export const useFormField = <Value>(name: string, empty: Value) => {
  const { input, meta: state } = useField<Value>(name, { parse: asItIs, format: (value) => value ?? empty })
  const isShown = state.touched || state.submitFailed
  return {
    name,
    value: input.value,
    onChange: (value: Value) => input.onChange(value),
    onBlur: () => input.onBlur(),
    errorMessage: isShown ? (state.error as string | undefined) : undefined,
  }
}
