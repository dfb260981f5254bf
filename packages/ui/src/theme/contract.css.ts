import './layers.css.ts'
import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colorSets, type ColorName } from './meaning.ts'
import { spaceSteps, type Space } from './scale.ts'

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const named = <Name extends string | number>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

/**
 * The variables of the theme. They are public: `vars.color.accent` is `var(--cabinet-color-accent)`, and a consumer may
 * set `--cabinet-color-accent` on any element.
 */
export const vars = createGlobalThemeContract(
  {
    color: named(Object.keys(colorSets.light) as ColorName[]),
    space: named<Space>(spaceSteps),
    /** Corners: `control` 8, `inset` 12 (a block inside a card), `card` 16, `dialog` 20 px, `full` for badges. */
    radius: { small: '', control: '', inset: '', card: '', dialog: '', full: '' },
    /** Heights of controls; they follow density and touch. `hit` is the least hit area. */
    control: { small: '', medium: '', large: '', hit: '' },
    /** Inner distances that follow density. */
    pad: { control: '', card: '', row: '' },
    font: { family: '', mono: '' },
    /** Zero under `prefers-reduced-motion: reduce`. */
    motion: { quick: '', normal: '', ease: '' },
    shadow: { raised: '', floating: '' },
    /**
     * What a brand changes first: `hue` in degrees of OKLCH (246), `strength` a factor of the chroma (1). The accent, its
     * hover, pressed and quiet form and the focus ring follow in every theme, set on `:root` or beside `data-cabinet-theme`.
     */
    brand: { hue: '', strength: '' },
  },
  (_value, path) => `cabinet-${path.map(kebab).join('-')}`,
)
