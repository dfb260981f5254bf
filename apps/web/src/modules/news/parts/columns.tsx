import type { NewsLetter } from '@cabinet/contract/news'
import type { Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'
import { type NewsMessages, useNewsMessages } from './messages.ts'
import * as styles from './news.css.ts'
import { StateBadge } from './state-badge.tsx'

const columnsOf = (t: NewsMessages, locale: string): readonly Column<NewsLetter>[] => [
  {
    id: 'subject',
    header: t('subject'),
    width: 200,
    isFlexible: true,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<NewsLetter>(({ subject, author }) => ({
      first: <span className={styles.subject}>{subject}</span>,
      under: author,
    })),
    text: ({ subject }) => subject,
  },
  {
    id: 'state.name',
    header: t('state'),
    width: 140,
    isSortable: true,
    ...badgeCell<NewsLetter>(({ state }) => <StateBadge state={state} />),
    text: ({ state }) => state.description,
  },
  {
    id: 'audience',
    header: t('audience'),
    width: 170,
    cell: ({ audience }) => audience?.description ?? t('audience.all'),
  },
  {
    id: 'recipients',
    header: t('recipients'),
    kind: 'number',
    width: 120,
    isSortable: true,
    cell: ({ state, recipients }) => (state.name === 'DRAFT' ? '—' : recipients),
    text: ({ recipients }) => String(recipients),
  },
  {
    id: 'createdDateTime',
    header: t('created'),
    width: 150,
    isSortable: true,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} format="dateTime" />,
    text: ({ createdDateTime }) => formatDate(createdDateTime, 'dateTime', { locale }),
  },
  {
    id: 'sentDateTime',
    header: t('sent'),
    width: 150,
    isSortable: true,
    cell: ({ sentDateTime }) => (sentDateTime === null ? '—' : <DateText value={sentDateTime} format="dateTime" />),
    text: ({ sentDateTime }) => (sentDateTime === null ? '' : formatDate(sentDateTime, 'dateTime', { locale })),
  },
]

/** The columns of the letters. */
export const useNewsColumns = () => {
  const t = useNewsMessages()
  const { locale } = useIntl()
  return useMemo(() => columnsOf(t, locale), [t, locale])
}
