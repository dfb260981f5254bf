import { globalFontFace } from '@vanilla-extract/css'

const family = 'Golos Text Variable'
const file = (subset: string): string =>
  `url('@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2') format('woff2')`

// The rouble sign lives in the extended Latin subset and the numero sign in the Cyrillic one, so both come from Golos.
const subsets = {
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
}

for (const [subset, unicodeRange] of Object.entries(subsets)) {
  globalFontFace(family, {
    src: file(subset),
    fontDisplay: 'swap',
    fontStyle: 'normal',
    fontWeight: '400 900',
    unicodeRange,
  })
}

// Until Golos arrives the text is set in Arial stretched to its measures, so that nothing moves when it does. Golos has
// ascent 0.98 and descent 0.22 em; on Russian text of the cabinet it is 1.061 times as wide as Arial (measured).
const widthRatio = 1.061
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
globalFontFace('Golos Text Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  sizeAdjust: percent(widthRatio),
  ascentOverride: percent(0.98 / widthRatio),
  descentOverride: percent(0.22 / widthRatio),
  lineGapOverride: '0%',
})
