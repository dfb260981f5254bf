import './layers.css.ts'
import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.ts'
import { typeScale, weights, type TypeSize, type Weight } from './scale.ts'

type LayeredRule = Omit<StyleRule, '@layer'>

/** A class in the layer of components: the only way in which a component of the library states its look. */
export const componentStyle = (rule: LayeredRule, debugId?: string): string =>
  style({ '@layer': { [layers.components]: rule } }, debugId)

/** One class for each key, as `styleVariants`, in the layer of components. */
export const componentVariants = <Key extends string | number, Data>(
  data: Record<Key, Data>,
  rule: (value: Data, key: Key) => LayeredRule,
): Record<Key, string> =>
  Object.fromEntries(
    (Object.entries(data) as [Key, Data][]).map(([key, value]) => [key, componentStyle(rule(value, key), String(key))]),
  ) as Record<Key, string>

/** A global rule in the layer of components, for descendants that the library does not render itself. */
export const componentGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } })

/** Font size, line height and weight of a step of the type scale. */
export const text = (size: TypeSize, weight: Weight = 'regular') => ({
  ...typeScale[size],
  fontWeight: weights[weight],
})
