'use client'
import type { Ref } from 'react'
import { ChevronDown, X } from 'lucide-react'
import { comboBoxWords } from '../i18n/combo-box.ts'
import { useWords } from '../i18n/define-words.ts'
import { Icon } from '../icon/icon.tsx'
import * as fieldStyles from '../internal/field/field.css.ts'
import type { PartOf } from '../internal/parts.ts'
import { PressButton, type PressButtonProps } from '../internal/press/press-button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './combo-box.css.ts'
import type { FieldButtonPart } from './props.ts'

interface FieldButtonsProps {
  part: PartOf<FieldButtonPart>
  isLoading: boolean
  isOpen: boolean
  /** Empties the field; absent when there is nothing to empty. */
  onClear: (() => void) | undefined
  arrow: Omit<PressButtonProps, 'children' | 'className'>
  arrowRef: Ref<HTMLButtonElement>
}

/** What stands at the end of the field: that it waits, the cross, the arrow. */
export function FieldButtons({ part, isLoading, isOpen, onClear, arrow, arrowRef }: FieldButtonsProps) {
  const words = useWords(comboBoxWords)
  return (
    <>
      {isLoading && (
        <span {...part('spinner', styles.waiting)}>
          <Spinner label={words.loading} size={16} />
        </span>
      )}
      {onClear !== undefined && (
        <PressButton
          aria-label={words.clear}
          {...part('clear', fieldStyles.insideButton)}
          slot={null}
          onPress={onClear}
        >
          <Icon of={X} size={16} />
        </PressButton>
      )}
      <PressButton
        {...arrow}
        ref={arrowRef}
        aria-label={words.open}
        {...part('arrow', fieldStyles.insideButton)}
        isPressed={isOpen}
        slot={null}
      >
        <Icon of={ChevronDown} />
      </PressButton>
    </>
  )
}
