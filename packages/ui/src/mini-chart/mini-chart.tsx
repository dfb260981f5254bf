'use client'
import { useWords } from '../i18n/define-words.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { miniChartWords } from '../i18n/mini-chart.ts'
import { classNames } from '../internal/class-names.ts'
import { styled, takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { barsOf, pointsOf, zeroOf } from './geometry.ts'
import * as styles from './mini-chart.css.ts'
import { Words } from '../internal/words.tsx'

export interface MiniChartPoint {
  /** «Ноябрь 2026». Unique. */
  label: string
  value: number
}

type DrawingPart = 'bar' | 'line' | 'area' | 'end'

export interface MiniChartProps
  extends
    CommonProps<HTMLElement>,
    DataAttributes,
    PartsProps<DrawingPart | 'caption' | 'last' | 'drawing' | 'zero' | 'axis' | 'empty'> {
  /** What is shown: «Выручка по месяцам». The caption, and the name of the table. */
  label: string
  points: readonly MiniChartPoint[]
  /** `bars` for sums of periods, `line` for a level that changes. */
  kind?: 'bars' | 'line' | undefined
  /** A value in words: `formatMoney`. Grouped digits when absent. */
  format?: ((value: number) => string) | undefined
  /** Height of the drawing in CSS pixels. */
  height?: number | undefined
  /** The caption is already there as a heading: only screen readers read it. */
  isLabelHidden?: boolean | undefined
}

/**
 * The shape of a few numbers: how sums went over months. The last value is emphasised and written; screen readers get
 * all of them as a table. For exact reading by eye take a table.
 */
export function MiniChart(asGiven: MiniChartProps) {
  const [part, props] = takeParts(asGiven)
  const { label, points, kind = 'bars', format, height = 72, isLabelHidden = false, className, ...rest } = props
  const words = useWords(miniChartWords)
  const locale = useCabinetLocale()
  const write = format ?? ((value: number) => value.toLocaleString(locale))
  const values = points.map((point) => point.value)
  const first = points[0]
  const last = points.at(-1)
  const caption = (
    <figcaption {...part('caption', styles.caption)}>
      <Words>{label}</Words>
      {last !== undefined && (
        <span aria-hidden {...part('last', styles.last)}>
          {write(last.value)}
        </span>
      )}
    </figcaption>
  )
  return (
    <figure className={classNames(styles.root, className)} {...rest}>
      {isLabelHidden ? <VisuallyHidden as="div">{caption}</VisuallyHidden> : caption}
      {points.length === 0 ? (
        <div {...styled(part('empty', styles.empty), { height })}>{words.empty}</div>
      ) : (
        <svg
          aria-hidden
          {...part('drawing', styles.drawing)}
          height={height}
          preserveAspectRatio="none"
          viewBox="0 0 100 100"
        >
          <line {...part('zero', styles.zero)} x1="0" x2="100" y1={zeroOf(values)} y2={zeroOf(values)} />
          {kind === 'bars' ? <Bars part={part} values={values} /> : <Line part={part} values={values} />}
        </svg>
      )}
      {first !== undefined && last !== undefined && points.length > 1 && (
        <div aria-hidden {...part('axis', styles.axis)}>
          <span>{first.label}</span>
          <span>{last.label}</span>
        </div>
      )}
      {points.length > 0 && (
        <VisuallyHidden as="div">
          <table>
            <caption>{label}</caption>
            <thead>
              <tr>
                <th scope="col">{words.period}</th>
                <th scope="col">{words.value}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.label}>
                  <th scope="row">{point.label}</th>
                  <td>{write(point.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      )}
    </figure>
  )
}

interface DrawingProps {
  part: PartOf<DrawingPart>
  values: readonly number[]
}

function Bars({ part, values }: DrawingProps) {
  const bars = barsOf(values)
  return bars.map(({ isNegative, ...bar }, index) => (
    <rect
      // The place is the identity of a bar: its period may be drawn higher, not elsewhere.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      {...part('bar', styles.bar, isNegative && styles.negative, index === bars.length - 1 && styles.emphasis)}
      {...bar}
    />
  ))
}

function Line({ part, values }: DrawingProps) {
  const points = pointsOf(values)
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const end = points.at(-1)
  const zero = zeroOf(values)
  return (
    <>
      {points.length > 1 && <path {...part('area', styles.area)} d={`${path}L100 ${zero}L0 ${zero}Z`} />}
      <path {...part('line', styles.line)} d={path} />
      {/* A line of no length with round ends: a circle would be stretched with the box. */}
      {end !== undefined && <path {...part('end', styles.end)} d={`M${end.x} ${end.y}h0.001`} />}
    </>
  )
}
