import type { StatementLineCard, StatementShare } from '@cabinet/contract/partner/statement'
import { partnerPages } from '@cabinet/contract/partner/pages'
import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { DateText } from '@cabinet/ui/date-text'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useState } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import * as styles from '../parts/partner.css.ts'
import { useRevoke } from './data.ts'
import { useStatementMessages } from './messages.ts'

const Share = ({ share, onRevoke }: { share: StatementShare; onRevoke: () => void }) => {
  const t = useStatementMessages()
  const { invoice, otherLineId, matchedBy, revokedBy, revokedDateTime } = share
  return (
    <li className={styles.share}>
      <span className={styles.lines}>
        <span>
          {invoice ? (
            `${invoice.number} · ${invoice.product}`
          ) : (
            <Link href={partnerPages.statement({}, { open: otherLineId ?? undefined })}>{t('share.back')}</Link>
          )}
        </span>
        {invoice?.organization != null && <span className={styles.muted}>{companyText(invoice.organization)}</span>}
        <span className={styles.muted}>
          {matchedBy ?? t('share.itself')} · <DateText value={share.atDateTime} format="dateTime" />
        </span>
        {revokedDateTime !== null && (
          <span className={styles.muted}>
            {t('share.revoked', { name: revokedBy ?? '' })} · <DateText value={revokedDateTime} format="dateTime" />
          </span>
        )}
      </span>
      <span className={styles.shareSide}>
        <Money kopecks={share.amount} />
        {invoice && revokedDateTime === null && (
          <Button
            data-track="share-revoke"
            size="small"
            variant="quiet"
            aria-label={t('share.revokeOne', { number: invoice.number })}
            onPress={onRevoke}
          >
            {t('share.revoke')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Where the money of a line went; what was put on an invoice by mistake can be taken off again. */
export const ShareList = ({ line }: { line: StatementLineCard }) => {
  const t = useStatementMessages()
  const { trigger } = useRevoke()
  const shared = useSharedMessages()
  const [revoked, setRevoked] = useState<StatementShare | null>(null)
  const revoke = async (shareId: string) => {
    try {
      await trigger({ params: { id: line.id }, body: { version: line.version, shareId } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
  }
  return (
    <Stack gap={12}>
      <Heading level={3}>{t('share.title')}</Heading>
      <ul className={styles.shares}>
        {line.shares.map((share) => (
          <Share key={share.id} share={share} onRevoke={() => setRevoked(share)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={revoked !== null}
        title={t('share.revokeTitle', { number: revoked?.invoice?.number ?? '' })}
        confirmLabel={t('share.revoke')}
        tone="negative"
        onOpenChange={() => setRevoked(null)}
        onConfirm={() => (revoked ? revoke(revoked.id) : undefined)}
      >
        {t('share.revokeText')}
      </ConfirmDialog>
    </Stack>
  )
}
