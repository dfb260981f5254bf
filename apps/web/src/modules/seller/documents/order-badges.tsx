import type { SellerOrder, SellerOrderStatus } from '@cabinet/contract/seller/orders'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Box, CircleOff, CornerUpLeft, FileText, PackageCheck, ShieldCheck, Truck } from 'lucide-react'
import { useDocumentsMessages } from './messages.ts'

const looks: Readonly<Record<SellerOrderStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  NEW: { tone: 'neutral', icon: Box },
  SHIPPED: { tone: 'info', icon: Truck },
  DELIVERED: { tone: 'positive', icon: PackageCheck },
  CANCELLED: { tone: 'neutral', icon: CircleOff },
  RETURNED: { tone: 'notice', icon: CornerUpLeft },
  UNREDEEMED: { tone: 'notice', icon: CornerUpLeft },
  LOST: { tone: 'negative' },
  DAMAGED: { tone: 'negative' },
}

export const StatusBadge = ({ status }: Pick<SellerOrder, 'status'>) => (
  <Badge {...looks[status.name]}>{status.description}</Badge>
)

/** Whether the order is insured; when it is not, why. */
export const CoverBadge = ({ order: { insured, coverReason } }: { order: SellerOrder }) => {
  const t = useDocumentsMessages()
  if (insured) {
    return (
      <Badge tone="positive" icon={ShieldCheck}>
        {t('order.isInsured')}
      </Badge>
    )
  }
  return (
    <Stack gap={2} align="start">
      <Badge icon={CircleOff}>{t('order.notInsured')}</Badge>
      {coverReason && (
        <Text as="span" size="caption" tone="muted">
          {coverReason.description}
        </Text>
      )}
    </Stack>
  )
}

const closed = new Set(['PAID', 'REJECTED', 'WITHDRAWN'])

export const ClaimBadge = ({ claim: { status } }: { claim: SellerOrder['claims'][number] }) => (
  <Badge tone={closed.has(status.name) ? 'neutral' : 'notice'} icon={FileText}>
    {status.description}
  </Badge>
)
