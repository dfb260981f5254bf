import { isSeveral, narrow } from '../internal/clean.ts'
import { beginsWithCountry } from '../internal/phone-country.ts'
import { attempt } from '../internal/probe.ts'
import type { Mask } from '../internal/mask.ts'

/** State of a field, as Maskito has it. */
export interface MaskitoState {
  readonly value: string
  readonly selection: readonly [from: number, to: number]
}

/** What goes through a preprocessor of Maskito: the field before the change, and the text that comes in. */
export interface MaskitoInput {
  readonly elementState: MaskitoState
  readonly data: string
}

/** Options of Maskito, as far as they are used here. */
export interface MaskitoMask {
  readonly mask: Mask
  readonly preprocessors: ((input: MaskitoInput) => MaskitoInput)[]
}

/** An identifier with a mask: one of the namespaces of this package. */
export interface Maskable {
  readonly mask: Mask
  readonly parse: (text: string) => { readonly ok: boolean; readonly value?: string | undefined }
}

/** A telephone number of another country. Cut to ten digits it would be somebody else's. */
const foreign = /^\s*\+\s*(?!7)\d/

/**
 * The mask of an identifier for `@maskito/core`, with a preprocessor that reads whole numbers as `parse` does: a pasted
 * `8 (916) 123-45-67` or `ИНН/КПП 7707083893/773601001` becomes the number that was meant. What is typed key by key goes
 * through the mask. Maskito itself is not imported.
 *
 * @param identifier - a namespace: `inn`, `mobilePhone`; for accounts `{ ...settlementAccount, parse: (text) => settlementAccount.parse(text, bik) }`
 * @example
 * useMaskito({ options: maskitoOptions(mobilePhone) })
 */
export const maskitoOptions = ({ mask, parse }: Maskable): MaskitoMask => {
  const isPhone = mask[0] === '+'
  /** The text stands in the mask as it is, so it may be a number that is being typed. */
  const fits = (text: string): boolean =>
    text.length <= mask.length &&
    [...text].every((character, index) => {
      const place = mask[index]
      return typeof place === 'string' ? place === character : place?.test(character)
    })
  const read = (text: string): string => {
    // A single key is no number, and a number that is being typed is not read anew at every key.
    if ((text.length < 5 && !isSeveral(text)) || text.length > 256 || fits(text)) return text
    if (isPhone && foreign.test(text)) return ''
    const digits = isPhone ? narrow(text).replace(/\D/g, '') : ''
    // A digit is missing: it would be another number if the mask took the country's digit for one of the ten.
    if (digits.length > 0 && digits.length < 11 && beginsWithCountry(narrow(text))) return `+7${digits.slice(1)}`
    // The mask would join the digits of two cells.
    return attempt(() => parse(text).value) ?? (isSeveral(text) ? '' : text)
  }
  return {
    mask,
    preprocessors: [
      ({ elementState, data }) => {
        // Maskito gives the whole text of a field as its state, when it was not typed but set.
        if (data === '') {
          const value = read(elementState.value)
          return value === elementState.value
            ? { elementState, data }
            : { elementState: { value, selection: [value.length, value.length] }, data }
        }
        const value = read(data)
        // A whole number that was pasted takes the place of everything that stood there.
        return value === data || value === ''
          ? { elementState, data: value }
          : { elementState: { value: '', selection: [0, 0] }, data: value }
      },
    ],
  }
}
