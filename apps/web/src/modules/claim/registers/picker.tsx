import { claimable } from '@cabinet/contract/claim'
import { claimPages } from '@cabinet/contract/claim/pages'
import type { Claimable } from '@cabinet/contract/claim/shapes'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { ButtonLink } from '@cabinet/ui/button-link'
import { formatDate } from '@cabinet/ui/date-text'
import { Dialog } from '@cabinet/ui/dialog'
import { formatMoney } from '@cabinet/ui/money'
import { SegmentedControl } from '@cabinet/ui/segmented-control'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useRead } from '../../../shared/api/data.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { RegisterSearch } from '../../../shared/register/register-search.tsx'
import { formAddress, useProductName } from '../parts/products.ts'
import { useClaimMessages } from '../parts/messages.ts'
import * as styles from './settlement.css.ts'

const WIDTH = 640

const Row = ({ thing }: { thing: Claimable }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const { product, id, number, title, date, most, hint, obstacle, openClaim } = thing
  const isDraft = openClaim?.status.name === 'DRAFT'
  return (
    <li className={styles.foundRow}>
      <span className={styles.foundName}>
        <strong>{number}</strong>
        <Text as="span" size="caption" tone="muted">
          {t('picker.facts', {
            title,
            date: formatDate(date, 'date', { locale }),
            sum: formatMoney(most, { locale }),
          })}
        </Text>
        {hint && obstacle === null && (
          <Text as="span" size="caption">
            {t('picker.hint', { event: hint.description })}
          </Text>
        )}
        {obstacle && !openClaim && (
          <Text as="span" size="caption" tone="muted">
            {obstacle.description}
          </Text>
        )}
      </span>
      {openClaim && (
        <ButtonLink
          href={isDraft ? formAddress(product.name, id) : claimPages.claim({ id: openClaim.id })}
          variant="outline"
          tone="neutral"
          size="small"
        >
          {isDraft ? t('continue') : t('picker.open', { number: openClaim.number })}
        </ButtonLink>
      )}
      {!openClaim && obstacle === null && (
        // One of many, and none is more the right one than the others.
        <ButtonLink
          data-track="claim-file"
          href={formAddress(product.name, id)}
          variant="outline"
          tone="neutral"
          size="small"
          aria-label={t('picker.fileFor', { number })}
        >
          {t('file')}
        </ButtonLink>
      )}
    </li>
  )
}

const Found = ({ product, search }: { product: InsuredProduct; search: string }) => {
  const t = useClaimMessages()
  const { data, error, mutate } = useRead(claimable, { body: { product, search } }, { keepPreviousData: true })
  if (data === undefined) {
    return error === undefined ? <SkeletonText lines={6} /> : <LoadFailure error={error} onRetry={() => mutate()} />
  }
  if (data.content.length === 0) return <Text tone="muted">{t(search === '' ? 'picker.never' : 'picker.none')}</Text>
  return (
    <Stack gap={8}>
      <ul className={styles.found} aria-label={t('picker.list')}>
        {data.content.map((thing) => (
          <Row key={thing.id} thing={thing} />
        ))}
      </ul>
      {data.hasMore && (
        <Text size="caption" tone="muted">
          {t('picker.more')}
        </Text>
      )}
    </Stack>
  )
}

/** Which product, which insured order or shipment: then its form opens. */
export const ClaimPicker = ({
  products,
  chosen,
  onClose,
}: {
  products: readonly InsuredProduct[]
  chosen: InsuredProduct | undefined
  onClose: () => void
}) => {
  const t = useClaimMessages()
  const nameOf = useProductName()
  const [product, setProduct] = useState(chosen ?? products[0] ?? 'SENDER')
  const [search, setSearch] = useState('')
  return (
    <Dialog isOpen isDismissable isFullSheet width={WIDTH} title={t('picker.title')} onOpenChange={onClose}>
      <Stack gap={16}>
        {products.length > 1 && (
          <SegmentedControl
            label={t('picker.product')}
            value={product}
            items={products.map((each) => ({ value: each, label: nameOf(each) }))}
            onChange={(next) => setProduct(next as InsuredProduct)}
          />
        )}
        <RegisterSearch
          label={t(`picker.search.${product}`)}
          placeholder={t(`picker.search.${product}`)}
          value={search}
          onChange={setSearch}
        />
        <Found key={product} product={product} search={search} />
      </Stack>
    </Dialog>
  )
}
