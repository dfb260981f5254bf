import { useMemo, useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { BulkBar } from '../bulk-bar/bulk-bar.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { ColumnSettings } from '../column-settings/column-settings.tsx'
import type { ColumnLayout, Sort } from '../data-table/columns.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { demoColumns, demoKey, demoOrders, type DemoOrder } from '../data-table/demo-orders.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FilterBar } from '../filter-bar/filter-bar.tsx'
import { Heading } from '../heading/heading.tsx'
import { Money } from '../money/money.tsx'
import { formatMoney } from '../money/format-money.ts'
import { Pagination } from '../pagination/pagination.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { Stack } from '../stack/stack.tsx'
import { SummaryStrip } from '../summary-strip/summary-strip.tsx'
import * as styles from './register.css.ts'

const pageSize = 10
const all = demoOrders(64)
const statuses = [...new Set(all.map(({ delivery }) => delivery.text))]
const choices = statuses.map((status) => ({ value: status, label: status }))
const none: ReadonlySet<string> = new Set()

const sumOf = (orders: readonly DemoOrder[]): number => orders.reduce((sum, order) => sum + order.declaredValue, 0)
const forms = new Intl.PluralRules('ru')
const counted = (count: number): string =>
  `${count} ${{ one: 'заказ', few: 'заказа', many: 'заказов' }[forms.select(count) as 'one' | 'few' | 'many']}`

/** What a server would do: search, filter and sort. */
const find = (text: string, status: string, sort: Sort | null): readonly DemoOrder[] => {
  const wanted = text.trim().toLocaleLowerCase('ru')
  const found = all.filter(
    (order) =>
      (status === '' || order.delivery.text === status) &&
      `${order.number} ${order.route} ${order.recipient}`.toLocaleLowerCase('ru').includes(wanted),
  )
  if (sort === null) return found
  const factor = sort.direction === 'descending' ? -1 : 1
  const by = (order: DemoOrder): number => (sort.column === 'number' ? Number(order.number) : order.declaredValue)
  return found.toSorted((one, two) => factor * (by(one) - by(two)))
}

/** The state of a register; in an application it lives in the address of the page. */
const useRegister = () => {
  const [text, setText] = useState('')
  const [status, setStatus] = useState('')
  const [sort, setSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState(none)
  const found = useMemo(() => find(text, status, sort), [text, status, sort])
  // Another question begins on the first page, with nothing selected that is out of sight.
  const asking =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value)
      setPage(1)
      setSelected(none)
    }
  return {
    text,
    status,
    sort,
    page,
    selected,
    found,
    rows: useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]),
    ask: asking(setText),
    choose: asking(setStatus),
    order: asking(setSort),
    turn: setPage,
    select: setSelected,
    reset: () => {
      asking(setText)('')
      setStatus('')
    },
  }
}

type Register = ReturnType<typeof useRegister>

function Filters({ register, end }: { register: Register; end: React.ReactNode }) {
  const { text, status, ask, choose, reset } = register
  const words = text.trim() === '' ? [] : [{ id: 'text', label: `Поиск: ${text.trim()}` }]
  const filters = status === '' ? words : [...words, { id: 'status', label: `Статус: ${status}` }]
  return (
    <FilterBar
      end={end}
      filters={filters}
      search={
        <SearchField aria-label="Поиск заказов" placeholder="Номер, город, получатель" value={text} onChange={ask} />
      }
      onRemove={(id) => (id === 'text' ? ask('') : choose(''))}
      onReset={reset}
    >
      <Select items={choices} label="Статус доставки" placeholder="Любой" value={status} onChange={choose} />
    </FilterBar>
  )
}

function Details({ order, onClose }: { order: DemoOrder | undefined; onClose: () => void }) {
  return (
    <Drawer
      isOpen={order !== undefined}
      title={`Заказ ${order?.number ?? ''}`}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {order !== undefined && (
        <DescriptionList
          items={[
            { label: 'Маршрут', value: order.route },
            { label: 'Получатель', value: order.recipient },
            { label: 'Объявлено', value: <Money kopecks={order.declaredValue} /> },
            { label: 'Доставка', value: <Badge tone={order.delivery.tone}>{order.delivery.text}</Badge> },
          ]}
        />
      )}
    </Drawer>
  )
}

/** A whole register: summary, filters, table, details, selection, pages. */
export function OrdersRegister() {
  const register = useRegister()
  const { found, rows, selected, sort, page } = register
  const [layout, setLayout] = useState<ColumnLayout>({})
  const [openKey, setOpenKey] = useState<string>()
  const chosen = found.filter((order) => selected.has(order.number))
  const settings = <ColumnSettings columns={demoColumns} layout={layout} onLayoutChange={setLayout} />
  return (
    <Stack gap={16}>
      <Heading level={1}>Заказы</Heading>
      <SummaryStrip
        items={[
          { id: 'count', label: 'Найдено', value: counted(found.length) },
          { id: 'sum', label: 'Объявлено', value: <Money kopecks={sumOf(found)} /> },
        ]}
      />
      <Card className={styles.sheet} isPadded={false}>
        <Filters end={settings} register={register} />
        <DataTable
          columns={demoColumns}
          empty={
            <EmptyState
              action={
                <Button tone="neutral" variant="outline" onPress={register.reset}>
                  Сбросить фильтры
                </Button>
              }
              title="Ничего не найдено"
            >
              Измените фильтры или сбросьте их, чтобы увидеть все заказы.
            </EmptyState>
          }
          label="Заказы"
          layout={layout}
          maxHeight="none"
          openKey={openKey}
          rowKey={demoKey}
          rows={rows}
          selectedKeys={selected}
          sort={sort}
          onLayoutChange={setLayout}
          onRowOpen={(order) => setOpenKey(order.number)}
          onSelectedKeysChange={register.select}
          onSortChange={register.order}
        />
        <Pagination page={page} pageSize={pageSize} total={found.length} onPageChange={register.turn} />
      </Card>
      <BulkBar
        count={chosen.length}
        summary={`Выбрано: ${counted(chosen.length)} на ${formatMoney(sumOf(chosen))}`}
        onClear={() => register.select(none)}
      >
        <Button size="small">Подать заявление</Button>
      </BulkBar>
      <Details order={all.find(({ number }) => number === openKey)} onClose={() => setOpenKey(undefined)} />
    </Stack>
  )
}
