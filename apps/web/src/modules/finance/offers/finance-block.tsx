import { Card as Frame } from '@cabinet/ui/card'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { WAITING_FOR_CONFIRMATION } from '@cabinet/contract/people/waiting'
import { bodyCodeOf } from '../../../shared/api/problem.ts'
import { useOfferCardState } from '../../../shared/offer-cards.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useMessages } from '../messages.ts'
import { useActualOffers } from './data.ts'
import { FinanceCard, isBegun, isClosed, isUntouched } from './finance-card.tsx'
import { NoOffers } from './no-offers.tsx'

/** Offers of banks: one card per offer, or the news that there are none; a failed call says so here alone. */
export const Card = () => {
  const t = useMessages()
  const { data, error, isLoading, mutate } = useActualOffers()
  const isWaiting = bodyCodeOf(error ?? data) === WAITING_FOR_CONFIRMATION
  // With a request or an agreement financing is the organization's own product, before anybody has the role.
  const isOwn = data?.content.some(({ request }) => request !== null) ?? false
  useOfferCardState(isWaiting ? 'waiting' : isLoading ? 'loading' : isOwn ? 'own' : 'ready')
  if (!data && (isWaiting || error === undefined)) return null
  if (!data) {
    return (
      <Stack gap={16}>
        <Heading level={2}>{t('block.title')}</Heading>
        <Frame>
          <LoadFailure error={error} onRetry={() => mutate()} />
        </Frame>
      </Stack>
    )
  }
  const open = data.content.filter((offer) => !isClosed(offer))
  const closed = data.content.filter(isClosed)
  // One step stands out: what has been begun, else the first offer that can be taken.
  const next = open.find(isBegun) ?? open.find(isUntouched)
  return (
    <Stack gap={16}>
      <Heading level={2}>{t('block.title')}</Heading>
      {data.content.length === 0 && <NoOffers />}
      {data.content.length > 0 && (
        <Grid columns={3} gap={16}>
          {/* What has ended stands behind what can still be done. */}
          {[...open, ...closed].map((offer) => (
            <FinanceCard key={offer.id} offer={offer} isNext={offer === next} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}
