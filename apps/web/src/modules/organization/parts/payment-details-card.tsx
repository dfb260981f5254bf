import type { PaymentDetails } from '@cabinet/contract/payment-details-fields'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { CopyButton } from '@cabinet/ui/copy-button'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { format } from '@cabinet/validators/settlement-account'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { useOrganizationMessages } from './messages.ts'

/** What may be done with an account. */
export interface AccountActions {
  readonly onEdit: () => void
  readonly onMakeMain: () => void
  readonly onRemove: () => void
  readonly isBusy: boolean
  /** Why nothing may be changed; absent for administrators. */
  readonly lockedReason: string | undefined
}

/** A number that people copy into other programs. */
const Copyable = ({ value, text, label }: { value: string; text: string; label: string }) => (
  <Inline gap={4}>
    <span>{text}</span>
    <CopyButton isIconOnly size="small" variant="quiet" tone="neutral" value={value} label={label} />
  </Inline>
)

const Facts = ({ account }: { account: PaymentDetails }) => {
  const t = useOrganizationMessages()
  const { bik, bankCity, correspondentAccount, settlementAccount, comment } = account
  return (
    <DescriptionList
      layout="stacked"
      items={[
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

/** One bank account with what may be done with it. */
export const PaymentDetailsCard = ({ account, actions }: { account: PaymentDetails; actions: AccountActions }) => {
  const t = useOrganizationMessages()
  const { onEdit, onMakeMain, onRemove, isBusy, lockedReason } = actions
  const headingId = `account-${account.id}`
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack gap={16}>
        <Inline gap={8}>
          <Heading id={headingId} level={2} size="reading">
            {account.bankName}
          </Heading>
          {account.isMain && <Badge tone="positive">{t('paymentDetails.badge')}</Badge>}
        </Inline>
        <Facts account={account} />
        <Inline gap={8}>
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            icon={Pencil}
            disabledReason={lockedReason}
            onPress={onEdit}
          >
            {t('organization.edit')}
          </Button>
          {!account.isMain && (
            <Button
              variant="outline"
              tone="neutral"
              size="small"
              icon={Star}
              isLoading={isBusy}
              disabledReason={lockedReason}
              onPress={onMakeMain}
            >
              {t('paymentDetails.makeMain')}
            </Button>
          )}
          <Button
            variant="quiet"
            tone="negative"
            size="small"
            icon={Trash2}
            disabledReason={lockedReason ?? account.usedIn ?? undefined}
            onPress={onRemove}
          >
            {t('paymentDetails.remove')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
