'use client'
import { useRef, type ReactNode } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useHover } from 'react-aria/useHover'
import { useOption } from 'react-aria/useListBox'
import type { ListState } from 'react-stately/useListState'
import { Icon } from '../../icon/icon.tsx'
import { Check } from '../../icon/lines.tsx'
import type { PartOf } from '../parts.ts'
import type { ChoiceNode } from './choice-collection.ts'
import type { Choice } from './choice.ts'
import type { ListPart } from './list-part.ts'
import * as styles from './list.css.ts'

interface OptionProps {
  node: ChoiceNode
  choice: Choice
  /** Place among the rows of the list. */
  row: number
  state: ListState<Choice>
  hasBox: boolean
  content: ReactNode
  part: PartOf<ListPart>
}

/** One choice: its box or tick, and its label with the second line or what the consumer draws instead. */
export function Option({ node, choice, row, state, hasBox, content, part }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const option = useOption({ key: node.key }, state, ref)
  const { hoverProps, isHovered } = useHover({ isDisabled: option.isDisabled })
  const { label, description } = choice
  return (
    <div
      {...mergeProps(option.optionProps, hoverProps)}
      ref={ref}
      {...part('option', styles.item)}
      data-disabled={option.isDisabled || undefined}
      data-focus-visible={option.isFocusVisible || undefined}
      data-focused={option.isFocused || undefined}
      data-hovered={isHovered || undefined}
      data-pressed={option.isPressed || undefined}
      data-row={row}
      data-selected={option.isSelected || undefined}
    >
      {hasBox && (
        <span {...part('optionMark', styles.box)}>
          <Icon of={Check} size={16} />
        </span>
      )}
      <span className={styles.words}>
        {content ?? (
          <>
            <span {...part('optionLabel')}>{label}</span>
            {description !== undefined && <span {...part('optionDescription', styles.description)}>{description}</span>}
          </>
        )}
      </span>
      {!hasBox && <Icon {...part('optionMark', styles.tick)} of={Check} size={16} />}
    </div>
  )
}
