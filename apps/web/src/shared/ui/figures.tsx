import { figures, type Figure } from '@cabinet/contract/people/user'
import { Button } from '@cabinet/ui/button'
import { Skeleton } from '@cabinet/ui/skeleton'
import { useRead } from '../api/data.ts'
import { useIntl } from '../intl/messages.ts'
import { useSharedMessages } from '../messages.ts'
import * as styles from './figures.css.ts'

const MILLION = 100_000_000

const NONE: readonly string[] = []

/** Sums from a million on are told in millions: a card is read at a glance, the register knows the kopecks. */
const useFigureText = () => {
  const intl = useIntl()
  return ({ value, unit }: Figure) =>
    unit === 'COUNT'
      ? intl.formatNumber(value)
      : intl.formatNumber(value / 100, {
          style: 'currency',
          currency: 'RUB',
          currencyDisplay: 'narrowSymbol',
          maximumFractionDigits: value >= MILLION ? 2 : 0,
          notation: value >= MILLION ? 'compact' : 'standard',
        })
}

interface FiguresProps {
  /** The area whose numbers these are. */
  readonly module: string
  /** What is shown, in its order, by kinds of the contract's `user.figures`. */
  readonly labels: Readonly<Record<string, string>>
  /** Kinds that ask for attention when they are not nothing. */
  readonly urgent?: readonly string[]
}

/** How a product stands, in numbers. When they cannot be read it says so in their place, which stays as high. */
export const Figures = ({ module, labels, urgent = NONE }: FiguresProps) => {
  const { data, error, isValidating, mutate } = useRead(figures)
  const shared = useSharedMessages()
  const text = useFigureText()
  const isLost = data ? data.missing.includes(module) : error !== undefined
  const shown = Object.entries(labels).flatMap(([kind, label]) => {
    const figure = data?.items.find((item) => item.module === module && item.kind === kind)
    return data && !isLost && !figure ? [] : [{ kind, label, figure }]
  })
  if (shown.length === 0) return null
  return (
    <div className={styles.root}>
      <dl className={isLost ? styles.heldList : styles.list}>
        {shown.map(({ kind, label, figure }) => (
          <div key={kind} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={figure && figure.value > 0 && urgent.includes(kind) ? styles.urgent : styles.value}>
              {figure ? text(figure) : <Skeleton width={72} height={28} />}
            </dd>
          </div>
        ))}
      </dl>
      {isLost && (
        <div className={styles.lost}>
          <span>{shared('figures.failed')}</span>
          <Button
            className={styles.again}
            variant="quiet"
            tone="neutral"
            size="small"
            isLoading={isValidating}
            onPress={() => void mutate()}
          >
            {shared('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
