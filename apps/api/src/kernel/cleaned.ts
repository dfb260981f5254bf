/** The same value with its texts trimmed; nothing entered is null, never an empty text. */
export const cleaned = <Value>(value: Value): Value => {
  if (typeof value === 'string') return (value.trim() || null) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cleaned) as Value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleaned(entry)])) as Value
}
