import type { PartnerCard, PartnerKey } from '@cabinet/contract/partner/partners'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { CopyButton } from '@cabinet/ui/copy-button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { Card } from '@cabinet/ui/card'
import { DataTable, type Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { KeyRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { card } from '../../../shared/register/register.css.ts'
import { useRevokeKey } from '../data.ts'
import { IssueKeyDialog } from './issue-key-dialog.tsx'
import { type PartnerMessages, usePartnerMessages } from './messages.ts'
import { useOffReason } from './off-reason.ts'
import * as styles from './partner.css.ts'
import { ShownOnce } from '../../../shared/ui/shown-once.tsx'

const stateOf = ({ revokedDateTime, expiresDateTime }: PartnerKey, now: number) => {
  if (revokedDateTime !== null) return 'REVOKED'
  return expiresDateTime !== null && Date.parse(expiresDateTime) <= now ? 'EXPIRED' : 'ACTIVE'
}
const tones = { ACTIVE: 'positive', EXPIRED: 'neutral', REVOKED: 'neutral' } as const

const columnsOf = (
  t: PartnerMessages,
  offReason: string | undefined,
  onRevoke: (key: PartnerKey) => void,
): readonly Column<PartnerKey>[] => [
  {
    id: 'prefix',
    header: t('keys.prefix'),
    width: 260,
    isRowHeader: true,
    isFlexible: true,
    cell: ({ prefix, note, networks }) => (
      <span className={styles.lines}>
        <span className={styles.code}>{prefix}…</span>
        <span className={styles.muted}>{[note, ...networks].join(' · ')}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: t('keys.state'),
    width: 150,
    cell: (key) => {
      const state = stateOf(key, Date.now())
      return <Badge tone={tones[state]}>{t(`keys.state.${state}`)}</Badge>
    },
  },
  {
    id: 'used',
    header: t('keys.used'),
    width: 170,
    cell: ({ lastUsedDateTime: at }) => (at === null ? '—' : <DateText value={at} format="dateTime" />),
  },
  {
    id: 'expires',
    header: t('keys.expires'),
    width: 170,
    cell: ({ expiresDateTime: at }) => (at === null ? t('keys.forGood') : <DateText value={at} format="dateTime" />),
  },
  {
    id: 'revoke',
    header: t('keys.actions'),
    width: 140,
    cell: (key) =>
      key.revokedDateTime === null ? (
        <Button
          data-track="key-revoke"
          size="small"
          variant="quiet"
          tone="negative"
          aria-label={t('keys.revokeOne', { prefix: key.prefix })}
          disabledReason={offReason}
          onPress={() => onRevoke(key)}
        >
          {t('keys.revoke')}
        </Button>
      ) : (
        '—'
      ),
  },
]

/** Keys of a partner: several at a time, so that one can replace another without a break. */
export const KeysTab = ({ partner }: { partner: PartnerCard }) => {
  const { id, keyList, demoKey } = partner
  const t = usePartnerMessages()
  const offReason = useOffReason(partner)
  const { trigger } = useRevokeKey()
  const [isIssuing, setIssuing] = useState(false)
  const [issued, setIssued] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<PartnerKey | null>(null)
  const columns = useMemo(() => columnsOf(t, offReason, setRevoked), [t, offReason])
  const issue = (
    <Button icon={KeyRound} disabledReason={offReason} onPress={() => setIssuing(true)}>
      {t('keys.issue')}
    </Button>
  )
  return (
    <Stack gap={16}>
      {issued !== null && (
        <ShownOnce
          title={t('keys.issued')}
          value={issued}
          note={t('keys.once')}
          copy={t('keys.copy')}
          onClose={() => setIssued(null)}
        />
      )}
      {keyList.length > 0 && <Inline>{issue}</Inline>}
      {demoKey !== null && (
        <Inline>
          <Text as="span" size="caption" tone="muted">
            {t('keys.demo')}
          </Text>
          <Text as="span" className={styles.code}>
            {demoKey}
          </Text>
          <CopyButton value={demoKey} label={t('keys.copy')} size="small" />
        </Inline>
      )}
      <Card className={card} isPadded={false}>
        <DataTable
          label={t('tab.keys')}
          columns={columns}
          rows={keyList}
          rowKey={(key) => key.id}
          empty={
            <EmptyState title={t('keys.empty')} action={issue}>
              {t('keys.emptyText')}
            </EmptyState>
          }
        />
      </Card>
      {isIssuing && <IssueKeyDialog partnerId={id} onIssued={setIssued} onClose={() => setIssuing(false)} />}
      <ConfirmDialog
        isOpen={revoked !== null}
        title={t('keys.revokeTitle', { prefix: revoked?.prefix ?? '' })}
        confirmLabel={t('keys.revoke')}
        tone="negative"
        onOpenChange={() => setRevoked(null)}
        onConfirm={() => (revoked ? trigger({ params: { id, keyId: revoked.id } }) : undefined)}
      >
        {t('keys.revokeText')}
      </ConfirmDialog>
    </Stack>
  )
}
