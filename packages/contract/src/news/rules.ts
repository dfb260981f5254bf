import { first, max, required } from '@cabinet/validators/rules'

/** Characters; mail programs show about half of that. */
export const LONGEST_SUBJECT = 150
export const LONGEST_TEXT = 10_000

/** What a letter of news must be before it is kept. */
export const newsRules = {
  subject: first<'required' | 'max'>(required, max(LONGEST_SUBJECT)),
  text: first<'required' | 'max'>(required, max(LONGEST_TEXT)),
}
