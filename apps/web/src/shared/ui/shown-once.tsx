import { Banner } from '@cabinet/ui/banner'
import { CopyButton } from '@cabinet/ui/copy-button'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import * as styles from './shown-once.css.ts'

/** A key, a secret or a password right after it was made: the only moment at which it can be read. */
export const ShownOnce = ({
  title,
  value,
  note,
  copy,
  onClose,
}: {
  title: string
  value: string
  /** That it will not be shown again. */
  note: string
  /** What the button that copies it says. */
  copy: string
  onClose: () => void
}) => (
  <Banner
    tone="positive"
    announce="status"
    title={title}
    action={<CopyButton value={value} label={copy} size="small" />}
    onClose={onClose}
  >
    <Stack gap={4}>
      <Text as="span" className={styles.code}>
        {value}
      </Text>
      <Text as="span" size="caption" tone="muted">
        {note}
      </Text>
    </Stack>
  </Banner>
)
