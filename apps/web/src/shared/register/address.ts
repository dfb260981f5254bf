import type { ColumnLayout, Sort } from '@cabinet/ui/data-table'

/** What a register keeps in the address besides its filters; no filter may have one of these names. */
export interface RegisterAddress {
  readonly sort: Sort | null
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly layout: ColumnLayout
  readonly isCompact: boolean
  /** Key of the row that is open in the drawer. */
  readonly open: string | null
}

const SIZES: ReadonlySet<number> = new Set([20, 50, 100])

/** Parameters that make up a view: everything but the place where the reader is. */
const ARRANGEMENT = ['sort', 'size', 'order', 'hidden', 'widths', 'density'] as const

const listOf = (text: string | null): readonly string[] | undefined => (text ? text.split(',') : undefined)

const widthsOf = (text: string | null): Readonly<Record<string, number>> | undefined => {
  const widths = (text ?? '').split(',').flatMap((part) => {
    const [id = '', width = ''] = part.split(':')
    return id && /^\d{2,4}$/.test(width) ? [[id, Number(width)] as const] : []
  })
  return widths.length > 0 ? Object.fromEntries(widths) : undefined
}

const sortOf = (text: string | null, sortable: readonly string[]): Sort | null => {
  const column = text?.replace(/^-/, '') ?? ''
  if (!sortable.includes(column)) return null
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
}

/** The state of a register in an address. What cannot be read counts as absent: addresses are typed by hand too. */
export const readAddress = (
  params: URLSearchParams,
  { sortable, pageSize }: { readonly sortable: readonly string[]; readonly pageSize: number },
): RegisterAddress => {
  const [order, hidden] = [listOf(params.get('order')), listOf(params.get('hidden'))]
  const widths = widthsOf(params.get('widths'))
  const size = Number(params.get('size'))
  return {
    sort: sortOf(params.get('sort'), sortable),
    page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(params.get('page')) || 1))),
    pageSize: SIZES.has(size) ? size : pageSize,
    layout: { ...(order && { order }), ...(hidden && { hidden }), ...(widths && { widths }) },
    isCompact: params.get('density') === 'compact',
    open: params.get('open'),
  }
}

/** Parameters that put this part of the state into the address; an empty text stands for its absence. */
export const textsOf = (part: Partial<RegisterAddress>): Readonly<Record<string, string>> => ({
  ...(part.sort !== undefined && {
    sort: part.sort ? `${part.sort.direction === 'descending' ? '-' : ''}${part.sort.column}` : '',
  }),
  ...(part.page !== undefined && { page: part.page > 1 ? String(part.page) : '' }),
  ...(part.pageSize !== undefined && { size: String(part.pageSize) }),
  ...(part.layout && {
    order: part.layout.order?.join(',') ?? '',
    hidden: part.layout.hidden?.join(',') ?? '',
    widths: Object.entries(part.layout.widths ?? {})
      .map(([id, width]) => `${id}:${width}`)
      .join(','),
  }),
  ...(part.isCompact !== undefined && { density: part.isCompact ? 'compact' : '' }),
  ...(part.open !== undefined && { open: part.open ?? '' }),
})

/** The address with these parameters; what else stands there belongs to others. */
export const withTexts = (before: URLSearchParams, texts: Readonly<Record<string, string>>): URLSearchParams => {
  const next = new URLSearchParams(before)
  for (const [name, text] of Object.entries(texts)) {
    if (text === '') next.delete(name)
    else next.set(name, text)
  }
  return next
}

/** What of the address a saved view keeps. */
export const viewOf = (params: URLSearchParams, filters: readonly string[]): string => {
  const remaining = [...filters, ...ARRANGEMENT].flatMap((name) => {
    const text = params.get(name)
    return text ? [[name, text] as [string, string]] : []
  })
  return new URLSearchParams(remaining).toString()
}

/** The address with this view in the place of the present filters and arrangement, on its first page. */
export const withView = (before: URLSearchParams, view: string, filters: readonly string[]): URLSearchParams => {
  const remaining = new URLSearchParams(view)
  const names = [...filters, ...ARRANGEMENT]
  const texts = Object.fromEntries(names.map((name) => [name, remaining.get(name) ?? '']))
  return withTexts(before, { ...texts, page: '', open: '' })
}
