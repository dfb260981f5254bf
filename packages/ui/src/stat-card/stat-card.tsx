'use client'
import type { ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './stat-card.css.ts'

type StatCardPart = 'label' | 'value' | 'note'

interface StatCardContent {
  /** A noun: «Ждут выдачи». */
  label: string
  /** A number or a sum. */
  value: ReactNode
  /** Below the value: a comparison, a share. */
  note?: ReactNode
  /** `negative` for what asks for attention. */
  tone?: 'neutral' | 'negative' | 'notice' | 'positive' | undefined
  /** The number is under way; the tile keeps its size. */
  isLoading?: boolean | undefined
}

export interface StatCardProps
  extends StatCardContent, CommonProps<HTMLButtonElement>, DataAttributes, PartsProps<StatCardPart> {
  /** The register shows exactly these rows. */
  isSelected?: boolean | undefined
  onPress: () => void
  /** Nothing to show behind it. */
  isDisabled?: boolean | undefined
}

function Content(props: StatCardContent & { part: PartOf<StatCardPart> }) {
  const { label, value, note, tone = 'neutral', isLoading = false, part } = props
  return (
    <>
      <span {...part('label', styles.label, tone === 'negative' && styles.labelNegative)}>{label}</span>
      <span className={styles.figure}>
        <span {...part('value', styles.value, styles.tones[tone])}>
          {isLoading ? <Skeleton shape="text" width="60%" /> : value}
        </span>
        {note !== undefined && <span {...part('note', styles.note)}>{note}</span>}
      </span>
    </>
  )
}

/** A number that filters: the register below shows the rows it counts. A number alone belongs into `SummaryStrip`. */
export function StatCard(asGiven: StatCardProps) {
  const [part, props] = takeParts(asGiven)
  const { label, value, note, tone, isLoading, isSelected = false, className, style, ref, ...rest } = props
  return (
    <PressButton
      data-track="stat-card"
      {...given({ ...rest, style })}
      ref={ref}
      aria-busy={isLoading || undefined}
      aria-pressed={isSelected}
      className={classNames(styles.root, className)}
    >
      <Content part={part} isLoading={isLoading} label={label} note={note} tone={tone} value={value} />
    </PressButton>
  )
}

export interface StatGroupProps extends CommonProps<HTMLDivElement>, DataAttributes {
  /** What the tiles divide: «Заказы по состоянию». */
  label: string
  /** One line of small tiles, which scrolls when it is too long: in a `FilterBar`. */
  isInline?: boolean | undefined
  children: ReactNode
}

/** Tiles side by side, as wide as each other; on a phone two in a row. */
export function StatGroup({ label, isInline = false, className, ...rest }: StatGroupProps) {
  return (
    <div
      aria-label={label}
      className={classNames(isInline ? styles.line : styles.group, className)}
      role="group"
      {...rest}
    />
  )
}
