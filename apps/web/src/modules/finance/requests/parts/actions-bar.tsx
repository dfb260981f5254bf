import { Button } from '@cabinet/ui/button'
import { Icon, type IconType } from '@cabinet/ui/icon'
import { ArrowRight, Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SaveState } from '../../../../shared/forms/autosave/use-autosaved-form.ts'
import { focusConflict } from '../../../../shared/forms/conflict-place.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useRequestMessages } from '../messages.ts'
import * as styles from './request.css.ts'

const icons = {
  idle: Check,
  saving: LoaderCircle,
  saved: Check,
  unsent: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
} as const satisfies Record<SaveState, IconType>

/** Says, without calling for attention, how what is typed stands with the server. */
const SaveStatus = ({ state }: { state: SaveState }) => {
  const t = useRequestMessages()
  const intl = useIntl()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  useEffect(() => {
    if (state === 'saved') setSavedAt(Date.now())
  }, [state])
  const words = {
    idle: null,
    saving: t('saving'),
    saved: savedAt === null ? null : t('saved', { time: intl.formatTime(savedAt) }),
    unsent: t('unsent'),
    refused: t('refusedSave'),
    conflict: t('conflict'),
  }[state]
  const isSaved = state === 'saved'
  return (
    <div className={styles.status} role="status">
      {words !== null && (
        <>
          <Icon of={icons[state]} size={16} className={isSaved ? styles.saved : styles.waits} />
          <span>{words}</span>
        </>
      )}
    </div>
  )
}

/** The way on, at the lower edge of the window. */
export const ActionsBar = ({
  state,
  isFirst,
  onBack,
  onNext,
  isBusy,
  send,
}: {
  state: SaveState
  isFirst: boolean
  onBack: () => void
  onNext: () => void
  isBusy: boolean
  /** On the last step: whether the request can be sent, or why not. */
  send: { readonly reason: string | undefined } | null
}) => {
  const t = useRequestMessages()
  return (
    <div className={styles.bar}>
      <div className={styles.saving}>
        <SaveStatus state={state} />
        {state === 'conflict' && (
          // The panel that asks stands among the fields, maybe screens above this bar.
          <Button size="small" variant="outline" tone="neutral" onPress={focusConflict}>
            {t('conflict.choose')}
          </Button>
        )}
      </div>
      <div className={styles.moves}>
        <Button variant="outline" tone="neutral" isDisabled={isFirst || isBusy} onPress={onBack}>
          {t('back')}
        </Button>
        {send ? (
          <Button isLoading={isBusy} disabledReason={send.reason} onPress={onNext}>
            {t('send')}
          </Button>
        ) : (
          <Button isLoading={isBusy} iconEnd={ArrowRight} onPress={onNext}>
            {t('next')}
          </Button>
        )}
      </div>
    </div>
  )
}
