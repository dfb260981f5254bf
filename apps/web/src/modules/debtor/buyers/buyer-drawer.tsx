import type { DebtorBuyerCard } from '@cabinet/contract/debtor/buyers'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Meter } from '@cabinet/ui/meter'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { companyText } from '../../../shared/company-text.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { apart } from '../../../shared/ui/apart.css.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { StatusHistory } from '../../../shared/ui/status-history.tsx'
import { useBuyer } from './data.ts'
import * as styles from '../parts/drawer.css.ts'
import { DrawerPart } from '../../../shared/ui/drawer-part.tsx'
import type { BuyerAction } from './buyer-menu.tsx'
import { LimitBadge } from './limit-badge.tsx'
import { useBuyersMessages } from './messages.ts'
import { useObstacles } from './use-obstacles.ts'

const WIDTH = 520

interface PartProps {
  readonly buyer: DebtorBuyerCard
}

const commentTones = { REJECTED: 'negative', SUSPENDED: 'notice' } as const

/** The limit as a bar, with what was asked for and until when it holds. */
const Limit = ({ buyer }: PartProps) => {
  const t = useBuyersMessages()
  const money = useMoney()
  const { limit, usedLimit, availableLimit, limitStatus, limitValidUntil, requestedLimit, approvedLimit } = buyer
  const sum = (kopecks: number) => <Money kopecks={kopecks} fraction="auto" />
  const used = t('card.usedOf', { used: money(usedLimit, 'auto'), limit: money(limit, 'auto') })
  return (
    <DrawerPart title={t('card.limit')}>
      <div className={styles.block}>
        {limit === 0 && <Text>{t('card.noLimit')}</Text>}
        {limit > 0 && (
          <Meter
            label={t('card.limit')}
            value={usedLimit}
            maxValue={limit}
            valueLabel={used}
            tone={usedLimit > limit ? 'negative' : 'accent'}
          >
            {used}
          </Meter>
        )}
        {buyer.isBlindLimit && limit > 0 && (
          <Text size="caption" tone="muted">
            {t('card.blindNote')}
          </Text>
        )}
        <DescriptionList
          items={[
            ...(requestedLimit === null ? [] : [{ label: t('card.asked'), value: sum(requestedLimit) }]),
            ...(approvedLimit === null ? [] : [{ label: t('card.approved'), value: sum(approvedLimit) }]),
            { label: t('card.available'), value: sum(availableLimit) },
            ...(limitValidUntil === null
              ? []
              : [{ label: t('card.validUntil'), value: <DateText value={limitValidUntil} /> }]),
            ...(buyer.ratingGroup === null
              ? []
              : [{ label: t('card.rating'), value: t('rating.value', { group: buyer.ratingGroup }) }]),
          ]}
        />
      </div>
      {buyer.limitComment !== null && (
        <Banner
          tone={limitStatus === null ? 'info' : (Reflect.get(commentTones, limitStatus.name) ?? 'info')}
          title={t('card.comment')}
        >
          {buyer.limitComment}
        </Banner>
      )}
    </DrawerPart>
  )
}

const Details = ({ buyer }: PartProps) => {
  const t = useBuyersMessages()
  const { locale } = useIntl()
  const { contract, kpp, ogrn, comment } = buyer
  return (
    <DrawerPart title={t('card.requisites')}>
      <DescriptionList
        items={[
          { label: t('card.fullName'), value: companyText(buyer.fullName) },
          { label: t('card.itn'), value: buyer.itn },
          ...(kpp === null ? [] : [{ label: t('card.kpp'), value: kpp }]),
          ...(ogrn === null ? [] : [{ label: t('card.ogrn'), value: ogrn }]),
          {
            label: t('card.contract'),
            value: t('contract', { number: contract.number, date: formatDate(contract.date, 'date', { locale }) }),
          },
          { label: t('card.term'), value: t('card.termValue', { count: buyer.paymentTermDays }) },
          { label: t('card.debt'), value: <Money kopecks={buyer.debtSum} /> },
          ...(buyer.overdueSum === 0
            ? []
            : [{ label: t('card.overdue'), value: <Money kopecks={buyer.overdueSum} /> }]),
          ...(comment === null ? [] : [{ label: t('card.note'), value: comment }]),
        ]}
      />
    </DrawerPart>
  )
}

const WRONG: ReadonlySet<string> = new Set(['REJECTED', 'SUSPENDED'])
const WANTED: ReadonlySet<string> = new Set(['APPROVED', 'PARTIALLY_APPROVED'])

const Content = ({ buyer }: PartProps) => {
  const t = useBuyersMessages()
  return (
    <Stack gap={24}>
      <div>
        <LimitBadge status={buyer.limitStatus} />
      </div>
      <Limit buyer={buyer} />
      <Details buyer={buyer} />
      <DrawerPart title={t('card.history')}>
        {buyer.history.length > 0 ? (
          <StatusHistory label={t('card.history')} events={buyer.history} wrong={WRONG} wanted={WANTED} />
        ) : (
          <Text tone="muted">{t('card.noHistory')}</Text>
        )}
      </DrawerPart>
    </Stack>
  )
}

/** A buyer: the limit, the details, what has happened, and what can be done. */
export const BuyerDrawer = ({
  id,
  onAct,
  onClose,
}: {
  id: string
  onAct: (action: BuyerAction, buyer: DebtorBuyerCard) => void
  onClose: () => void
}) => {
  const t = useBuyersMessages()
  const obstacles = useObstacles()
  const { data: buyer, error, mutate } = useBuyer(id)
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={buyer ? companyText(buyer.shortName) : t('card.untitled')}
      onOpenChange={onClose}
      footer={
        buyer && (
          <>
            <Button
              className={apart}
              variant="quiet"
              tone="negative"
              disabledReason={obstacles.toRemove(buyer)}
              onPress={() => onAct('remove', buyer)}
            >
              {t('menu.remove')}
            </Button>
            <Button variant="outline" tone="neutral" onPress={() => onAct('edit', buyer)}>
              {t('menu.edit')}
            </Button>
            <Button disabledReason={obstacles.toLimit(buyer)} onPress={() => onAct('limit', buyer)}>
              {t(buyer.requestedLimit === null ? 'menu.request' : 'menu.change')}
            </Button>
          </>
        )
      }
    >
      {buyer && <Content buyer={buyer} />}
      {!buyer && error !== undefined && <LoadFailure error={error} onRetry={() => mutate()} />}
      {!buyer && error === undefined && <SkeletonText lines={12} />}
    </Drawer>
  )
}
