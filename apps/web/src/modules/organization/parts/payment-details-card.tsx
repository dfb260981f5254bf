import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import { Badge } from '@cabinet/ui/badge'
import { Card } from '@cabinet/ui/card'
import { CopyButton } from '@cabinet/ui/copy-button'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { format } from '@cabinet/validators/settlement-account'
import { companyText } from '../../../shared/company-text.ts'
import { useUser } from '../../../shared/access/user.tsx'
import { type AccountActions, AccountMenu } from './account-menu.tsx'
import { useOrganizationMessages } from './messages.ts'
import * as styles from './payment-details-card.css.ts'

/** A number that people copy into other programs. */
const Copyable = ({ value, text, label }: { value: string; text: string; label: string }) => (
  <Inline gap={4}>
    <span>{text}</span>
    <CopyButton
      isIconOnly
      className={styles.copy}
      size="small"
      variant="quiet"
      tone="neutral"
      value={value}
      label={label}
    />
  </Inline>
)

const Details = ({ account }: { account: PaymentDetails }) => {
  const t = useOrganizationMessages()
  const { organization } = useUser()
  const { bik, bankCity, correspondentAccount, settlementAccount, comment } = account
  return (
    <DescriptionList
      layout="stacked"
      items={[
        ...(organization
          ? [
              {
                label: t('paymentDetails.recipient'),
                value: [
                  companyText(organization.shortName),
                  t('paymentDetails.itnOf', { itn: organization.itn }),
                  ...(organization.kpp === null ? [] : [t('paymentDetails.kppOf', { kpp: organization.kpp })]),
                ].join(', '),
              },
            ]
          : []),
        {
          label: t('paymentDetails.settlement'),
          value: (
            <Copyable
              value={settlementAccount}
              text={format(settlementAccount)}
              label={t('paymentDetails.copySettlement')}
            />
          ),
        },
        {
          label: t('paymentDetails.correspondent'),
          value: (
            <Copyable
              value={correspondentAccount}
              text={format(correspondentAccount)}
              label={t('paymentDetails.copyCorrespondent')}
            />
          ),
        },
        {
          label: t('paymentDetails.bik'),
          value: <Copyable value={bik} text={bik} label={t('paymentDetails.copyBik')} />,
        },
        ...(bankCity ? [{ label: t('paymentDetails.bankCity'), value: bankCity }] : []),
        ...(comment ? [{ label: t('paymentDetails.comment'), value: comment }] : []),
      ]}
    />
  )
}

/** Everything that a payment order asks for, line by line: to be pasted into a letter or a bank's form. */
const useWholeText = (account: PaymentDetails): string => {
  const t = useOrganizationMessages()
  const { organization } = useUser()
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    [t('paymentDetails.recipient'), organization?.shortName],
    [t('paymentDetails.itn'), organization?.itn],
    [t('paymentDetails.kpp'), organization?.kpp],
    [t('paymentDetails.settlement'), account.settlementAccount],
    [t('paymentDetails.bank'), [account.bankName, account.bankCity].filter(Boolean).join(', ')],
    [t('paymentDetails.bik'), account.bik],
    [t('paymentDetails.correspondent'), account.correspondentAccount],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

/** One bank account with what may be done with it. */
export const PaymentDetailsCard = ({ account, actions }: { account: PaymentDetails; actions: AccountActions }) => {
  const t = useOrganizationMessages()
  const headingId = `account-${account.id}`
  const whole = useWholeText(account)
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack gap={16}>
        <div className={styles.head}>
          <Inline gap={8}>
            <Heading id={headingId} level={2} size="reading">
              {companyText(account.bankName)}
            </Heading>
            {account.isMain && <Badge tone="positive">{t('paymentDetails.badge')}</Badge>}
          </Inline>
          <AccountMenu account={account} actions={actions} />
        </div>
        <Details account={account} />
        <Inline gap={8}>
          <CopyButton size="small" value={whole} label={t('paymentDetails.copyAll')} />
        </Inline>
      </Stack>
    </Card>
  )
}
