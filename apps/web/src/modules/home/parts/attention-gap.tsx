import { Button } from '@cabinet/ui/button'
import { useAttentionGap } from '../../../shared/attention.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useMessages } from '../messages.ts'
import * as styles from './inbox.css.ts'

/** Said where some areas have not answered, so that nobody takes the list for whole. */
export const AttentionGap = () => {
  const t = useMessages()
  const shared = useSharedMessages()
  const { isPartial, isLoading, retry } = useAttentionGap()
  if (!isPartial) return null
  return (
    <div className={styles.gap}>
      <span>{t('attention.missing')}</span>
      <Button size="small" variant="quiet" tone="neutral" isLoading={isLoading} onPress={retry}>
        {shared('retry')}
      </Button>
    </div>
  )
}
