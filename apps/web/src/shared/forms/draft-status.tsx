import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Text } from '@cabinet/ui/text'
import { useIntl } from '../intl/messages.ts'
import { useFormMessages } from './messages.ts'

/** Says, without calling for attention, when what was typed was kept last. */
export const DraftStatus = ({ savedAt }: { savedAt: number | 'failed' }) => {
  const t = useFormMessages()
  const intl = useIntl()
  return (
    <Text size="caption" tone="muted">
      {savedAt === 'failed' ? t('draft.failed') : t('draft.saved', { time: intl.formatTime(savedAt) })}
    </Text>
  )
}

/** Says that the form does not begin with what is saved, and offers to. */
export const DraftRestored = ({ onDiscard }: { onDiscard: () => void }) => {
  const t = useFormMessages()
  return (
    <Banner
      tone="info"
      announce="status"
      action={
        <Button variant="outline" tone="neutral" size="small" onPress={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored')}
    </Banner>
  )
}
