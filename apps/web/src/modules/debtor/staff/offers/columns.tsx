import type { CreditOffer } from '@cabinet/contract/debtor/staff'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { badgeCell, twoLines } from '../../../../shared/ui/two-lines.tsx'
import type { OffersMessages } from './messages.ts'

const tones = {
  NOT_OFFERED: 'neutral',
  OFFERED: 'info',
  CONNECTION_REQUESTED: 'notice',
  REJECTED: 'negative',
  AVAILABLE: 'positive',
  SUSPENDED: 'notice',
  DISCONNECTION_REQUESTED: 'notice',
  UNAVAILABLE: 'neutral',
} as const satisfies Record<CreditOffer['state']['name'], string>

export const columnsOf = (
  t: OffersMessages,
  onWithdraw: (offer: CreditOffer) => void,
): readonly Column<CreditOffer>[] => [
  {
    id: 'organization',
    header: t('list.organization'),
    width: 260,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<CreditOffer>(({ organization, itn }) => ({ first: organization, under: itn })),
    text: ({ organization }) => organization,
  },
  {
    id: 'insurer',
    header: t('list.insurer'),
    width: 200,
    ...twoLines<CreditOffer>(({ insurer, policyNumber }) => ({
      first: insurer?.shortName ?? '—',
      under: policyNumber,
    })),
  },
  {
    id: 'state.name',
    header: t('list.state'),
    width: 230,
    isSortable: true,
    ...badgeCell<CreditOffer>(({ state }) => <Badge tone={tones[state.name]}>{t(`state.${state.name}`)}</Badge>),
  },
  {
    id: 'updatedDateTime',
    header: t('list.changed'),
    width: 130,
    isSortable: true,
    cell: ({ updatedDateTime }) => <DateText value={updatedDateTime} />,
  },
  {
    id: 'withdraw',
    header: t('actions'),
    width: 130,
    // Who has applied already waits for the insurer: nothing can be taken back any more.
    cell: (offer) =>
      offer.state.name === 'OFFERED' ? (
        <Button
          data-track="offer-withdraw"
          size="small"
          variant="outline"
          tone="neutral"
          aria-label={t('withdraw.of', { organization: offer.organization })}
          onPress={() => onWithdraw(offer)}
        >
          {t('withdraw.submit')}
        </Button>
      ) : (
        '—'
      ),
  },
]
