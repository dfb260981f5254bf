import { ButtonLink } from '@cabinet/ui/button-link'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { useWords } from '../words.ts'
import { EntryFrame } from './entry-frame.tsx'

/** A page for entering that is announced and not yet open: it says what will be here and leads back to the sign-in. */
export const UpcomingEntry = ({ title, text, actions }: { title: string; text: string; actions?: ReactNode }) => {
  const t = useWords()
  return (
    <EntryFrame>
      <Heading level={1}>{title}</Heading>
      <Text size="reading" tone="muted">
        {text}
      </Text>
      <Inline gap={8}>
        {actions ?? (
          <ButtonLink href={paths.login()} size="large">
            {t('toLogin')}
          </ButtonLink>
        )}
      </Inline>
    </EntryFrame>
  )
}
