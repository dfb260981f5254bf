import type { ClaimCard, ClaimGroupLine } from '@cabinet/contract/claim/shapes'
import { Checkbox } from '@cabinet/ui/checkbox'
import { formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { TextField } from '@cabinet/ui/text-field'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useSaveLine } from '../data.ts'
import { useClaimMessages } from './messages.ts'
import * as styles from './claim.css.ts'

const ExcludeDialog = ({ claim, line, onClose }: { claim: ClaimCard; line: ClaimGroupLine; onClose: () => void }) => {
  const t = useClaimMessages()
  const { trigger } = useSaveLine()
  const { locale } = useIntl()
  return (
    <FormDialog<{ reason: string }>
      title={t('lines.excludeTitle', { number: line.number })}
      text={t('lines.excludeText', { sum: formatMoney(line.logisticsCost, { locale }) })}
      submit={t('lines.exclude')}
      done={t('lines.excluded', { number: line.number })}
      fields={['reason']}
      validate={(values) =>
        (values as { reason?: string }).reason?.trim() ? {} : { reason: t('lines.reasonRequired') }
      }
      onSubmit={({ reason }) =>
        trigger({
          params: { id: claim.id, orderId: line.orderId },
          body: { version: claim.version, excluded: true, reason: reason.trim() },
        })
      }
      onClose={onClose}
    >
      <FormField<string> name="reason" empty="">
        {(field) => (
          <TextField
            label={t('lines.reason')}
            description={t('lines.reasonHint', { product: claim.product.name })}
            isRequired
            maxLength={500}
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  )
}

/** Orders of a month: an order is taken out for a reason and put back, and the total follows. */
export const GroupLines = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const attempt = useAttempt()
  const { trigger, isMutating } = useSaveLine()
  const [excluding, setExcluding] = useState<ClaimGroupLine>()
  const canEdit = claim.possible.edit && claim.may.edit
  const included = claim.lines.filter(({ excluded }) => !excluded)
  const total = included.reduce((sum, { logisticsCost }) => sum + logisticsCost, 0)
  const putBack = ({ orderId }: ClaimGroupLine) =>
    attempt(async () => {
      await trigger({
        params: { id: claim.id, orderId },
        body: { version: claim.version, excluded: false, reason: null },
      })
    })
  return (
    <>
      <ul className={styles.rows} aria-label={t('lines')}>
        {claim.lines.map((line) => {
          const details = t('lines.facts', {
            event: line.eventType.description,
            date: formatDate(line.eventDate, 'date', { locale }),
          })
          return (
            <li key={line.orderId} className={styles.row}>
              <div className={styles.rowLine}>
                <span className={styles.rowName}>
                  {canEdit ? (
                    <Checkbox
                      data-track="claim-line"
                      isSelected={!line.excluded}
                      isDisabled={isMutating}
                      onChange={(isIncluded) => (isIncluded ? void putBack(line) : setExcluding(line))}
                    >
                      {line.number}
                    </Checkbox>
                  ) : (
                    <strong>{line.number}</strong>
                  )}
                  <Text as="span" size="caption" tone="muted">
                    {line.reasonName === null ? details : `${details}. ${line.reasonName}`}
                  </Text>
                  {line.excluded && (
                    <Text as="span" size="caption">
                      {t('lines.because', { reason: line.excludeReason ?? '' })}
                    </Text>
                  )}
                </span>
                {line.excluded ? (
                  <Text as="span" tone="muted">
                    <s>{formatMoney(line.logisticsCost, { locale })}</s>
                  </Text>
                ) : (
                  <Money kopecks={line.logisticsCost} />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <div className={styles.total} role="status">
        <span>{t('lines.total', { count: included.length })}</span>
        <Money kopecks={total} />
      </div>
      {excluding && <ExcludeDialog claim={claim} line={excluding} onClose={() => setExcluding(undefined)} />}
    </>
  )
}
