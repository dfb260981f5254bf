import type { PartnerKind } from '@cabinet/contract/access'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import type { ComponentType } from 'react'
import { Section } from '../../../shared/ui/section.tsx'
import * as styles from './decisions.css.ts'
import { useDecisionsMessages } from './messages.ts'

/** Each area says how many of its things wait, and for which partners. */
const files = import.meta.glob<{ readonly kind: PartnerKind; readonly Line: ComponentType }>('./*/waiting.tsx', {
  eager: true,
})

/** What waits for decisions of a partner, kind by kind. */
export const Waiting = ({ kind }: { kind: PartnerKind }) => {
  const t = useDecisionsMessages()
  const lines = Object.entries(files).filter(([, file]) => file.kind === kind)
  return (
    <Section title={t('waiting')}>
      {lines.length > 0 ? (
        <ul className={styles.list}>
          {lines.map(([path, { Line }]) => (
            <Line key={path} />
          ))}
        </ul>
      ) : (
        <Stack>
          <Text tone="muted">{t('waiting.other')}</Text>
        </Stack>
      )}
    </Section>
  )
}
