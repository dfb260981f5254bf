import { partnerPages } from '@cabinet/contract/partner/pages'
import type { PartnerCall, PartnerCard, PartnerDelivery } from '@cabinet/contract/partner/partners'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Grid } from '@cabinet/ui/grid'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { SkeletonText } from '@cabinet/ui/skeleton'
import type { ReactNode } from 'react'
import { isIn } from '../../../shared/access/access.ts'
import { useUser } from '../../../shared/access/user.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { useFailedDeliveries, useLatestCalls } from '../data.ts'
import { usePartnerMessages } from '../parts/messages.ts'
import * as parts from '../parts/partner.css.ts'
import { webhookTones } from '../parts/tones.ts'
import { LazyWaiting } from '../decisions/lazy-waiting.tsx'
import { Documentation } from './documentation.tsx'
import { DeveloperPage } from './frame.tsx'
import * as styles from './overview.css.ts'

const More = ({ href, track, children }: { href: string; track: string; children: string }) => (
  <ButtonLink data-track={track} href={href} size="small" variant="outline" tone="neutral">
    {children}
  </ButtonLink>
)

const Keys = ({ partner: { keys, lastUsedDateTime: at } }: { partner: PartnerCard }) => {
  const t = usePartnerMessages()
  const intl = useIntl()
  return (
    <Section
      title={String(intl.formatMessage({ id: 'partner.developers-keys' }))}
      actions={
        <More href={partnerPages['developers-keys']()} track="dev-keys">
          {t('dev.toKeys')}
        </More>
      }
    >
      <DescriptionList
        items={[
          { label: t('dev.keysCount'), value: t('list.keyCount', { count: keys }) },
          { label: t('keys.used'), value: at === null ? '—' : <DateText value={at} format="dateTime" /> },
        ]}
      />
    </Section>
  )
}

const Events = ({ partner: { webhook, webhookTarget: target } }: { partner: PartnerCard }) => {
  const t = usePartnerMessages()
  const intl = useIntl()
  const delivered = target?.deliveredDateTime ?? null
  return (
    <Section
      title={String(intl.formatMessage({ id: 'partner.developers-deliveries' }))}
      badge={<Badge tone={webhookTones[webhook]}>{t(`webhook.state.${webhook}`)}</Badge>}
      actions={
        <More href={partnerPages['developers-webhook']()} track="dev-webhook">
          {t('dev.toWebhook')}
        </More>
      }
    >
      {target === null ? (
        <Text tone="muted">{t('webhook.emptyText')}</Text>
      ) : (
        <DescriptionList
          items={[
            { label: t('webhook.waiting'), value: target.waiting },
            {
              label: t('webhook.delivered'),
              value: delivered === null ? '—' : <DateText value={delivered} format="dateTime" />,
            },
          ]}
        />
      )}
    </Section>
  )
}

interface LatestProps<Item> {
  readonly of: {
    readonly data: { readonly content: readonly Item[] } | undefined
    readonly error: unknown
    readonly mutate: () => Promise<unknown>
  }
  readonly none: string
  readonly row: (item: Item) => ReactNode
}

/** The newest lines of a list, which is a page of its own. */
const Latest = <Item extends { readonly id: string }>({ of, none, row }: LatestProps<Item>) => {
  if (of.data === undefined) {
    return of.error === undefined ? (
      <SkeletonText lines={3} />
    ) : (
      <LoadFailure error={of.error} onRetry={() => of.mutate()} />
    )
  }
  if (of.data.content.length === 0) return <Text tone="muted">{none}</Text>
  return (
    <ul className={styles.list}>
      {of.data.content.map((item) => (
        <li key={item.id} className={styles.row}>
          {row(item)}
        </li>
      ))}
    </ul>
  )
}

const Failed = ({ partnerId }: { partnerId: string }) => {
  const t = usePartnerMessages()
  const row = ({ type, cursor, problem, attemptedDateTime: at }: PartnerDelivery) => (
    <>
      <span className={parts.lines}>
        <span className={parts.code}>
          {type} · № {cursor}
        </span>
        {problem !== null && <span className={parts.muted}>{problem}</span>}
      </span>
      <span className={styles.when}>
        <DateText value={at} format="dateTime" />
      </span>
    </>
  )
  return (
    <Section
      title={t('dev.failed')}
      actions={
        <More href={partnerPages['developers-deliveries']()} track="dev-deliveries">
          {t('dev.allDeliveries')}
        </More>
      }
    >
      <Latest of={useFailedDeliveries(partnerId)} none={t('dev.noFailed')} row={row} />
    </Section>
  )
}

const Calls = ({ partnerId }: { partnerId: string }) => {
  const t = usePartnerMessages()
  const row = ({ id, endpoint, status, atDateTime: at }: PartnerCall) => (
    <>
      <span className={styles.what}>
        <span className={styles.status}>
          <Badge tone={status < 300 ? 'positive' : 'negative'}>{status}</Badge>
        </span>
        <Link
          isStandalone
          data-track="dev-call"
          className={parts.code}
          href={partnerPages['developers-calls']({}, { open: id })}
        >
          {endpoint}
        </Link>
      </span>
      <span className={styles.when}>
        <DateText value={at} format="dateTime" />
      </span>
    </>
  )
  return (
    <Section
      title={t('dev.calls')}
      actions={
        <More href={partnerPages['developers-calls']()} track="dev-calls">
          {t('dev.allCalls')}
        </More>
      }
    >
      <Latest of={useLatestCalls(partnerId)} none={t('dev.noCalls')} row={row} />
    </Section>
  )
}

const Content = ({ partner }: { partner: PartnerCard }) => {
  const t = usePartnerMessages()
  return (
    <Stack gap={16}>
      {partner.isActive && partner.webhook === 'PAUSED' && (
        <Banner
          tone="negative"
          title={t('dev.paused')}
          action={
            <ButtonLink
              data-track="dev-paused"
              href={partnerPages['developers-webhook']()}
              variant="quiet"
              size="small"
            >
              {t('dev.toWebhook')}
            </ButtonLink>
          }
        >
          {t('dev.pausedText')}
        </Banner>
      )}
      <Grid columns={2}>
        <Keys partner={partner} />
        <Events partner={partner} />
        <Failed partnerId={partner.id} />
        <Calls partnerId={partner.id} />
      </Grid>
      <Documentation />
    </Stack>
  )
}

/** What waits for decisions of the person, and how the programs of the partner fare: each for who works with it. */
export const Overview = () => {
  const t = usePartnerMessages()
  const user = useUser()
  const decides = user.partner?.areas.some((area) => area !== 'DEVELOP') ?? false
  const develops = isIn(user, 'DEVELOP')
  return (
    <DeveloperPage title={t(decides ? 'dev.overview' : 'dev.title')} lead={t(decides ? 'dev.leadDecides' : 'dev.lead')}>
      {(partner) => (
        <Stack gap={24}>
          {decides && <LazyWaiting kind={partner.kind} />}
          {develops && <Content partner={partner} />}
        </Stack>
      )}
    </DeveloperPage>
  )
}
