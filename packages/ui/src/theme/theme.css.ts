import './layers.css.ts'
import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { brandHue, inBrand } from './brand.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.ts'
import { colorSets, type ColorName, type ColorSet } from './meaning.ts'
import { media, spaceSteps, type Space } from './scale.ts'

type Rule = Omit<GlobalStyleRule, '@layer'>
const tokens = (selector: string, rule: Rule): void => globalStyle(selector, { '@layer': { [layers.tokens]: rule } })

// A custom property keeps `light-dark()` unresolved and the element that uses it decides by its own `color-scheme`.
// One statement of the colours therefore serves light, dark and the system's choice, at any depth, without a flash.
const branded = (color: string): string => inBrand(color, vars.brand.hue, vars.brand.strength)
const byScheme = (light: ColorSet, dark: ColorSet): Record<ColorName, string> =>
  Object.fromEntries(
    (Object.keys(light) as ColorName[]).map((name) => [
      name,
      light[name] === dark[name] ? branded(light[name]) : `light-dark(${branded(light[name])}, ${branded(dark[name])})`,
    ]),
  ) as Record<ColorName, string>

const base = byScheme(colorSets.light, colorSets.dark)
const contrast = byScheme(colorSets.contrastLight, colorSets.contrastDark)

const themed = '[data-cabinet-theme]'
const system = ':root:not([data-cabinet-theme]), [data-cabinet-theme=system]'

tokens(`:root, ${themed}`, {
  vars: {
    ...assignVars(vars.color, base),
    ...assignVars(vars.shadow, {
      raised: `0 1px 2px ${vars.color.shadowNear}`,
      floating: `0 1px 2px ${vars.color.shadowNear}, 0 12px 32px -8px ${vars.color.shadowFar}`,
    }),
  },
  colorScheme: 'light dark',
})
tokens('[data-cabinet-theme=light]', { colorScheme: 'light' })
tokens('[data-cabinet-theme=dark]', { colorScheme: 'dark' })
tokens('[data-cabinet-theme=contrast]', { vars: assignVars(vars.color, contrast) })
tokens(system, { '@media': { '(prefers-contrast: more)': { vars: assignVars(vars.color, contrast) } } })
// A themed element paints its own ground and ink, so that a dark block inside a light page is readable.
tokens(themed, { backgroundColor: vars.color.page, color: vars.color.ink })

const comfortable = {
  control: { small: '32px', medium: '40px', large: '44px', hit: '24px' },
  pad: { control: '16px', card: '24px', row: '12px' },
}
const compact = {
  control: { small: '28px', medium: '32px', large: '40px', hit: '24px' },
  pad: { control: '12px', card: '16px', row: '6px' },
}
const touch = {
  control: { small: '44px', medium: '48px', large: '48px', hit: '44px' },
  pad: { control: '16px', card: '16px', row: '14px' },
}
const density = (values: typeof comfortable) => ({
  ...assignVars(vars.control, values.control),
  ...assignVars(vars.pad, values.pad),
})

tokens(':root', {
  vars: {
    ...assignVars(
      vars.space,
      Object.fromEntries(spaceSteps.map((step) => [step, step === 0 ? '0' : `${step}px`])) as Record<Space, string>,
    ),
    ...assignVars(vars.radius, {
      small: '4px',
      control: '8px',
      inset: '12px',
      card: '16px',
      dialog: '20px',
      full: '999px',
    }),
    ...assignVars(vars.font, {
      family: "'Golos Text Variable', 'Golos Text Fallback', system-ui, sans-serif",
      mono: 'ui-monospace, monospace',
    }),
    ...assignVars(vars.brand, { hue: `${brandHue}`, strength: '1' }),
    ...assignVars(vars.motion, { quick: '0ms', normal: '0ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }),
  },
  '@media': {
    [media.motion]: {
      vars: { ...assignVars(vars.motion, { quick: '120ms', normal: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }) },
    },
  },
})
tokens(':root, [data-cabinet-density=comfortable]', { vars: density(comfortable) })
tokens('[data-cabinet-density=compact]', { vars: density(compact) })
// A finger is no mouse: on touch both densities give way to its size.
tokens(':root, [data-cabinet-density]', { '@media': { [media.touch]: { vars: density(touch) } } })
