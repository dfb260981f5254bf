import type { IconType } from '../icon/icon.tsx'

/** Something to go to or to do. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly icon?: IconType
  readonly description?: string
  /** Other words by which it is found. */
  readonly keywords?: readonly string[]
  /** The keys that do the same, as shown («Ctrl N»). */
  readonly shortcut?: string
  /** Goes there through the router of `CabinetProvider`. */
  readonly href?: string
  readonly onAction?: () => void
}

export interface CommandGroup {
  readonly id: string
  readonly title: string
  readonly commands: readonly Command[]
}
