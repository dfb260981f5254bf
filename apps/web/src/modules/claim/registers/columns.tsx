import { claimPages } from '@cabinet/contract/claim/pages'
import type { ClaimLine } from '@cabinet/contract/claim/shapes'
import type { Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { Link } from '@cabinet/ui/link'
import { formatMoney, Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'
import { useProductName } from '../parts/products.ts'
import { DeadlineCell } from '../parts/deadline.tsx'
import { type ClaimMessages, useClaimMessages } from '../parts/messages.ts'
import { ClaimStatusBadge } from '../parts/status-badge.tsx'

interface Words {
  readonly t: ClaimMessages
  readonly locale: string
  readonly nameOf: ReturnType<typeof useProductName>
}

/** An order, a shipment, or the month of a group: «Октябрь 2026, 8 заказов». */
export const subjectOf = ({ object, period, linesCount }: ClaimLine, { t, locale }: Omit<Words, 'nameOf'>): string => {
  if (object) return object.number
  if (period === null) return '—'
  const month = formatDate(`${period}-01`, 'month', { locale })
  return linesCount === null ? month : t('column.group', { month, count: linesCount })
}

const eventOf = ({ isGroupClaim, eventType }: ClaimLine, t: ClaimMessages): string =>
  isGroupClaim ? t('event.group') : (eventType?.description ?? t('event.unknown'))

const columnsOf = ({ t, locale, nameOf }: Words): readonly Column<ClaimLine>[] => {
  const sum = (kopecks: number | null) => (kopecks === null ? '—' : formatMoney(kopecks, { locale }))
  return [
    {
      id: 'number',
      header: t('column.number'),
      width: 122,
      isSortable: true,
      isRowHeader: true,
      isAlwaysShown: true,
      ...twoLines<ClaimLine>(({ id, number, createdDateTime }) => ({
        first: <Link href={claimPages.claim({ id })}>{number}</Link>,
        under: <DateText value={createdDateTime} />,
      })),
      text: ({ number }) => number,
    },
    {
      id: 'object',
      header: t('column.object'),
      width: 176,
      isFlexible: true,
      ...twoLines<ClaimLine>((claim) => ({
        first: subjectOf(claim, { t, locale }),
        under: t('column.about', { product: nameOf(claim.product.name), event: eventOf(claim, t) }),
      })),
      text: (claim) => subjectOf(claim, { t, locale }),
    },
    {
      id: 'claimedAmount',
      header: t('column.sum'),
      kind: 'number',
      width: 148,
      isSortable: true,
      ...twoLines<ClaimLine>(({ claimedAmount, approvedAmount }) => ({
        first: claimedAmount === null ? '—' : <Money kopecks={claimedAmount} />,
        under:
          approvedAmount === null || approvedAmount === 0
            ? null
            : t('column.approvedSum', { sum: sum(approvedAmount) }),
      })),
      text: ({ claimedAmount }) => sum(claimedAmount),
    },
    {
      id: 'status.name',
      header: t('column.status'),
      width: 220,
      isSortable: true,
      ...badgeCell<ClaimLine>(({ status }) => <ClaimStatusBadge status={status} />),
      text: ({ status }) => status.description,
    },
    {
      id: 'deadline.date',
      header: t('column.deadline'),
      width: 200,
      isSortable: true,
      cell: ({ deadline }) => (deadline ? <DeadlineCell deadline={deadline} /> : '—'),
      text: ({ deadline }) => (deadline ? formatDate(deadline.date, 'date', { locale }) : ''),
    },
  ]
}

/** The columns of the register of claims. */
export const useClaimColumns = (): readonly Column<ClaimLine>[] => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const nameOf = useProductName()
  // The names of products change with the language alone.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => columnsOf({ t, locale, nameOf }), [t, locale])
}
