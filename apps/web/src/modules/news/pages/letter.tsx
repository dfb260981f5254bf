import type { NewsLetterCard } from '@cabinet/contract/news'
import { newsPages } from '@cabinet/contract/news/pages'
import { Banner } from '@cabinet/ui/banner'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { useParams } from 'react-router-dom'
import { useIntl } from '../../../shared/intl/messages.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { StatusHistory } from '../../../shared/ui/status-history.tsx'
import { useLetter } from '../data.ts'
import { Composer } from '../parts/composer.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { useNewsMessages } from '../parts/messages.ts'
import * as styles from '../parts/news.css.ts'
import { Preview } from '../parts/preview.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { StopButton } from '../parts/stop-button.tsx'

const WRONG: ReadonlySet<string> = new Set(['STOPPED'])
const WANTED: ReadonlySet<string> = new Set(['SENT'])

/** A letter that has left: what it said, to whom and when. */
const SentLetter = ({ letter }: { letter: NewsLetterCard }) => {
  const t = useNewsMessages()
  const { formatNumber } = useIntl()
  return (
    <div className={styles.columns}>
      <Section title={t('letter.title')} badge={<StateBadge state={letter.state} />}>
        {letter.state.name === 'SENDING' && (
          <Banner action={<StopButton id={letter.id} />}>
            {t('sending', { count: formatNumber(letter.recipients) })}
          </Banner>
        )}
        {letter.state.name === 'STOPPED' && (
          <Banner
            tone="notice"
            title={t('stopped', { count: letter.recipients })}
            action={<CopyButton letter={letter} />}
          >
            {t('copy.hint')}
          </Banner>
        )}
        <DescriptionList
          items={[
            { label: t('audience'), value: letter.audience?.description ?? t('audience.all') },
            { label: t('recipients'), value: formatNumber(letter.recipients) },
            { label: t('author'), value: letter.author },
            { label: t('created'), value: <DateText value={letter.createdDateTime} format="dateTime" /> },
            {
              label: t('sent'),
              value: letter.sentDateTime === null ? '—' : <DateText value={letter.sentDateTime} format="dateTime" />,
            },
          ]}
        />
        <StatusHistory label={t('history')} events={letter.history} wrong={WRONG} wanted={WANTED} />
      </Section>
      <Preview subject={letter.subject} text={letter.text} />
    </div>
  )
}

/** A letter of news: a draft to go on with, or what has been sent. */
export const Page = () => {
  const t = useNewsMessages()
  const { id = '' } = useParams()
  const found = useLetter(id)
  const subject = found.data?.state.name === 'DRAFT' ? undefined : found.data?.subject
  return (
    <Stack gap={16}>
      <Inline>
        <Link isStandalone href={newsPages.news()}>
          {t('toList')}
        </Link>
      </Inline>
      <Heading level={1} className={styles.letter}>
        {subject ?? t('letter.title')}
      </Heading>
      <Loaded of={found}>
        {(letter) =>
          letter.state.name === 'DRAFT' ? <Composer key={letter.id} letter={letter} /> : <SentLetter letter={letter} />
        }
      </Loaded>
    </Stack>
  )
}
