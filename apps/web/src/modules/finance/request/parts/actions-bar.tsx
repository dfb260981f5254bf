import { Button } from '@cabinet/ui/button'
import { Icon } from '@cabinet/ui/icon'
import { ArrowRight, Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SaveState } from '../../../../shared/forms/autosave/use-autosaved-form.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useRequestMessages } from '../messages.ts'
import * as styles from './request.css.ts'

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
  }[state]
  const icon = { idle: Check, saving: LoaderCircle, saved: Check, unsent: CloudOff, refused: CloudOff }[state]
  const isKept = state === 'saved'
  return (
    <div className={styles.status} role="status">
      {words !== null && (
        <>
          <Icon of={icon} size={16} className={isKept ? styles.kept : styles.waits} />
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
      <SaveStatus state={state} />
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
