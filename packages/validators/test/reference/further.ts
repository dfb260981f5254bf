import { getCountrySpecifications } from 'ibantools'
import punycode from 'punycode.js'

// Written from the standards and orders, in another way than the package: whole numbers, patterns and lists of digits
// instead of loops over character codes. Slow, and meant to be read beside the source.

/** Does the value hold? */
export type Reference = (value: string) => boolean

const digitsOf = (value: string): number[] => Array.from(value, Number)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Subjects of Russia in ОК 019-95 and ОК 033-2013, as a table that was typed a second time. */
const subjects = new Set(
  (
    '01 03 04 05 07 08 10 11 12 14 15 17 18 19 20 21 22 23 24 25 26 27 28 29 30 32 33 34 35 36 37 38 40 41 42 43 44 45 ' +
    '46 47 49 50 52 53 54 55 56 57 58 60 61 63 64 65 66 67 68 69 70 71 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 ' +
    '89 90 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

const oktmo: Reference = (value) => /^(?:[0-9]{8}|[0-9]{11})$/.test(value) && subjects.has(value.slice(0, 2))
const okato: Reference = (value) => /^(?:[0-9]{2}){1}(?:[0-9]{3}){0,3}$/.test(value) && subjects.has(value.slice(0, 2))

/** ISO/IEC 7812-1, annex B: double every second digit from the right, add the digits of the products. */
const luhn = (value: string): boolean => {
  const doubled = digitsOf(value)
    .toReversed()
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
  return sumOf(digitsOf(doubled.join(''))) % 10 === 0
}
const card: Reference = (value) => /^[1-9][0-9]{12,18}$/.test(value) && luhn(value)

/** The words of order 79: two numbers are made of the digits, and the digits of both are added. */
const oms: Reference = (value) => {
  if (!/^[0-9]{16}$/.test(value) || /^0+$/.test(value)) return false
  const fromRight = [...value.slice(0, 15)].toReversed()
  const odd = fromRight.filter((_, index) => index % 2 === 0).join('')
  const even = fromRight.filter((_, index) => index % 2 === 1).join('')
  const sum = sumOf(digitsOf(`${even}${BigInt(odd) * 2n}`))
  return Math.ceil(sum / 10) * 10 - sum === Number(value[15])
}

/** Countries of the registry that the other library does not count in. */
const later: Readonly<Record<string, RegExp>> = {
  BI: /^[0-9]{23}$/,
  DJ: /^[0-9]{23}$/,
  FK: /^[A-Z]{2}[0-9]{12}$/,
  HN: /^[A-Z]{4}[0-9]{20}$/,
  // Where the two tables differ, this is what the registry says.
  BY: /^[A-Z0-9]{4}[0-9]{4}[A-Z0-9]{16}$/,
  DO: /^[A-Z0-9]{4}[0-9]{20}$/,
  EG: /^[0-9]{25}$/,
  GE: /^[A-Z]{2}[0-9]{16}$/,
  IE: /^[A-Z]{4}[0-9]{14}$/,
  PK: /^[A-Z]{4}[A-Z0-9]{16}$/,
  PS: /^[A-Z]{4}[A-Z0-9]{21}$/,
  TR: /^[0-9]{6}[A-Z0-9]{16}$/,
  VA: /^[0-9]{18}$/,
  VG: /^[A-Z]{4}[0-9]{16}$/,
  YE: /^[A-Z]{4}[0-9]{4}[A-Z0-9]{18}$/,
}

/** Parts of France and Finland: their accounts begin with FR and FI. */
const parts = 'AX GF GP MF MQ NC PF PM RE TF WF YT BL'
const specifications = getCountrySpecifications()

const iban: Reference = (value) => {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(value)) return false
  const country = value.slice(0, 2)
  const pattern = later[country] ?? (parts.includes(country) ? undefined : specifications[country]?.bban_regexp)
  if (!pattern || !new RegExp(pattern).test(value.slice(4))) return false
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** What the language calls a region and ISO 3166-1 does not. */
const notCountries = new Set(
  'AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
)
const swift: Reference = (value) =>
  /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value) &&
  !notCountries.has(value.slice(4, 6)) &&
  regions.of(value.slice(4, 6)) !== undefined

const cadastralNumber: Reference = (value) => {
  const groups = value.split(':')
  const [okrug = '', district = '', quarter = '', object = ''] = groups
  return (
    groups.length === 4 &&
    groups.every((group) => [...group].every((character) => '0123456789'.includes(character))) &&
    okrug.length === 2 &&
    district.length === 2 &&
    (quarter.length === 6 || quarter.length === 7) &&
    object.length > 0 &&
    object.length < 11 &&
    !object.startsWith('0')
  )
}

const kbk: Reference = (value) => /^[0-9]{20}$/.test(value) && BigInt(value) > 0n

/** The appendix of the formats: weights 1 to 10 in turn, then from 3 on, modulo 11. */
const uin: Reference = (value) => {
  if (!/^(?:[0-9]{20}|[0-9]{25})$/.test(value) || /^0+$/.test(value)) return false
  const digits = digitsOf(value)
  const weighted = (shift: number): number =>
    sumOf(digits.slice(0, -1).map((digit, index) => digit * (((index + shift) % 10) + 1))) % 11
  const [first, second] = [weighted(0), weighted(2)]
  return digits.at(-1) === (first < 10 ? first : second < 10 ? second : 0)
}

const vin: Reference = (value) => /^[0-9A-HJ-NPR-Z]{13}[0-9]{4}$/.test(value)

/** 49 CFR 565.15: the table of letters as it is printed there. */
const letters: Readonly<Record<string, number>> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((row, index) =>
    [...row].map((letter) => [letter, letter === 'R' || letter === 'Z' ? 9 : index + 1]),
  ),
)

/** The check digit of a VIN, for numbers that hold otherwise. */
export const vinKey: Reference = (value) => {
  const factors = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  const sum = sumOf(
    [...value].map((character, index) => (letters[character] ?? Number(character)) * (factors[index] ?? 0)),
  )
  return value[8] === (sum % 11 === 10 ? 'X' : String(sum % 11))
}

const plate = '[АВЕКМНОРСТУХ]'
const plates = [
  `(${plate})([0-9]{3})(${plate}{2})`,
  `()([0-9]{4})(${plate}{2})`,
  `(${plate}{2})([0-9]{3})()`,
  `(${plate}{2})([0-9]{4})()`,
  `(${plate})([0-9]{4})()`,
  `(${plate}{2})([0-9]{3})(${plate})`,
].map((shape) => new RegExp(`^${shape}([0-9]{2}|[1-9][0-9]{2})$`))
const vehiclePlate: Reference = (value) =>
  plates.some((shape) => {
    const [, , number = '', , region = ''] = shape.exec(value) ?? []
    return Number(number) > 0 && !['00', '20'].includes(region.slice(-2))
  })

const driverLicence: Reference = (value) =>
  new RegExp(`^[0-9]{2}(?:[0-9]{2}|${plate}{2})[0-9]{6}$`).test(value) && Number(value.slice(4)) > 0
const foreignPassport: Reference = (value) => /^[0-9]{9}$/.test(value) && Number(value.slice(2)) > 0

const isLetter = (character: string): boolean =>
  /[\p{L}\p{M}\p{N}]/u.test(character) && !(character >= '\u0300' && character <= '\u036f')

/** A label in its own letters by RFC 5891 and 3492; nothing when it is not one. */
const labelOf = (label: string): string | undefined => {
  const isAscii = [...label].every((character) => character < '\u0080')
  const own = isAscii && label.startsWith('xn--') ? decoded(label.slice(4)) : label
  if (!own || own.startsWith('-') || own.endsWith('-')) return undefined
  // The third and fourth place are kept for prefixes.
  if (own === label && label.slice(2, 4) === '--') return undefined
  if (punycode.toASCII(own).length > 63) return undefined
  return [...own].every((character) => character === '-' || isLetter(character)) ? own : undefined
}

const decoded = (digits: string): string | undefined => {
  try {
    const own = punycode.decode(digits)
    // What needs no prefix may not have one.
    const isOfAscii = [...own].every((character) => character < '\u0080')
    return punycode.encode(own) === digits && !isOfAscii ? own : undefined
  } catch {
    return undefined
  }
}

/** RFC 6531 and 6532; mixing alphabets is refused by the guidelines of ICANN. */
const internationalEmail: Reference = (value) => {
  const [name = '', domain = '', ...more] = value.split('@')
  const labels = domain.split('.')
  const zone = labels.at(-1) ?? ''
  const isSign = (character: string): boolean => `!#$%&'*+-/=?^_\`{|}~`.includes(character) || isLetter(character)
  return (
    more.length === 0 &&
    Buffer.byteLength(value) <= 254 &&
    Buffer.byteLength(name) <= 64 &&
    name.split('.').every((part) => part !== '' && [...part].every(isSign)) &&
    labels.length > 1 &&
    [...zone].length > 1 &&
    !/^[0-9]+$/.test(zone) &&
    labels.every((label) => {
      const own = labelOf(label.toLowerCase())
      return own !== undefined && !(/[a-z]/.test(own) && [...own].some((sign) => sign >= '\u0400' && sign <= '\u04ff'))
    })
  )
}

/** The references by the name of the identifier. */
export const further = {
  oktmo,
  okato,
  card,
  iban,
  swift,
  cadastralNumber,
  oms,
  kbk,
  uin,
  vin,
  vehiclePlate,
  driverLicence,
  foreignPassport,
  internationalEmail,
} as const satisfies Readonly<Record<string, Reference>>
