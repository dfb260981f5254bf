import { type OrderStage, orderStages } from '@cabinet/contract/sender/orders'
import { StatCard, StatGroup } from '@cabinet/ui/stat-card'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useDashboard } from './data.ts'
import { useOrdersMessages } from './messages.ts'
import { ALWAYS, orderFilters, periodOf } from './orders-register.ts'

const counts = {
  CREATED: 'created',
  IN_TRANSIT: 'inTransit',
  AT_PICKUP: 'atPickup',
  DELIVERED: 'delivered',
  RETURN: 'returned',
  PROBLEM: 'problem',
} as const satisfies Record<OrderStage, string>

interface Filtered {
  readonly values: Readonly<Record<(typeof orderFilters)[number], string>>
  readonly active: readonly string[]
  readonly view: string
  readonly applyView: (view: string) => void
}

/**
 * Orders by stage, over the period of the register. A press shows exactly the orders that the tile counts: every other
 * filter but the period goes.
 */
export const Tiles = ({ of: { values, active, view, applyView } }: { of: Filtered }) => {
  const t = useOrdersMessages()
  const { locale } = useIntl()
  const { data, error } = useDashboard({ ...ALWAYS, ...periodOf(values.period) })
  if (error !== undefined) return null
  const isAlone = active.every((name) => name === 'stage' || name === 'period')
  const show = (stage: OrderStage | undefined) => {
    const next = new URLSearchParams(view)
    for (const name of orderFilters) if (name !== 'period') next.delete(name)
    if (stage) next.set('stage', stage)
    applyView(next.toString())
  }
  const tile = (key: string, label: string, value: number | undefined, stage?: OrderStage) => (
    <StatCard
      key={key}
      label={label}
      value={value?.toLocaleString(locale) ?? '0'}
      isLoading={data === undefined}
      isSelected={isAlone && values.stage === (stage ?? '')}
      tone={stage === 'PROBLEM' && (value ?? 0) > 0 ? 'negative' : 'neutral'}
      onPress={() => show(stage)}
    />
  )
  return (
    <StatGroup isInline label={t('tiles')}>
      {tile('all', t('tile.all'), data?.ordersTotal)}
      {orderStages.map((stage) => tile(stage, t(`tile.${stage}`), data?.[counts[stage]], stage))}
    </StatGroup>
  )
}
