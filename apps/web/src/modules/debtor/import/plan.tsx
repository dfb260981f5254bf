import type { ImportReport } from '@cabinet/contract/debtor/import'
import { Card } from '@cabinet/ui/card'
import { Divider } from '@cabinet/ui/divider'
import { Heading } from '@cabinet/ui/heading'
import { Icon, type IconType } from '@cabinet/ui/icon'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { FileText, ShieldCheck, TriangleAlert, X } from 'lucide-react'
import { useId } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import * as styles from './import.css.ts'
import { useImportMessages } from './messages.ts'

/** More numbers than these nobody reads in a sentence. */
const NAMED_ROWS = 5

interface ReportProps {
  readonly report: ImportReport
}

const Item = ({ icon, text }: { icon: IconType; text: string }) => (
  <li className={styles.planItem}>
    <Icon of={icon} />
    <span>{text}</span>
  </li>
)

const Buyers = ({ report: { buyers } }: ReportProps) => {
  const t = useImportMessages()
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading id={id} level={3}>
        {t('plan.buyers')}
      </Heading>
      <ul className={styles.buyers}>
        {buyers.map((buyer) => (
          <li key={buyer.id} className={styles.buyer}>
            <span className={styles.buyerName}>
              {companyText(buyer.shortName)}
              <Text as="span" size="caption" tone="muted">
                {t('plan.shipments', { count: buyer.count })}
              </Text>
              {buyer.warning !== null && (
                <Text as="span" size="caption" className={styles.warning}>
                  <Icon of={TriangleAlert} size={16} />
                  {buyer.warning}
                </Text>
              )}
            </span>
            <span className={styles.buyerSum}>
              <Money kopecks={buyer.amountSum} />
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** What the register would get, before anything is written. */
export const Plan = ({ report }: ReportProps) => {
  const t = useImportMessages()
  const id = useId()
  const { goodCount, badCount, amountSum, badRows, buyers } = report
  const rows = badRows.map(({ row }) => row).join(', ')
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading id={id} level={2}>
          {t('plan')}
        </Heading>
        {goodCount > 0 && (
          <div>
            <Text size="caption" tone="muted">
              {t('plan.sum', { count: goodCount })}
            </Text>
            <div className={styles.sum}>
              <Money kopecks={amountSum} />
            </div>
          </div>
        )}
        <ul className={styles.plan}>
          {goodCount > 0 && <Item icon={FileText} text={t('plan.drafts')} />}
          {goodCount > 0 && <Item icon={ShieldCheck} text={t('plan.limits')} />}
          {badCount > 0 && (
            <Item icon={X} text={t(badCount > NAMED_ROWS ? 'plan.badMany' : 'plan.bad', { count: badCount, rows })} />
          )}
        </ul>
        {buyers.length > 0 && (
          <>
            <Divider />
            <Buyers report={report} />
          </>
        )}
      </Stack>
    </Card>
  )
}
