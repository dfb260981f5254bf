import { canonicalEmail } from '@cabinet/contract/email'

/**
 * The one spelling of a name that people sign in with: a mobile phone in any usual spelling becomes `+7XXXXXXXXXX`,
 * an e-mail gets its one spelling. Anything else comes back trimmed and finds nobody.
 */
export const canonicalUsername = (typed: string): string => {
  const text = typed.trim().normalize('NFKC')
  if (text.includes('@')) return canonicalEmail(text)
  if (!/^\+?[\d\s().-]+$/.test(text)) return text
  const digits = text.replaceAll(/\D/g, '')
  if (digits.length === 10 && !text.startsWith('+')) return `+7${digits}`
  const isRussian =
    digits.length === 11 && (digits.startsWith('7') || (digits.startsWith('8') && !text.startsWith('+')))
  return isRussian ? `+7${digits.slice(1)}` : text
}
