import type { StatementLineCard } from '@cabinet/contract/partner/statement'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useLine } from './data.ts'
import { MatchList } from './match-list.tsx'
import { useStatementMessages } from './messages.ts'
import { SettleDialog } from './settle-dialog.tsx'
import { ShareList } from './share-list.tsx'
import { StateBadge } from './state.tsx'

const WIDTH = 640

const Details = ({ line }: { line: StatementLineCard }) => {
  const t = useStatementMessages()
  return (
    <DescriptionList
      items={[
        { label: t('payer'), value: companyText(line.payerName) },
        { label: t('itn.label'), value: line.payerItn || '—' },
        { label: t('purpose'), value: line.purpose || '—' },
        { label: t('date'), value: <DateText value={line.date} /> },
        { label: t('amount'), value: <Money kopecks={line.amount} /> },
        { label: t('left'), value: <Money kopecks={line.left} /> },
        { label: t('externalId'), value: line.externalId },
        { label: t('received'), value: <DateText value={line.receivedDateTime} format="dateTime" /> },
      ]}
    />
  )
}

const Settled = ({ line: { comment, settledBy, settledDateTime } }: { line: StatementLineCard }) => {
  if (settledDateTime === null) return null
  return (
    <Banner>
      <Stack gap={4}>
        <span>{comment}</span>
        <Text as="span" size="caption" tone="muted">
          {settledBy} · <DateText value={settledDateTime} format="dateTime" />
        </Text>
      </Stack>
    </Banner>
  )
}

const Content = ({ line }: { line: StatementLineCard }) => {
  const t = useStatementMessages()
  const [isSettling, setSettling] = useState(false)
  const isWaiting = line.left !== 0 && line.settledDateTime === null
  return (
    <Stack gap={24}>
      <Inline gap={8}>
        <StateBadge state={line.state} />
        {isWaiting && line.problem && <Text tone="muted">{line.problem.description}</Text>}
      </Inline>
      <Settled line={line} />
      <Details line={line} />
      {line.shares.length > 0 && <ShareList line={line} />}
      {line.left !== 0 && <MatchList line={line} />}
      {isWaiting && (
        <Stack gap={8}>
          <Heading level={3}>{t('settle')}</Heading>
          <Text tone="muted">{t('settle.text')}</Text>
          <Inline>
            <Button variant="outline" tone="neutral" onPress={() => setSettling(true)}>
              {t('settle')}
            </Button>
          </Inline>
        </Stack>
      )}
      {isSettling && <SettleDialog line={line} onClose={() => setSettling(false)} />}
    </Stack>
  )
}

/** A line of the statement: where its money went, and what people can do about the rest. */
export const LineDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useStatementMessages()
  const { data: line, error, mutate } = useLine(id)
  return (
    <Drawer isOpen width={WIDTH} title={line ? companyText(line.payerName) : t('line')} onOpenChange={onClose}>
      {line ? (
        <Content line={line} />
      ) : error === undefined ? (
        <SkeletonText lines={6} />
      ) : (
        <LoadFailure error={error} onRetry={() => mutate()} />
      )}
    </Drawer>
  )
}
