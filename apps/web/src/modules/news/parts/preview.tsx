import { paragraphsOf, partsOf } from '@cabinet/contract/linked-text'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Section } from '../../../shared/ui/section.tsx'
import { useNewsMessages } from './messages.ts'
import * as styles from './news.css.ts'

/** The words of a letter with their addresses as links. */
const Words = ({ text }: { text: string }) => (
  <div className={styles.letter}>
    {partsOf(text).map(({ text: part, at, url }) =>
      url === undefined ? (
        part
      ) : (
        <Link key={at} data-track="news-link" href={url} isExternal>
          {part}
        </Link>
      ),
    )}
  </div>
)

/** A letter as its readers see it, without what every letter has around its words. */
export const Preview = ({ subject, text }: { subject: string; text: string }) => {
  const t = useNewsMessages()
  const words = paragraphsOf(text).join('\n\n')
  return (
    <Section title={t('preview')}>
      <Stack gap={16}>
        <Text weight="medium" className={styles.letter}>
          {subject.trim() || t('preview.subject')}
        </Text>
        {words === '' ? <Text tone="muted">{t('preview.empty')}</Text> : <Words text={words} />}
      </Stack>
    </Section>
  )
}
