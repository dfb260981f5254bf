import { useEffect, useState } from 'react'
import type { ColorName } from '@cabinet/ui/theme'
import { palette } from '../../packages/ui/src/theme/palette.ts'
import { useGlobals } from './globals.ts'

type Rgb = readonly [number, number, number]
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const variable = (name: string): string => `--cabinet-color-${kebab(name)}`

/** What the browser paints for a colour, whatever it is written in. */
const painted = (color: string): Rgb => {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (context === null) return [0, 0, 0]
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
const ratio = (one: Rgb, two: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(two)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colours as they are painted when the caller is mounted. A custom property is resolved by an element that uses it. */
const useColors = (names: readonly ColorName[]): Partial<Record<ColorName, Rgb>> => {
  const [colors, setColors] = useState<Partial<Record<ColorName, Rgb>>>({})
  useEffect(() => {
    const probe = document.createElement('span')
    document.body.append(probe)
    const read = (name: ColorName): [ColorName, Rgb] => {
      probe.style.color = `var(${variable(name)})`
      return [name, painted(getComputedStyle(probe).color)]
    }
    setColors(Object.fromEntries(names.map(read)))
    probe.remove()
  }, [names])
  return colors
}

/** A row of a table of colours. */
interface Row {
  name: ColorName
  meaning: string
  /** The ground it is measured on, and the least contrast that it must have there. */
  on?: ColorName
  least?: number
}

const grounds: readonly Row[] = [
  { name: 'page', meaning: 'Ground of the page' },
  { name: 'surface', meaning: 'Cards, panels, inputs' },
  { name: 'surfaceRaised', meaning: 'What floats: menus, dialogs, toasts' },
  { name: 'sunken', meaning: 'Recessed areas, unavailable controls' },
  { name: 'neutralSoft', meaning: 'A neutral status, a row under the pointer' },
  { name: 'line', meaning: 'Hairlines that only separate' },
  { name: 'lineStrong', meaning: 'Edges of controls', on: 'surface', least: 3 },
  { name: 'softEdge', meaning: 'Edges of statuses and messages in high contrast, none elsewhere' },
]
const inks: readonly Row[] = [
  { name: 'ink', meaning: 'Text', on: 'page', least: 4.5 },
  { name: 'inkMuted', meaning: 'Labels, help, second lines', on: 'page', least: 4.5 },
  { name: 'inkFaint', meaning: 'Placeholders, what is over', on: 'page', least: 4.5 },
]
const accents: readonly Row[] = [
  { name: 'accent', meaning: 'The one main action, links, what is chosen', on: 'surface', least: 4.5 },
  { name: 'accentHover', meaning: 'The same under the pointer' },
  { name: 'accentPressed', meaning: 'The same while it is pressed' },
  { name: 'onAccent', meaning: 'Text on the accent', on: 'accent', least: 4.5 },
  { name: 'accentSoft', meaning: 'Ground of what is chosen' },
  { name: 'focus', meaning: 'Ring of the keyboard focus', on: 'page', least: 3 },
]
const statuses: readonly Row[] = (['positive', 'notice', 'negative', 'info'] as const).flatMap((tone): Row[] => {
  const [on, soft] = [`on${tone[0]?.toUpperCase()}${tone.slice(1)}`, `${tone}Soft`] as [ColorName, ColorName]
  const meaning = {
    positive: 'It is well: paid, connected',
    notice: 'It asks for attention: soon due',
    negative: 'It went wrong, or takes something away',
    info: 'It is so: nothing to do',
  }[tone]
  return [
    { name: tone, meaning, on: soft, least: 4.5 },
    { name: on, meaning: 'Text on the filled tone', on: tone, least: 4.5 },
    { name: soft, meaning: 'Its quiet ground' },
  ]
})

const shelves = { grounds, inks, accents, statuses } as const
const namesOf = Object.fromEntries(
  Object.entries(shelves).map(([shelf, rows]) => [
    shelf,
    [...new Set(rows.flatMap(({ name, on }) => (on === undefined ? [name] : [name, on])))],
  ]),
) as Record<keyof typeof shelves, ColorName[]>

const hex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** Colours by meaning with what they are now, measured as a screen paints them. */
export function Colors({ of }: { of: keyof typeof shelves }) {
  const { theme } = useGlobals()
  return <Shelf key={theme} of={of} />
}

function Shelf({ of: shelf }: { of: keyof typeof shelves }) {
  const colors = useColors(namesOf[shelf])
  return (
    <div className="doc sb-unstyled doc-colors">
      {shelves[shelf].map(({ name, meaning, on, least }) => {
        const color = colors[name]
        const ground = on === undefined ? undefined : colors[on]
        const contrast = color !== undefined && ground !== undefined ? ratio(color, ground) : undefined
        const holds = contrast === undefined || least === undefined || contrast >= least
        return (
          <div className="doc-color" key={name}>
            <span
              className="doc-swatch"
              style={{
                background: `var(${variable(on ?? name)})`,
                color: on === undefined ? 'transparent' : `var(${variable(name)})`,
              }}
            >
              {on !== undefined && 'Аа 1'}
            </span>
            <span>
              <strong>{name}</strong>
              <span className="doc-muted">{meaning}</span>
            </span>
            <span className="doc-small">
              <code>{variable(name)}</code>
              <span className="doc-muted">{color === undefined ? '' : hex(color)}</span>
            </span>
            <span className="doc-small">
              {contrast !== undefined && (
                <>
                  <strong>{`${contrast.toFixed(1)} : 1`}</strong>
                  <span className={holds ? 'doc-muted' : 'doc-fail'}>
                    {holds ? `on ${on}, at least ${least}` : `on ${on}: below ${least}`}
                  </span>
                </>
              )}
            </span>
          </div>
        )
      })}
    </div>
  )
}

/** The first layer: what exists. The steps of a ramp are named by their lightness. */
export function Palette() {
  const { veil: _, ...ramps } = palette
  return (
    <div className="doc sb-unstyled doc-palette">
      {Object.entries(ramps).map(([name, ramp]) => (
        <div key={name}>
          <strong>{name}</strong>
          <div className="doc-ramp">
            {Object.entries(ramp)
              .toSorted(([one], [two]) => Number(two) - Number(one))
              .map(([step, color]) => (
                <span
                  key={step}
                  style={{ background: color, color: Number(step) > 580 ? '#000' : '#fff' }}
                  title={color}
                >
                  {step}
                </span>
              ))}
          </div>
        </div>
      ))}
    </div>
  )
}
