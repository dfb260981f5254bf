import { BulkBar } from '@cabinet/ui/bulk-bar'
import { Card } from '@cabinet/ui/card'
import { type Column, DataTable } from '@cabinet/ui/data-table'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Pagination } from '@cabinet/ui/pagination'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import type { RegisterControl } from './controls.tsx'
import { useRegisterMessages } from './messages.ts'
import { RegisterBar } from './register-bar.tsx'
import { RegisterEmpty, RegisterFailure } from './register-state.tsx'
import { RegisterTools } from './register-tools.tsx'
import * as styles from './register.css.ts'
import { SumsStrip } from './sums-strip.tsx'
import type { RegisterState } from './use-register.ts'
import type { RegisterSums } from './use-sums.ts'

/** What the bulk bar offers for the selected rows. */
interface Bulk<Item> {
  /** «Выбрано 2 заказа на 7 480,00 ₽». */
  readonly summary?: (items: readonly Item[], count: number) => string
  /** Buttons, the main one first. */
  readonly actions: (items: readonly Item[], keys: ReadonlySet<string>) => ReactNode
}

interface RegisterProps<Item, Name extends string> {
  /** From `useRegister`. */
  readonly of: RegisterState<Item, Name>
  /** Names the table; also its heading, when there is one. */
  readonly label: string
  /** The register is a section of a page that has other things: it brings its own heading. */
  readonly hasHeading?: boolean
  /** Buttons beside the heading, the export among them; without a heading at the end of the bar. */
  readonly actions?: ReactNode
  /** A list that stays the same between renders. */
  readonly columns: readonly Column<Item>[]
  readonly search?: { readonly name: NoInfer<Name>; readonly label: string; readonly placeholder?: string }
  /** Numbers that filter, beside the search: a `StatGroup` with `isInline`. */
  readonly counts?: ReactNode
  readonly controls?: readonly RegisterControl<NoInfer<Name>>[]
  /** Counts and sums over everything that matches, from `useSums`. */
  readonly sums?: RegisterSums
  /** In the place of the rows when there has never been one: why, and the next step. */
  readonly empty?: ReactNode
  /** The menu of a row. A function that stays the same between renders: another one draws every row anew. */
  readonly rowActions?: (item: Item) => ReactNode
  /** Opens a page instead of the drawer. */
  readonly onRowOpen?: (item: Item) => void
  readonly bulk?: Bulk<Item>
  /** Beside the rows: what the row with this key has inside. */
  readonly drawer?: (key: string, close: () => void) => ReactNode
  /** Saved views, choice of columns and density; a short list needs none of them. */
  readonly hasTools?: boolean
}

const NO_CONTROLS: readonly never[] = []

/**
 * The frame of every register: search, filters as chips that can be taken away, summary, columns, saved views, bulk
 * bar, pages, drawer, and what stands in the place of rows while there are none.
 */
export const Register = <Item, Name extends string>({
  of: register,
  label,
  hasHeading = false,
  actions,
  columns,
  search,
  counts,
  controls = NO_CONTROLS,
  sums,
  empty,
  rowActions,
  onRowOpen,
  bulk,
  drawer,
  hasTools = true,
}: RegisterProps<Item, Name>) => {
  const t = useRegisterMessages()
  const headingId = useId()
  // The button below the bar takes away what was half typed in it, as that of the bar does.
  const [resets, setResets] = useState(0)
  const { address, values, active, items, total, hasMore, selected, selectedItems } = register
  // A page of rows takes longer to draw than a press may wait for its answer: the rest of the register does not wait.
  const rows = useDeferredValue(items)
  // A tick of a row draws neither the filters nor the tools anew.
  const { id, view, applyView, setLayout, setCompact } = register
  const { layout, isCompact } = address
  const tools = useMemo(() => {
    const of = { id, view, layout, isCompact, applyView, setLayout, setCompact }
    return hasTools ? <RegisterTools of={of} columns={columns} /> : undefined
  }, [hasTools, columns, id, view, layout, isCompact, applyView, setLayout, setCompact])
  const withActions =
    actions === undefined ? (
      tools
    ) : (
      <>
        {actions}
        {tools}
      </>
    )
  const { name, label: searchLabel, placeholder } = search ?? {}
  const searching = useMemo(
    () => (name === undefined || searchLabel === undefined ? undefined : { name, label: searchLabel, placeholder }),
    [name, searchLabel, placeholder],
  )
  // What is counted above the rows and below them is one number. Sums of the filters before may still be on the screen.
  const found = !hasMore ? total : sums?.count !== undefined && sums.count > total ? sums.count : 'more'
  const hasBar = search !== undefined || controls.length > 0 || counts !== undefined || hasTools
  return (
    <Stack gap={16}>
      <Card
        as="section"
        {...(hasHeading ? { 'aria-labelledby': headingId } : { 'aria-label': label })}
        className={styles.card}
        isPadded={false}
      >
        {hasHeading && (
          <Inline className={styles.heading} justify="between" gap={12}>
            <Heading id={headingId} level={2}>
              {label}
            </Heading>
            <Inline gap={8}>{actions}</Inline>
          </Inline>
        )}
        {hasBar && (
          <RegisterBar<Name>
            search={searching}
            counts={counts}
            controls={controls}
            values={values}
            active={active}
            onFilter={register.setFilter}
            onReset={register.reset}
            resetKey={resets}
            tools={hasHeading ? tools : withActions}
          />
        )}
        {bulk && (
          <BulkBar
            placement="top"
            count={selected.size}
            summary={bulk.summary?.(selectedItems, selected.size)}
            onClear={() => register.select(new Set())}
          >
            {bulk.actions(selectedItems, selected)}
          </BulkBar>
        )}
        <DataTable<Item>
          label={label}
          columns={columns}
          rows={rows}
          rowKey={register.keyOf}
          rowActions={rowActions}
          sort={address.sort}
          onSortChange={register.setSort}
          layout={layout}
          onLayoutChange={setLayout}
          density={isCompact ? 'compact' : undefined}
          isLoading={register.isLoading || rows !== items}
          {...(bulk && { selectedKeys: selected, onSelectedKeysChange: register.select })}
          error={
            register.error === undefined ? undefined : (
              <RegisterFailure error={register.error} onRetry={register.retry} />
            )
          }
          empty={
            <RegisterEmpty
              isFiltered={active.length > 0}
              isBeyond={total > 0}
              never={empty}
              onReset={() => {
                setResets((count) => count + 1)
                register.reset()
              }}
              onFirst={() => register.setPage(1)}
            />
          }
          maxHeight="none"
          onRowOpen={onRowOpen ?? (drawer && ((item) => register.open(register.keyOf(item))))}
          openKey={address.open ?? undefined}
        />
        {(sums !== undefined || total > 0) && (
          <div className={styles.foot}>
            {sums && <SumsStrip of={sums} />}
            {total > 0 && (
              <Pagination
                page={address.page}
                pageSize={address.pageSize}
                total={total}
                found={found}
                onPageChange={register.setPage}
                onPageSizeChange={hasTools ? register.setPageSize : undefined}
              />
            )}
          </div>
        )}
        {hasMore && (
          <Text className={styles.note} size="caption" tone="muted">
            {found === 'more' ? t('more', { count: total }) : t('beyond', { count: total })}
          </Text>
        )}
      </Card>
      {drawer && address.open !== null && drawer(address.open, register.close)}
    </Stack>
  )
}
