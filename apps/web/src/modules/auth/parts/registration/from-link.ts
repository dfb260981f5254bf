/** A phone from a link: a `+` may have become a space on the way, and people write 8 for +7. */
export const phoneFromLink = (given: string | null): string => {
  const digits = (given ?? '').replaceAll(/\D/g, '')
  if (digits.length === 10) return `+7${digits}`
  return /^[78]\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : ''
}

/** A taxpayer number from a link, digits only. */
export const itnFromLink = (given: string | null): string => {
  const digits = (given ?? '').replaceAll(/\D/g, '')
  return digits.length === 10 || digits.length === 12 ? digits : ''
}
