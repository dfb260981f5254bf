import { sellerPages } from '@cabinet/contract/seller/pages'
import { MarketplaceDrawing } from '@cabinet/ui/drawing'
import { Accordion } from '@cabinet/ui/accordion'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { ProductCard } from '@cabinet/ui/product-card'
import { Text } from '@cabinet/ui/text'
import { Check, CircleOff } from 'lucide-react'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { Figures } from '../../../shared/ui/figures.tsx'
import { ProductSign } from '../../../shared/ui/product-sign.tsx'
import { useAccountHealth, useSellerAccess, useSellerAccount } from '../data.ts'
import { useMessages } from '../messages.ts'

/** Order insurance for marketplace sellers on the offer page: all but a failure of the account is known at once. */
export const Card = () => {
  const t = useMessages()
  const { marketplace } = serviceNames()
  const hasAccess = useSellerAccess()
  const account = useSellerAccount()
  const { data: health } = useAccountHealth(hasAccess)
  return (
    <ProductCard
      drawing={
        <ProductSign>
          <MarketplaceDrawing size={44} />
        </ProductSign>
      }
      title={t('card.title', { marketplace })}
      badges={
        hasAccess ? (
          <Badge tone="positive" icon={Check}>
            {t('card.connected', { marketplace })}
          </Badge>
        ) : (
          <Badge icon={CircleOff}>{t('card.noAccess')}</Badge>
        )
      }
      text={t('card.text')}
      footer={
        hasAccess ? (
          <ButtonLink
            href={sellerPages['Seller:Settlement']({}, { source: 'seller' })}
            variant="outline"
            tone="neutral"
          >
            {t('card.settlement')}
          </ButtonLink>
        ) : undefined
      }
    >
      {health?.status === 'ERROR' && (
        <Banner tone="negative" title={t('card.error', { marketplace })}>
          {health.description}
        </Banner>
      )}
      {hasAccess && (
        <Figures
          module="seller"
          labels={{
            ORDERS: t('figure.ORDERS'),
            INSURED: t('figure.INSURED'),
            OPEN_CLAIMS: t('figure.OPEN_CLAIMS'),
          }}
        />
      )}
      {!hasAccess && account?.isDeleted === false && <Text>{t('card.askOwner')}</Text>}
      {!hasAccess && <Text>{t('card.noAccessText')}</Text>}
      <Accordion
        allowsMultiple
        items={(['damage', 'returns'] as const).map((topic) => ({
          id: topic,
          title: t(`card.${topic}.title`),
          content: t(`card.${topic}.text`),
        }))}
      />
    </ProductCard>
  )
}
