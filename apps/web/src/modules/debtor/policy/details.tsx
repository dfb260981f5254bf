import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import { Accordion } from '@cabinet/ui/accordion'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Section } from '../../../shared/ui/section.tsx'
import { usePercent } from '../parts/use-percent.ts'
import * as styles from './conditions.css.ts'
import { useConditionsMessages } from './messages.ts'

/** What is insured, what is not, and what to do about an overdue payment. */
export const Details = ({ terms }: { terms: PolicyTerms }) => {
  const t = useConditionsMessages()
  const percent = usePercent()
  const covered = (
    <ul className={styles.list}>
      <li>{t('covered.overdue', { count: terms.waitingPeriodDays })}</li>
      <li>{t('covered.bankruptcy')}</li>
    </ul>
  )
  const excluded = (
    <ul className={styles.list}>
      <li>{t('excluded.dispute')}</li>
      <li>{t('excluded.affiliated')}</li>
      <li>{t('excluded.afterOverdue', { count: terms.suspensionDays })}</li>
      <li>{t('excluded.prepayment')}</li>
      <li>{t('excluded.deferral', { count: terms.maxDeferralDays })}</li>
      <li>{t('excluded.overLimit')}</li>
    </ul>
  )
  const steps = (
    <Stack gap={12}>
      <ol className={styles.list}>
        <li>{t('steps.remind')}</li>
        <li>{t('steps.notify', { count: terms.notificationDays })}</li>
        <li>{t('steps.pretension')}</li>
        <li>{t('steps.recovery')}</li>
        <li>{t('steps.claim', { rate: percent(terms.indemnityRate), count: terms.payoutWorkingDays })}</li>
      </ol>
      <div>
        <Link isStandalone href={debtorPages['Debtors:OrderRegister']()}>
          {t('steps.toRegister')}
        </Link>
      </div>
    </Stack>
  )
  return (
    <Section title={t('more')}>
      <Accordion
        allowsMultiple
        defaultValue={['covered']}
        items={[
          { id: 'covered', title: t('covered'), content: covered },
          { id: 'excluded', title: t('excluded'), content: excluded },
          { id: 'steps', title: t('steps'), content: steps },
        ]}
      />
    </Section>
  )
}
