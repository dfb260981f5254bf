import { counters, get } from '@cabinet/contract/claim'
import { messages } from '@cabinet/contract/claim/papers'
import { claimPages } from '@cabinet/contract/claim/pages'
import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Timeline } from '@cabinet/ui/timeline'
import { useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '../../../shared/api/problem.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useClaimOfPage } from '../data.ts'
import { ClaimForm } from '../form/claim-form.tsx'
import { useMessages } from '../messages.ts'
import { useProductName } from '../parts/products.ts'
import { subjectOf } from '../registers/columns.tsx'
import { useLiveRefresh } from '../use-live-refresh.ts'
import { type ClaimMessages, useClaimMessages } from '../parts/messages.ts'
import { ClaimStatusBadge } from '../parts/status-badge.tsx'
import { ClaimActions } from './actions.tsx'
import * as styles from '../parts/claim.css.ts'
import { Conversation } from './conversation.tsx'
import { Decision } from './decision.tsx'
import { DocumentList } from '../parts/documents.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { GroupLines } from '../parts/lines.tsx'
import { FilePreview } from './preview.tsx'
import { Section } from '../parts/section.tsx'
import { AboutSection, NextDay, SumSection } from '../parts/side.tsx'
import { ClaimSteps } from './steps.tsx'
import { useOpenedFile } from './use-opened-file.ts'

const reads = [get, messages, counters]
const bad: ReadonlySet<string> = new Set(['REJECTED', 'WITHDRAWN'])
const good: ReadonlySet<string> = new Set(['APPROVED', 'PARTIALLY_APPROVED', 'PAID'])
const toneOf = (status: string) => (bad.has(status) ? 'negative' : good.has(status) ? 'positive' : 'accent')

const History = ({ claim, t }: { claim: ClaimCard; t: ClaimMessages }) => (
  <Section title={t('history')}>
    <Timeline
      label={t('history')}
      events={claim.history.map(({ id, at, title, status, by, reason }) => ({
        id,
        at,
        title,
        tone: status.name === 'DOCUMENTS_REQUESTED' ? 'notice' : toneOf(status.name),
        note: reason ?? t(`by.${by}`),
      }))}
    />
  </Section>
)

const Reading = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const nameOf = useProductName()
  const { opened, open, close } = useOpenedFile(claim)
  const wanted = claim.checklist.filter(({ need }) => need === 'REQUIRED')
  const event = claim.isGroupClaim ? t('event.group') : (claim.eventType?.description ?? t('event.unknown'))
  return (
    <Stack gap={16}>
      <div className={styles.head}>
        <Stack gap={4}>
          <div className={styles.title}>
            <Heading level={1}>{t('claim.title', { number: claim.number })}</Heading>
            <ClaimStatusBadge status={claim.status} />
          </div>
          <Text tone="muted">
            {t('claim.subtitle', {
              event,
              subject: subjectOf(claim, { t, locale }),
              product: nameOf(claim.product.name),
            })}
          </Text>
          {claim.clonedFrom && (
            <Text size="caption">
              {t.rich('clone.from', {
                link: <Link href={claimPages.claim({ id: claim.clonedFrom.id })}>{claim.clonedFrom.number}</Link>,
              })}
            </Text>
          )}
        </Stack>
        <ClaimActions claim={claim} />
      </div>
      <ClaimSteps claim={claim} />
      <DraftNotice claim={claim} />
      <div className={styles.columns} data-preview={opened === undefined ? undefined : ''}>
        <div className={styles.side}>
          <NextDay claim={claim} />
          <SumSection claim={claim} />
        </div>
        {opened && <FilePreview claim={claim} file={opened} onOpen={open} onClose={close} />}
        <div className={styles.main}>
          <Decision claim={claim} onOpen={open} />
          <Conversation claim={claim} />
          {claim.lines.length > 0 && (
            <Section title={t('lines')}>
              <GroupLines claim={claim} />
            </Section>
          )}
          <Section
            title={t('documents')}
            end={
              wanted.length > 0 && (
                <Text as="span" tone="muted">
                  {t('documents.progress', {
                    count: wanted.filter(({ isEnough }) => isEnough).length,
                    all: wanted.length,
                  })}
                </Text>
              )
            }
          >
            <DocumentList claim={claim} onOpen={open} />
          </Section>
        </div>
        <div className={styles.history}>
          <History claim={claim} t={t} />
        </div>
        <div className={styles.about}>
          <AboutSection claim={claim} />
        </div>
      </div>
    </Stack>
  )
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) => {
  const t = useClaimMessages()
  const shared = useSharedMessages()
  return (
    <Card>
      {problemOf(error, shared).status === 404 ? (
        <EmptyState
          level={1}
          title={t('claim.gone')}
          action={
            <ButtonLink href={claimPages.settlement()} variant="outline" tone="neutral">
              {t('claim.toAll')}
            </ButtonLink>
          }
        />
      ) : (
        <LoadFailure error={error} onRetry={onRetry} />
      )}
    </Card>
  )
}

/** A claim: what it waits for, what it consists of, what has become of it; with `?step=` the form of its draft. */
export const Page = () => {
  const { id = '' } = useParams()
  const titles = useMessages()
  const [search] = useSearchParams()
  const { data: claim, error, mutate } = useClaimOfPage(id)
  useLiveRefresh(reads)
  const isForm = search.has('step') && claim?.status.name === 'DRAFT' && claim.may.edit
  return (
    <Stack gap={16} className={isForm ? styles.formPage : styles.page}>
      <Breadcrumbs
        parents={[{ label: titles('settlement.title'), href: claimPages.settlement() }]}
        current={claim?.number ?? titles('claim.title')}
      />
      {claim && (isForm ? <ClaimForm key={id} claim={claim} /> : <Reading claim={claim} />)}
      {!claim && error !== undefined && <Failed error={error} onRetry={() => mutate()} />}
      {!claim && error === undefined && (
        <Card aria-busy="true">
          <SkeletonText lines={10} />
        </Card>
      )}
    </Stack>
  )
}
