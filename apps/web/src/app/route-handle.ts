/** What a matched route tells the frame around it. */
export interface RouteHandle {
  readonly name: string
  /** Full id of the window's title. */
  readonly title: string
  /** Takes the width of the window: a register has columns for it. */
  readonly isWide?: boolean
  /** A visit to it is never recorded. */
  readonly isPrivate?: boolean
}
