import { Button } from '@cabinet/ui/button'
import { Inline } from '@cabinet/ui/inline'
import { SummaryStrip } from '@cabinet/ui/summary-strip'
import { Text } from '@cabinet/ui/text'
import { useSharedMessages } from '../messages.ts'
import { useRegisterMessages } from './messages.ts'
import * as styles from './register.css.ts'
import type { RegisterSums } from './use-sums.ts'

/** Counts and sums of a register; when they cannot be had a line says so: a zero in their place would be believed. */
export const SumsStrip = ({ of: { items, state, isValidating, retry } }: { of: RegisterSums }) => {
  const t = useRegisterMessages()
  const shared = useSharedMessages()
  if (state !== 'failed') return <SummaryStrip className={styles.strip} items={items} isLoading={state === 'loading'} />
  return (
    <Inline className={styles.stripFailed} gap={8}>
      <Text tone="muted">{t('sums.failed')}</Text>
      <Button
        data-track="sums-retry"
        size="small"
        variant="outline"
        tone="neutral"
        isLoading={isValidating}
        onPress={retry}
      >
        {shared('retry')}
      </Button>
    </Inline>
  )
}
