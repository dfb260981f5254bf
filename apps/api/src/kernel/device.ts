import type { Device } from '@cabinet/contract/auth/sessions'

type Names = readonly (readonly [name: string, sign: RegExp])[]

/** The first sign that fits decides: browsers name those whom they descend from. */
const BROWSERS: Names = [
  ['Яндекс Браузер', /YaBrowser\//],
  ['Microsoft Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/[\d.]+ .*Safari\//],
]

const SYSTEMS: Names = [
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows NT/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

const firstOf = (names: Names, userAgent: string): string | null =>
  names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null

const kindOf = (system: string | null, userAgent: string): Device['kind'] => {
  if (system === 'iPadOS') return 'TABLET'
  if (system === 'iOS') return 'PHONE'
  if (system === 'Android') return /Mobile/.test(userAgent) ? 'PHONE' : 'TABLET'
  return system === null ? 'UNKNOWN' : 'DESKTOP'
}

/** What a browser says of itself, in the words of people. It is a hint for the reader and decides nothing. */
export const deviceOf = (userAgent: string): Device => {
  const system = firstOf(SYSTEMS, userAgent)
  return { kind: kindOf(system, userAgent), browser: firstOf(BROWSERS, userAgent), system }
}
