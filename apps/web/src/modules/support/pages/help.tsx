import type { HelpArticle } from '@cabinet/contract/support/help'
import { Accordion } from '@cabinet/ui/accordion'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { SearchField } from '@cabinet/ui/search-field'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { VisuallyHidden } from '@cabinet/ui/visually-hidden'
import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { problemOf } from '../../../shared/api/problem.ts'
import { useOfferCards } from '../../../shared/offer-cards.ts'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { typeset } from '../../../shared/intl/typeset.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useHelpArticles } from '../data.ts'
import { SupportCard } from '../parts/help/support-card.tsx'
import { matching, sectionsOf } from '../parts/help/search.ts'
import { useHelpMessages } from '../parts/help/messages.ts'
import { useHighlights } from '../parts/help/use-highlights.ts'
import { useMessages } from '../messages.ts'
import { OwnRequests } from '../requests/own-requests.tsx'
import * as styles from '../parts/help/help.css.ts'

// Markdown is needed only when an article is opened.
const Prose = lazyPart(async () => (await import('../../../shared/ui/prose.tsx')).Prose)

const Body = ({ text }: { text: string }) => <Prose loading={<SkeletonText lines={3} />}>{text}</Prose>

/** Products that the person does not have: their articles come after the others. */
const useOffered = (): ReadonlySet<string> => {
  const offerCards = useOfferCards()
  return useMemo(() => new Set(offerCards.filter(({ isOwn }) => !isOwn).map(({ key }) => key)), [offerCards])
}

interface SectionsProps {
  readonly articles: readonly HelpArticle[]
  readonly offered: ReadonlySet<string>
  readonly isSearching: boolean
}

const Sections = ({ articles, offered, isSearching }: SectionsProps) => (
  <>
    {sectionsOf(articles, offered).map(({ name, title, articles: list }) => (
      <Stack as="section" gap={8} key={name} aria-labelledby={`help-${name}`}>
        <Heading level={2} size="reading" id={`help-${name}`}>
          {title}
        </Heading>
        <Accordion
          data-track="help-article"
          // A search opens what it has found; without one everything is closed.
          key={String(isSearching)}
          allowsMultiple
          level={3}
          defaultValue={isSearching ? list.map(({ id }) => id) : []}
          items={list.map(({ id, title: question, body }) => ({
            id,
            title: <span lang="ru">{typeset(question)}</span>,
            content: <Body text={body} />,
          }))}
        />
      </Stack>
    ))}
  </>
)

/** Articles of the person's areas and roles, found by their messages, and how to reach people. */
export const Page = () => {
  const page = useMessages()
  const t = useHelpMessages()
  const shared = useSharedMessages()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const query = search.get('q') ?? ''
  const { data, error, mutate } = useHelpArticles()
  const found = matching(data?.items ?? [], query)
  const isSearching = query.trim() !== ''
  const offered = useOffered()
  const list = useRef<HTMLDivElement>(null)
  useHighlights(list, query)
  const ask = (text: string) => setSearch(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true })
  return (
    <Stack gap={24}>
      <Heading level={1}>{page('help.title')}</Heading>
      <SearchField aria-label={t('search')} placeholder={t('search')} value={query} onChange={ask} />
      <VisuallyHidden role="status">{data && isSearching ? t('found', { count: found.length }) : ''}</VisuallyHidden>
      {error !== undefined && (
        <Banner
          tone="negative"
          announce="alert"
          action={<Button onPress={() => void mutate()}>{shared('retry')}</Button>}
        >
          {problemOf(error, shared).message}
        </Banner>
      )}
      {data === undefined && error === undefined && (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
      <div className={styles.columns}>
        <Stack gap={24} ref={list}>
          {locale === 'en' && <Text tone="muted">{t('inRussian')}</Text>}
          {data !== undefined && found.length === 0 && (
            <EmptyState
              title={t('empty')}
              action={
                <Button variant="outline" tone="neutral" onPress={() => ask('')}>
                  {t('clear')}
                </Button>
              }
            >
              {t('emptyText')}
            </EmptyState>
          )}
          <Sections articles={found} offered={offered} isSearching={isSearching} />
        </Stack>
        {/* Beside or below the articles: shown before them it would be pushed down under a press. */}
        {(data !== undefined || error !== undefined) && (
          <div className={styles.aside}>
            <Stack gap={16}>
              <SupportCard />
              <OwnRequests />
            </Stack>
          </div>
        )}
      </div>
    </Stack>
  )
}
