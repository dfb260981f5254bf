import { claimPages } from '@cabinet/contract/claim/pages'
import type { ClaimableCard } from '@cabinet/contract/claim/shapes'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { problemOf } from '../../../shared/api/problem.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useClaim, useClaimable } from '../data.ts'
import { useMessages } from '../messages.ts'
import { useClaimMessages } from '../parts/messages.ts'
import { ClaimForm } from './claim-form.tsx'

/** Why there is no form, and where to go from here. */
const Blocked = ({ title, text, claimId }: { title: string; text?: string; claimId?: string | undefined }) => {
  const t = useClaimMessages()
  return (
    <Card>
      <EmptyState
        level={1}
        title={title}
        action={
          <ButtonLink
            href={claimId === undefined ? claimPages.settlement() : claimPages.claim({ id: claimId })}
            variant="outline"
            tone="neutral"
          >
            {t(claimId === undefined ? 'claim.toAll' : 'form.openClaim')}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}

const Waiting = () => (
  <Card aria-busy="true">
    <SkeletonText lines={10} />
  </Card>
)

const FormOf = ({ thing, product }: { thing: ClaimableCard; product: InsuredProduct }) => {
  const t = useClaimMessages()
  const { openClaim, obstacle, number } = thing
  const draftId = openClaim?.status.name === 'DRAFT' ? openClaim.id : undefined
  const { data: claim, error, mutate } = useClaim(draftId)
  const [isBegunHere] = useState(openClaim === undefined && obstacle === undefined)
  if (openClaim && draftId === undefined)
    return <Blocked title={t('form.open', { product, number: openClaim.number })} claimId={openClaim.id} />
  if (claim && !claim.may.edit) return <Blocked title={t('form.foreign')} text={t('edit.role')} claimId={draftId} />
  // A form that has begun the draft itself is the same form before and after: the next step may already be typed into.
  if (claim || (draftId !== undefined && isBegunHere && error === undefined))
    return <ClaimForm key={thing.id} thing={thing} {...(claim && { claim })} />
  if (draftId !== undefined)
    return error === undefined ? (
      <Waiting />
    ) : (
      <Card>
        <LoadFailure error={error} onRetry={() => mutate()} />
      </Card>
    )
  if (obstacle) return <Blocked title={t('form.impossible', { product, number })} text={obstacle.description} />
  return <ClaimForm key={thing.id} thing={thing} />
}

const FormPage = ({ product }: { product: InsuredProduct }) => {
  const t = useClaimMessages()
  const titles = useMessages()
  const shared = useSharedMessages()
  const { id = '' } = useParams()
  const { data, error, mutate } = useClaimable(product, id)
  const isGone = error !== undefined && problemOf(error, shared).status === 404
  return (
    <Stack gap={16}>
      <Breadcrumbs
        parents={[{ label: titles('settlement.title'), href: claimPages.settlement() }]}
        current={titles('form.title')}
      />
      {data && <FormOf key={id} thing={data} product={product} />}
      {!data && isGone && <Blocked title={t('form.gone', { product })} text={t('form.goneText', { product })} />}
      {!data && error !== undefined && !isGone && (
        <Card>
          <LoadFailure error={error} onRetry={() => mutate()} />
        </Card>
      )}
      {!data && error === undefined && <Waiting />}
    </Stack>
  )
}

export const SenderPage = () => <FormPage product="SENDER" />
export const SellerPage = () => <FormPage product="SELLER" />
export const DebtorPage = () => <FormPage product="DEBTOR" />
