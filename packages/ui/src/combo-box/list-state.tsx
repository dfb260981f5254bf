'use client'
import { useWords } from '../i18n/define-words.ts'
import { comboBoxWords } from '../i18n/combo-box.ts'
import type { PartOf } from '../internal/parts.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import * as listStyles from '../internal/list/list.css.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './combo-box.css.ts'
import type { ListStatePart } from './props.ts'
import type { ListPhase } from './use-choices.ts'

/** What stands in the place of choices that are not there, in words; nothing where choices speak for themselves. */
export const useListState = (phase: ListPhase, minLength: number): string => {
  const words = useWords(comboBoxWords)
  return { hint: words.hint(minLength), loading: words.loading, ready: words.empty, failed: words.failed }[phase]
}

interface ListStateProps {
  part: PartOf<ListStatePart>
  phase: ListPhase
  words: string
}

/** The words in the place of choices: what is awaited, that nothing was found, or that it failed. */
export function ListState({ part, phase, words }: ListStateProps) {
  return (
    <div {...part('empty', listStyles.state)}>
      {phase === 'loading' && <Spinner label={words} size={16} />}
      <span aria-hidden={phase === 'loading' || undefined}>{words}</span>
    </div>
  )
}

/** Another try after a failure. Outside the list: a button cannot stand among choices. */
export function RetryState({ part, onRetry }: { part: PartOf<ListStatePart>; onRetry: () => void }) {
  const words = useWords(comboBoxWords)
  return (
    <div className={listStyles.footer}>
      <PressButton {...part('retry', styles.retry)} slot={null} onPress={onRetry}>
        {words.retry}
      </PressButton>
    </div>
  )
}
