import { claimPages } from '@cabinet/contract/claim/pages'
import type { ProductInsurer } from '@cabinet/contract/claim/staff'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Grid } from '@cabinet/ui/grid'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { useProductName } from '../parts/products.ts'
import { useProducts } from './data.ts'
import type { InsurerChoice } from './insurer-field.tsx'
import { useStaffClaimsMessages } from './messages.ts'
import { ProductDialog } from './product-dialog.tsx'

/** Why nobody can connect the product, and whom its claims reach. */
const Warning = ({ product: { insurer, isConnectable } }: { product: ProductInsurer }) => {
  const t = useStaffClaimsMessages()
  if (insurer === null) {
    return (
      <Banner tone="negative" title={t('product.none')}>
        {t('product.noneText')}
      </Banner>
    )
  }
  if (insurer.isActive) return isConnectable ? null : <Banner tone="notice" title={t('product.closed')} />
  return (
    <Banner tone="notice" title={t('product.off')}>
      {t('product.offText')}
    </Banner>
  )
}

const ProductCard = ({ product, insurers }: { product: ProductInsurer; insurers: readonly InsurerChoice[] }) => {
  const t = useStaffClaimsMessages()
  const nameOf = useProductName()
  const [isSetting, setSetting] = useState(false)
  const { insurer, isConnectable, unassignedClaims, updatedDateTime } = product
  const { name } = product.product
  return (
    <Section
      title={nameOf(name)}
      badge={
        <Badge tone={isConnectable ? 'positive' : 'neutral'}>
          {t(isConnectable ? 'product.canConnect' : 'product.cannotConnect')}
        </Badge>
      }
      actions={
        <Button
          data-track="set-insurer"
          {...(insurer && { variant: 'outline', tone: 'neutral' })}
          aria-label={t(insurer ? 'product.changeOf' : 'product.setOf', { product: nameOf(name) })}
          onPress={() => setSetting(true)}
        >
          {t(insurer ? 'product.change' : 'product.set')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Warning product={product} />
        <DescriptionList
          items={[
            { label: t('product.decides'), value: insurer ? companyText(insurer.name) : t('product.nobody') },
            ...(updatedDateTime === null
              ? []
              : [{ label: t('product.since'), value: <DateText value={updatedDateTime} format="dateTime" /> }]),
            ...(unassignedClaims === 0
              ? []
              : [
                  {
                    label: t('tab.claims'),
                    value: (
                      <Link
                        data-track="unassigned-claims"
                        href={claimPages['claim-insurers']({}, { tab: 'claims', product: name })}
                      >
                        {t('product.unassigned', { count: unassignedClaims })}
                      </Link>
                    ),
                  },
                ]),
          ]}
        />
      </Stack>
      {isSetting && <ProductDialog product={product} insurers={insurers} onClose={() => setSetting(false)} />}
    </Section>
  )
}

/** Who decides the claims of each product. */
export const ProductsTab = () => {
  const t = useStaffClaimsMessages()
  const found = useProducts()
  return (
    <Stack gap={16}>
      <Text tone="muted" hasMeasure>
        {t('products.text')}
      </Text>
      <Loaded of={found}>
        {({ products, insurers }) => (
          <Grid columns={2} gap={16}>
            {products.map((product) => (
              <ProductCard key={product.product.name} product={product} insurers={insurers} />
            ))}
          </Grid>
        )}
      </Loaded>
    </Stack>
  )
}
