import { CODE_LIFE_SECONDS } from '@cabinet/contract/auth/codes'

/** What stands in the place of a code that is of no use any more. */
export const CODE_MASK = '••••••'

/** For so long a code that an email carries is of use: as long as codes live. */
export const CODE_LIFE_MS = CODE_LIFE_SECONDS * 1000

/** The text without the code. */
export const withoutCode = (text: string, code: string | null): string =>
  code === null || code === '' ? text : text.replaceAll(code, CODE_MASK)
