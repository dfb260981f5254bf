import { counters, excel, find, summary } from '@cabinet/contract/claim'
import { claimPages } from '@cabinet/contract/claim/pages'
import type { ClaimLine } from '@cabinet/contract/claim/shapes'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { pages } from '@cabinet/contract/pages'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { BoxDrawing, EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useIntl } from '../../../shared/intl/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { type Query, useRegister } from '../../../shared/register/use-register.ts'
import { useSums } from '../../../shared/register/use-sums.ts'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { useClaimCounters } from '../data.ts'
import { useMessages } from '../messages.ts'
import { productOfSource, useOwnProducts, useProductName } from '../parts/products.ts'
import { useLiveRefresh } from '../use-live-refresh.ts'
import { useClaimMessages } from '../parts/messages.ts'
import { AttentionStrip } from './attention-strip.tsx'
import { useClaimColumns } from './columns.tsx'
import { Counters } from './counters.tsx'
import { ClaimPicker } from './picker.tsx'
import { claimsRegister, useClaimControls } from './register.ts'
import { ClaimMenu } from './row-menu.tsx'

const reads = [find, summary, counters]
const ALL = 'all'

/** Counts and sums over everything that the filters match. */
const useClaimSums = ({ query }: { query: Query<typeof claimsRegister.list> }) => {
  const t = useClaimMessages()
  const { formatNumber } = useIntl()
  return useSums(summary, query, [
    { id: 'count', label: t('sums.count'), value: ({ count }) => formatNumber(count) },
    { id: 'claimed', label: t('sums.claimed'), value: ({ claimedAmount }) => <Money kopecks={claimedAmount} /> },
    { id: 'approved', label: t('sums.approved'), value: ({ approvedAmount }) => <Money kopecks={approvedAmount} /> },
    { id: 'paid', label: t('sums.paid'), value: ({ paidAmount }) => <Money kopecks={paidAmount} /> },
  ])
}

const menuOf = (claim: ClaimLine) => <ClaimMenu claim={claim} />

const Claims = ({ product, onFile }: { product: InsuredProduct | undefined; onFile: () => void }) => {
  const titles = useMessages()
  const t = useClaimMessages()
  const navigate = useNavigate()
  const fixed = useMemo(
    () => (product === undefined ? [] : [{ field: 'product' as const, operation: 'EQ' as const, value: product }]),
    [product],
  )
  const register = useRegister(claimsRegister, fixed)
  const { data: counts } = useClaimCounters(product)
  const columns = useClaimColumns()
  const controls = useClaimControls()
  const sums = useClaimSums(register)
  return (
    <Stack gap={16}>
      <AttentionStrip counts={counts} />
      <Register
        of={register}
        label={titles('menu.item')}
        actions={<RegisterExport isIconOnly excel={excel} query={register.query} />}
        columns={columns}
        search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
        counts={
          <Counters
            counts={counts}
            chosen={register.values.status}
            onChoose={(statuses) => register.setFilter('status', statuses)}
          />
        }
        controls={controls}
        sums={sums}
        empty={
          <EmptyState
            drawing={<BoxDrawing />}
            title={t('empty.title')}
            action={<Button onPress={onFile}>{t('file')}</Button>}
          >
            {t(product === 'DEBTOR' ? 'empty.debtor' : 'empty.text')}
          </EmptyState>
        }
        rowActions={menuOf}
        onRowOpen={({ id }) => void navigate(claimPages.claim({ id }))}
      />
    </Stack>
  )
}

/** Whether something is being chosen to claim for, in `?open=new`: a link leads there and "back" closes it. */
const usePicking = () => {
  const [search, setSearch] = useSearchParams()
  const setPicking = (isPicking: boolean) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (isPicking) next.set('open', 'new')
      else next.delete('open')
      return next
    })
  return { isPicking: search.get('open') === 'new', setPicking }
}

/** For who has no product: what will be here, and where to begin. */
const NoProducts = () => {
  const t = useClaimMessages()
  return (
    <Card>
      <EmptyState
        drawing={<EmptyBoxDrawing />}
        title={t('none.title')}
        action={<ButtonLink href={pages.offer()}>{t('none.toOffers')}</ButtonLink>}
      >
        {t('none.text')}
      </EmptyState>
    </Card>
  )
}

const Content = ({ products }: { products: readonly InsuredProduct[] }) => {
  const t = useClaimMessages()
  const nameOf = useProductName()
  const { formatNumber } = useIntl()
  const [search] = useSearchParams()
  const { isPicking, setPicking } = usePicking()
  const { data: all } = useClaimCounters(undefined)
  useLiveRefresh(reads)
  const titles = useMessages()
  const asked = productOfSource(search.get('source'))
  const product = products.length > 1 ? products.find((each) => each === asked) : undefined
  const counted = (count: number | undefined) =>
    count !== undefined && count > 0 ? <Badge isCount>{formatNumber(count)}</Badge> : undefined
  const content = <Claims product={product} onFile={() => setPicking(true)} />
  const total = all?.products.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Inline gap={12} justify="between">
        <Heading level={1}>{titles('settlement.title')}</Heading>
        <MainAction>
          <Button icon={Plus} onPress={() => setPicking(true)}>
            {t('file')}
          </Button>
        </MainAction>
      </Inline>
      {products.length > 1 ? (
        <Tabs
          data-track="claim-product"
          label={t('tabs')}
          value={product ?? ALL}
          items={[
            { id: ALL, title: t('tab.all'), end: counted(total), href: claimPages.settlement(), content },
            ...products.map((each) => ({
              id: each,
              title: nameOf(each),
              end: counted(all?.products.find(({ name }) => name === each)?.count),
              href: claimPages.settlement({}, { source: each.toLowerCase() }),
              content,
            })),
          ]}
        />
      ) : (
        content
      )}
      {isPicking && <ClaimPicker products={products} chosen={product} onClose={() => setPicking(false)} />}
    </>
  )
}

/** Claims of every product: what waits for whom, until when, and what was paid. */
export const Page = () => {
  const titles = useMessages()
  const products = useOwnProducts()
  return (
    <Stack gap={16}>
      {products.length > 0 ? (
        <Content products={products} />
      ) : (
        <>
          <Heading level={1}>{titles('settlement.title')}</Heading>
          <NoProducts />
        </>
      )}
    </Stack>
  )
}
