'use client'
import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { useMergedRefs } from '../merge-refs.ts'
import * as overlay from '../overlay.css.ts'
import { sheet } from '../sheet.css.ts'
import * as styles from './list.css.ts'
import type { PartOf } from '../parts.ts'
import { joinIsland } from '../join-island.ts'
import type { DataAttributes } from '../props.ts'

interface ListPopoverProps extends DataAttributes {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What it stands beside, and is as wide as. */
  anchor: RefObject<Element | null>
  /** The scrolled list in it. */
  box: RefObject<Element | null>
  /** The popover itself, for a field that keeps the focus while it is open. */
  popover?: RefObject<HTMLElement | null>
  labelledBy?: string | undefined
  /** The focus stays in the field, and the rest of the page remains within reach. */
  isNonModal?: boolean
  trigger: 'Select' | 'ComboBox'
  /** Nothing is typed while it is open: on phones it stands where the keyboard would. */
  isSheet?: boolean
  part: PartOf<'list'>
  children: ReactNode
}

const greatestHeight = 400

/** The panel of a list of choices, below its field or above it. */
export function ListPopover(props: ListPopoverProps) {
  const {
    isOpen,
    onOpenChange,
    anchor,
    box,
    popover,
    labelledBy,
    isNonModal = false,
    trigger,
    isSheet = false,
    part,
    children,
    ...data
  } = props
  const ref = useMergedRefs(popover, joinIsland)
  return (
    <Popover
      {...data}
      {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
      ref={ref}
      {...part('list', overlay.floating, styles.panel, isSheet && sheet)}
      isNonModal={isNonModal}
      isOpen={isOpen}
      maxHeight={greatestHeight}
      offset={4}
      placement="bottom start"
      scrollRef={box}
      trigger={trigger}
      triggerRef={anchor}
      onOpenChange={onOpenChange}
    >
      {children}
    </Popover>
  )
}
