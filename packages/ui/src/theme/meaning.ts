import { palette } from './palette.ts'

const { cool, sea, green, amber, red, sky, veil } = palette

const light = {
  /** Ground of the page. */
  page: cool[972],
  /** Cards, panels, inputs. */
  surface: cool[1000],
  /** What floats above surfaces: menus, dialogs, toasts. */
  surfaceRaised: cool[1000],
  /** Recessed areas and disabled controls. */
  sunken: cool[955],
  /** Quiet ground of a neutral status, of a hovered row or item. */
  neutralSoft: cool[935],
  /** Hairlines that only separate. */
  line: cool[905],
  /** Boundaries of controls: at least 3:1. */
  lineStrong: cool[620],
  /** Edge of a quiet ground (a status, a message): none but in high contrast, where a tint alone says too little. */
  softEdge: 'transparent',
  ink: cool[235],
  inkMuted: cool[475],
  inkFaint: cool[525],
  accent: sea[440],
  accentHover: sea[380],
  accentPressed: sea[330],
  onAccent: cool[1000],
  accentSoft: sea[952],
  positive: green[455],
  onPositive: cool[1000],
  positiveSoft: green[955],
  notice: amber[475],
  onNotice: cool[1000],
  noticeSoft: amber[962],
  negative: red[485],
  negativeHover: red[425],
  onNegative: cool[1000],
  negativeSoft: red[958],
  info: sky[450],
  onInfo: cool[1000],
  infoSoft: sky[955],
  /** Ring of the keyboard focus: at least 3:1 on every ground. */
  focus: sea[440],
  veil: veil.light,
  shadowNear: veil.nearLight,
  shadowFar: veil.farLight,
}

/** The name of a colour by its meaning. Components know only these. */
export type ColorName = keyof typeof light
/** One value for every colour. */
export type ColorSet = Readonly<Record<ColorName, string>>

const dark: ColorSet = {
  page: cool[185],
  surface: cool[225],
  surfaceRaised: cool[265],
  sunken: cool[168],
  neutralSoft: cool[325],
  line: cool[335],
  lineStrong: cool[600],
  softEdge: 'transparent',
  ink: cool[945],
  inkMuted: cool[755],
  inkFaint: cool[660],
  accent: sea[760],
  accentHover: sea[820],
  accentPressed: sea[880],
  onAccent: sea[190],
  accentSoft: sea[320],
  positive: green[800],
  onPositive: green[190],
  positiveSoft: green[285],
  notice: amber[835],
  onNotice: amber[190],
  noticeSoft: amber[300],
  negative: red[765],
  negativeHover: red[860],
  onNegative: red[190],
  negativeSoft: red[290],
  info: sky[790],
  onInfo: sky[190],
  infoSoft: sky[285],
  focus: sea[760],
  veil: veil.dark,
  shadowNear: veil.nearDark,
  shadowFar: veil.farDark,
}

const contrastLight: ColorSet = {
  ...light,
  page: cool[1000],
  sunken: cool[945],
  line: cool[475],
  lineStrong: cool[235],
  softEdge: 'currentColor',
  ink: cool[0],
  inkMuted: cool[235],
  inkFaint: cool[350],
  accent: sea[330],
  accentHover: sea[240],
  accentPressed: sea[190],
  accentSoft: sea[930],
  positive: green[335],
  notice: amber[340],
  negative: red[375],
  negativeHover: red[290],
  info: sky[335],
  focus: cool[0],
}

const contrastDark: ColorSet = {
  ...dark,
  page: cool[0],
  surface: cool[0],
  surfaceRaised: cool[140],
  sunken: cool[185],
  line: cool[660],
  lineStrong: cool[905],
  softEdge: 'currentColor',
  ink: cool[1000],
  inkMuted: cool[945],
  inkFaint: cool[905],
  accent: sea[880],
  accentHover: sea[930],
  accentPressed: sea[952],
  accentSoft: sea[240],
  positive: green[880],
  notice: amber[900],
  negative: red[860],
  negativeHover: red[958],
  info: sky[880],
  focus: cool[1000],
}

/**
 * Second layer of colour: what a colour is for, in each theme. `contrast` is light or dark as the system is, whether the
 * system asks for it (`prefers-contrast: more`) or a person has chosen it by name.
 */
export const colorSets = { light, dark, contrastLight, contrastDark } as const satisfies Record<string, ColorSet>
