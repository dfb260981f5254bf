import { Button } from '@cabinet/ui/button'
import { CopyButton } from '@cabinet/ui/copy-button'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Download } from 'lucide-react'
import { saveFile } from '../files/save-file.ts'
import { useSecondFactorMessages } from './messages.ts'
import * as styles from './recovery-codes.css.ts'

/** Recovery codes right after they were drawn: the only moment at which they can be read. */
export const RecoveryCodesList = ({
  codes,
  onSaved,
}: {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}) => {
  const t = useSecondFactorMessages()
  const text = codes.join('\n')
  return (
    <Stack gap={16}>
      <Heading level={2} size="body">
        {t('codes.title')}
      </Heading>
      <Text tone="muted">{t('codes.text')}</Text>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap={8}>
        <CopyButton value={text} label={t('codes.copy')} />
        <Button
          variant="outline"
          tone="neutral"
          icon={Download}
          onPress={() => saveFile(new File([text], t('codes.file'), { type: 'text/plain' }))}
        >
          {t('codes.download')}
        </Button>
      </Inline>
      <Button size="large" isBlock onPress={onSaved}>
        {t('codes.done')}
      </Button>
    </Stack>
  )
}
