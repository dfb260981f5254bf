/** Whether one of the characters from a place on is something else than a zero. */
export const isFilled = (value: string, from = 0): boolean => {
  for (let index = from; index < value.length; index++) if (value.charCodeAt(index) !== 48) return true
  return false
}
