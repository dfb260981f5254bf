import type { AnyList, FindBody } from '@cabinet/contract/find'
import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type AnyFilter, conditionsOf } from './conditions.ts'
import type { AnyFields, FindFields } from './fields.ts'
import { after, keyText, type Ordering, orderOf } from './order.ts'

/** What a find asks for, its names already checked by the schema of its list. */
export interface AnyRequest extends Pick<FindBody, 'pageNumber' | 'pageSize' | 'sort'> {
  readonly filters: readonly AnyFilter[]
}

/** Where a list comes from. */
export interface ListSource<L extends AnyList, DB, Table extends keyof DB, Row> {
  readonly list: L
  readonly fields: FindFields<L>
  /** Tables, joins and borders such as the organization: what may be found at all. */
  readonly from: SelectQueryBuilder<DB, Table, object>
  readonly select: (from: SelectQueryBuilder<DB, Table, object>) => SelectQueryBuilder<DB, Table, Row>
  /** The order behind what the request asks for; its last key tells any two rows apart. */
  readonly order: readonly Ordering[]
}

/** Above this an exact count costs more than the page; the answer then says that there are more. */
export const COUNT_CAP = 1000

/** Rows that are read at once by whoever reads them all. */
const BATCH = 1000

const fieldsOf = <L extends AnyList>(fields: FindFields<L>): AnyFields => fields as AnyFields

const matchingOf = <L extends AnyList, DB, Table extends keyof DB, Row>(
  { list, fields, from }: ListSource<L, DB, Table, Row>,
  { filters }: Pick<AnyRequest, 'filters'>,
) => from.where(conditionsOf(list, fieldsOf(fields), filters))

const wholeOrder = <L extends AnyList, DB, Table extends keyof DB, Row>(
  { list, fields, order }: ListSource<L, DB, Table, Row>,
  { sort }: Pick<AnyRequest, 'sort'>,
): readonly Ordering[] => [...orderOf(list, fieldsOf(fields), sort), ...order]

const sorted = <DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  order: readonly Ordering[],
): SelectQueryBuilder<DB, Table, Row> =>
  order.reduce((query, { expression, direction }) => query.orderBy(expression, direction), rows)

/**
 * A page of a list and how many things match, counted up to one above `COUNT_CAP`. Where the page itself tells how many
 * there are, nothing is counted.
 */
export const findPage = async <L extends AnyList, DB, Table extends keyof DB, Row>(
  { query }: Database,
  source: ListSource<L, DB, Table, Row>,
  request: AnyRequest,
): Promise<{ readonly rows: Row[]; readonly count: number }> => {
  const { pageNumber, pageSize } = request
  const matching = matchingOf(source, request)
  const before = pageNumber * pageSize
  const rows = (await sorted(source.select(matching), wholeOrder(source, request))
    .limit(pageSize)
    .offset(before)
    .execute()) as Row[]
  if (rows.length < pageSize && (rows.length > 0 || pageNumber === 0)) return { rows, count: before + rows.length }
  const { count } = await query
    .selectFrom(
      matching
        .select(sql<number>`1`.as('one'))
        .limit(COUNT_CAP + 1)
        .as('counted'),
    )
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

/** The frame of a page around its content. */
export const pageAround = <Item>(
  content: Item[],
  counted: number,
  { pageNumber, pageSize }: Pick<AnyRequest, 'pageNumber' | 'pageSize'>,
) => {
  const totalElements = Math.min(counted, COUNT_CAP)
  return {
    content,
    totalElements,
    totalPages: Math.ceil(totalElements / pageSize),
    number: pageNumber,
    size: pageSize,
    ...(counted > COUNT_CAP && { hasMore: true }),
  }
}

/**
 * How many things match the filters of a request, exactly, and sums over all of them.
 *
 * @param sums what is added up, by the name under which it travels; kopecks and other whole numbers
 */
export const summarize = async <L extends AnyList, DB, Table extends keyof DB, Row, Name extends string = never>(
  source: ListSource<L, DB, Table, Row>,
  request: Pick<AnyRequest, 'filters'>,
  sums: Readonly<Record<Name, Expression<unknown>>>,
): Promise<{ count: number } & Record<Name, number>> => {
  const wanted = Object.entries<Expression<unknown>>(sums)
  const found = await matchingOf(source, request)
    .select([
      sql<number>`count(*)`.as('count'),
      ...wanted.map(([name, expression]) => sql<string>`coalesce(sum(${expression}), 0)`.as(name)),
    ])
    .executeTakeFirstOrThrow()
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, Number(value)])) as {
    count: number
  } & Record<Name, number>
}

type Keys = Readonly<Record<string, string | null>>

/**
 * Everything that matches, in the order of the request, a batch at a time. Each batch begins behind the last key of the
 * one before: no batch costs more than the first, and no transaction is held meanwhile. A row that changes its place
 * while the list is read may therefore come twice or not at all.
 */
export async function* readAll<L extends AnyList, DB, Table extends keyof DB, Row>(
  source: ListSource<L, DB, Table, Row>,
  request: Pick<AnyRequest, 'filters' | 'sort'>,
  batch = BATCH,
): AsyncGenerator<readonly Row[]> {
  const order = wholeOrder(source, request)
  const withKeys = sorted(
    source
      .select(matchingOf(source, request))
      .select(order.map((ordering, index) => keyText(ordering).as(`key_${index}`))),
    order,
  ).limit(batch)
  let page = withKeys
  for (;;) {
    const rows = (await page.execute()) as (Row & Keys)[]
    if (rows.length > 0) yield rows
    const last: Keys | undefined = rows.at(-1)
    if (!last || rows.length < batch) return
    page = withKeys.where(
      after(
        order,
        order.map((_, index) => last[`key_${index}`] ?? null),
      ),
    )
  }
}
