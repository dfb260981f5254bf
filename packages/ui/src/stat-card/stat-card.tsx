'use client'
import type { ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './stat-card.css.ts'

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

export interface StatCardProps extends StatCardContent, CommonProps<HTMLButtonElement>, DataAttributes {
  /** The register shows exactly these rows. */
  isSelected?: boolean | undefined
  onPress: () => void
  /** Nothing to show behind it. */
  isDisabled?: boolean | undefined
}

function Content({ label, value, note, tone = 'neutral', isLoading = false }: StatCardContent) {
  return (
    <>
      <span className={classNames(styles.label, tone === 'negative' && styles.labelNegative)}>{label}</span>
      <span className={styles.figure}>
        <span className={classNames(styles.value, styles.tones[tone])}>
          {isLoading ? <Skeleton shape="text" width="60%" /> : value}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </>
  )
}

/** A number that filters: the register below shows the rows it counts. A number alone belongs into `SummaryStrip`. */
export function StatCard(props: StatCardProps) {
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
      <Content isLoading={isLoading} label={label} note={note} tone={tone} value={value} />
    </PressButton>
  )
}

export interface StatGroupProps extends CommonProps<HTMLDivElement>, DataAttributes {
  /** What the tiles divide: «Заказы по состоянию». */
  label: string
  children: ReactNode
}

/** Tiles side by side, as wide as each other; on a phone two in a row. */
export function StatGroup({ label, className, ...rest }: StatGroupProps) {
  return <div aria-label={label} className={classNames(styles.group, className)} role="group" {...rest} />
}
