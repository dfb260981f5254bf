import { senderPages } from '@cabinet/contract/sender/pages'
import type { InsuranceConditions } from '@cabinet/contract/sender/insurance'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { type ReactNode, useId } from 'react'
import { useCan } from '../../../../shared/access/user.tsx'
import { serviceNames } from '../../../../shared/config/service-names.ts'
import { useAccountHealth } from '../../data.ts'
import { useConnect } from '../../account/use-connect.ts'
import { useMoney } from '../../../../shared/intl/use-money.ts'
import { ApplyForm } from './apply-form.tsx'
import * as styles from './conditions.css.ts'
import { useConditionsMessages } from './messages.ts'

const Obstacle = ({ title, text, action }: { title: string; text: string; action?: ReactNode }) => (
  <Banner tone="info" title={title} action={action}>
    {text}
  </Banner>
)

/** Why it cannot be connected now, and the way on. */
const Obstacles = ({ obstacle }: { obstacle: NonNullable<InsuranceConditions['obstacle']> }) => {
  const t = useConditionsMessages()
  const isSender = useCan()(['SENDER'])
  const { connect } = useConnect()
  const { courier } = serviceNames()
  const link = (to: 'Sender:InsuranceManagement' | 'Sender:InvoicesPayment', words: string) =>
    isSender && (
      <ButtonLink href={senderPages[to]()} size="small" variant="outline" tone="neutral">
        {words}
      </ButtonLink>
    )
  if (obstacle === 'NO_ACCOUNT')
    return (
      <Obstacle
        title={t('apply.noAccount', { courier })}
        text={t('apply.noAccountText')}
        action={
          <Button size="small" onPress={connect}>
            {t('apply.connectAccount')}
          </Button>
        }
      />
    )
  if (obstacle === 'ALREADY_ON')
    return (
      <Obstacle
        title={t('apply.already')}
        text={t('apply.alreadyText')}
        action={link('Sender:InsuranceManagement', t('state.manage'))}
      />
    )
  if (obstacle === 'OVERDUE_INVOICE')
    return (
      <Obstacle
        title={t('apply.overdue')}
        text={t('apply.overdueText')}
        action={link('Sender:InvoicesPayment', t('apply.toInvoices'))}
      />
    )
  return <Obstacle title={t('apply.adminOnly')} text={t('apply.adminOnlyText')} />
}

/** The courier does not answer for the account: the insurance could not see a single order. */
const BrokenAccount = () => {
  const t = useConditionsMessages()
  const { connect } = useConnect()
  const { courier } = serviceNames()
  const { data: health } = useAccountHealth()
  const isAdmin = useCan()(['USER_ADMIN'])
  if (health?.status !== 'ERROR') return null
  return (
    <Banner
      tone="negative"
      title={t('apply.account', { courier })}
      action={
        isAdmin && (
          <Button variant="outline" tone="neutral" size="small" onPress={connect}>
            {t('apply.fixAccount')}
          </Button>
        )
      }
    >
      {health.description}
    </Banner>
  )
}

/** Beside the terms in the mode of applying: what it costs, what is agreed to, the button; or why it is not possible. */
export const ApplyPanel = ({ conditions }: { conditions: InsuranceConditions }) => {
  const t = useConditionsMessages()
  const money = useMoney()
  const id = useId()
  const { lastMonth, insurancePrice, obstacle } = conditions
  return (
    <Card as="section" aria-labelledby={id} className={styles.panel}>
      <Stack gap={16}>
        <Heading id={id} level={2}>
          {t('apply.title')}
        </Heading>
        <div>
          <Text tone="muted">{t('apply.price')}</Text>
          <Text size="title" weight="semibold">
            <Money kopecks={insurancePrice} />
          </Text>
        </div>
        <Text tone="muted">
          {lastMonth
            ? t('apply.estimate', { count: lastMonth.ordersCount, sum: money(lastMonth.premiumSum) })
            : t('apply.noEstimate')}
        </Text>
        {obstacle !== 'NO_ACCOUNT' && <BrokenAccount />}
        {obstacle === null ? <ApplyForm conditions={conditions} /> : <Obstacles obstacle={obstacle} />}
      </Stack>
    </Card>
  )
}
