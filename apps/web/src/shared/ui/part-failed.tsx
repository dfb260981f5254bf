import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { useSharedMessages } from '../messages.ts'

/** Stands in the place of a part whose code did not come. */
export const PartFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useSharedMessages()
  return (
    <Banner
      tone="negative"
      action={
        <Button variant="outline" tone="neutral" size="small" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('card.failed')}
    </Banner>
  )
}
