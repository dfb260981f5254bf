import { Skeleton } from '@cabinet/ui/skeleton'
import * as styles from './card-skeleton.css.ts'

/** How long the skeleton of a card stays after its calls have answered (specification, section 2). */
export const CARD_SKELETON_MS = 250

/** Stands for badges of a product card. */
export const BadgeSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} width={190} height={24} />)

/** Stands for the value of a fact. */
export const FactSkeleton = () => <Skeleton width={80} height={20} />

/** Stands for buttons in the footer of a product card. */
export const ActionSkeletons = ({ widths }: { widths: readonly number[] }) =>
  widths.map((width) => <Skeleton key={width} className={styles.action} width={width} />)
