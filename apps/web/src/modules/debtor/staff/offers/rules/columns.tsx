import type { OfferRule } from '@cabinet/contract/debtor/offer-rules'
import { Badge } from '@cabinet/ui/badge'
import type { Column } from '@cabinet/ui/data-table'
import { formatDate } from '@cabinet/ui/date-text'
import { badgeCell, twoLines } from '../../../../../shared/ui/two-lines.tsx'
import type { RulesMessages } from './messages.ts'

/** Whom a rule concerns, in one line. */
const conditionsOf = (t: RulesMessages, { okveds, regions, legalStatuses, sizes }: OfferRule): string =>
  [
    ...(okveds.length > 0 ? [t('rule.okveds', { codes: okveds.join(', ') })] : []),
    ...(regions.length > 0 ? [t('rule.regions', { codes: regions.join(', ') })] : []),
    ...legalStatuses.map((status) => t(`status.${status}`)),
    ...sizes.map((size) => t(`size.${size}`)),
  ].join(' · ') || t('rule.anybody')

export const columnsOf = (t: RulesMessages, locale: string): readonly Column<OfferRule>[] => [
  {
    id: 'name',
    header: t('list.name'),
    width: 280,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<OfferRule>((rule) => ({ first: rule.name, under: conditionsOf(t, rule) })),
    text: ({ name }) => name,
  },
  {
    id: 'insurer',
    header: t('list.insurer'),
    width: 180,
    ...twoLines<OfferRule>(({ insurer }) => ({
      first: insurer.shortName,
      under: insurer.isActive ? null : t('rule.insurerOff'),
    })),
  },
  {
    id: 'isActive',
    header: t('list.state'),
    width: 130,
    isSortable: true,
    ...badgeCell<OfferRule>(({ isActive }) => (
      <Badge tone={isActive ? 'positive' : 'neutral'}>{t(isActive ? 'list.on' : 'list.off')}</Badge>
    )),
  },
  { id: 'offered', header: t('list.offered'), width: 110, cell: ({ offeredCount }) => offeredCount },
  {
    id: 'updatedDateTime',
    header: t('list.changed'),
    width: 180,
    isSortable: true,
    ...twoLines<OfferRule>(({ updatedDateTime, updatedBy }) => ({
      first: formatDate(updatedDateTime, 'dateTime', { locale }),
      under: updatedBy,
    })),
  },
]
