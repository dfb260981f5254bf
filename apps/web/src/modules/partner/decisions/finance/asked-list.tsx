import type { BankAskedDocument, BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { Badge } from '@cabinet/ui/badge'
import { DateText } from '@cabinet/ui/date-text'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { DrawerPart } from '../../../../shared/ui/drawer-part.tsx'
import { ActionButton } from '../action-button.tsx'
import { useDecisionsMessages } from '../messages.ts'
import { useWithdrawAsked } from './data.ts'
import * as styles from '../decisions.css.ts'

const tones = { ASKED: 'notice', ANSWERED: 'positive', WITHDRAWN: 'neutral' } as const

const isKnown = (state: string): state is keyof typeof tones => state in tones

const Asked = ({ requestId, asked }: { requestId: string; asked: BankAskedDocument }) => {
  const t = useDecisionsMessages()
  const { decide, isDeciding } = useWithdrawAsked()
  const { id, document, comment, state, askedDateTime } = asked
  return (
    <li className={styles.line}>
      <Stack gap={4}>
        <Text>{document}</Text>
        {comment !== null && <Text tone="muted">{comment}</Text>}
        <Inline gap={8}>
          {isKnown(state) ? <Badge tone={tones[state]}>{t(`asked.${state}`)}</Badge> : <Badge>{state}</Badge>}
          <Text size="caption" tone="muted">
            <DateText value={askedDateTime} format="dateTime" />
          </Text>
        </Inline>
      </Stack>
      {state === 'ASKED' && (
        <ActionButton
          data-track="decision-asked-withdraw"
          size="small"
          variant="quiet"
          tone="neutral"
          aria-label={t('asked.withdrawOf', { document })}
          isLoading={isDeciding}
          done={t('asked.withdrawn')}
          onAct={() => decide({ id: requestId, askedDocumentId: id }, {})}
        >
          {t('asked.withdraw')}
        </ActionButton>
      )}
    </li>
  )
}

/** What the bank has asked for, and how each stands. */
export const AskedList = ({ request: { id, askedDocuments } }: { request: BankRequestInFull }) => {
  const t = useDecisionsMessages()
  if (askedDocuments.length === 0) return null
  return (
    <DrawerPart title={t('asked')}>
      <ul className={styles.list}>
        {askedDocuments.map((asked) => (
          <Asked key={asked.id} requestId={id} asked={asked} />
        ))}
      </ul>
    </DrawerPart>
  )
}
