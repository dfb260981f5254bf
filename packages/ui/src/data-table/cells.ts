/** Cells and what can be focused in them. The markup is the state: nothing renders when the focus moves. */

const cellSelector = '[role="gridcell"], [role="columnheader"], [role="rowheader"]'
const widgetSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/** The cell that holds an element, inside this table. What is in the details of a row is in none. */
export const cellOf = (element: Element, root: Element): HTMLElement | null => {
  const cell = element.closest<HTMLElement>(cellSelector)
  return cell !== null && root.contains(cell) && !cell.matches('[data-part=details]') ? cell : null
}

export const cellsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(`:scope > :is(${cellSelector})`),
]

/** Place of a cell in its row, counted over all columns, drawn or not. */
export const indexOf = (cell: HTMLElement): number => {
  const stated = cell.getAttribute('aria-colindex')
  if (stated !== null) return Number(stated) - 1
  return cell.parentElement === null ? -1 : cellsOf(cell.parentElement).indexOf(cell)
}

export const widgetsOf = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(widgetSelector)]

/** What receives the focus of a cell: its only control, else the cell itself. */
export const focusTargetOf = (cell: HTMLElement): HTMLElement => {
  const widgets = widgetsOf(cell)
  return widgets.length === 1 && widgets[0] !== undefined ? widgets[0] : cell
}

/**
 * Takes the controls of a row out of the tab order, except the one that holds the table's only tab stop. No arrow leads
 * to the controls of its details: they stay in it.
 */
export const settleRow = (row: Element, stop: Element | null): void => {
  const inCells = `:is(${cellSelector}) :is(${widgetSelector}):not([data-part=details] *)`
  for (const widget of row.querySelectorAll<HTMLElement>(inCells)) {
    if (widget !== stop && widget.tabIndex !== -1) widget.tabIndex = -1
  }
}

/** A control in which arrows and Space have a meaning of their own. */
export const isTyping = (element: Element): boolean =>
  element.matches(
    'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]',
  )
