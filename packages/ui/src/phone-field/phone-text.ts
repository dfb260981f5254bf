import { format, mask } from '@cabinet/validators/mobile-phone'
import { maskedText } from '../internal/entry/mask-shape.ts'
import { digitsOf, narrow, textCodec, type Shape } from '../internal/entry/shape.ts'

const national = maskedText(mask)

/**
 * The ten digits after +7. A leading 7 or 8 goes while more than ten digits remain: `89161234567` and `79161234567` are
 * `+7 916 123-45-67`. What is typed digit by digit loses it only before a mobile code: otherwise one digit too many at
 * the end of +7 812… would turn the whole number into another.
 */
const nationalDigits = (text: string, isWhole: boolean): string => {
  const plain = narrow(text).trim()
  const digits = digitsOf(plain)
  const hasPrefix = plain.startsWith('+7')
  let rest = hasPrefix || digits === '7' ? digits.slice(1) : digits
  while (rest.length > 10 && (isWhole || !hasPrefix ? /^[78]/ : /^[78]9/).test(rest)) rest = rest.slice(1)
  return rest.slice(0, 10)
}

/** `+7 ddd ddd-dd-dd`. */
export const phoneShape: Shape = {
  layOut: (text, edit) => {
    const digits = nationalDigits(text, edit === 'paste' || edit === 'replace')
    if (digits !== '') return national.shape.layOut(digits, edit)
    // A prefix that is being typed stays to be seen; one that is being deleted goes.
    return edit !== 'delete' && /^\s*\+?7?\s*$/.test(narrow(text)) ? narrow(text).trim().replace(/^7/, '+7') : ''
  },
  isFixed: (character) => /[\s-]/.test(character),
}

/** `+7XXXXXXXXXX`, shorter while it is being typed; an empty string without a digit after +7. */
export const phoneCodec = textCodec((text) => {
  const digits = nationalDigits(text, true)
  return digits === '' ? '' : `+7${digits}`
}, format)
