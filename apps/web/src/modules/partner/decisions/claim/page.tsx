import { summaryOfClaims } from '@cabinet/contract/claim/partner'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { Register } from '../../../../shared/register/register.tsx'
import { useRegister } from '../../../../shared/register/use-register.ts'
import { useSums } from '../../../../shared/register/use-sums.ts'
import { useDecisionsMessages } from '../messages.ts'
import { PageHead } from '../page-head.tsx'
import { columnsOf } from './columns.tsx'
import { ClaimDrawer } from './drawer.tsx'
import { claimsRegister, useClaimsControls } from './register.ts'

/** For who decides for an insurer: claims that organizations have sent. */
export const Page = () => {
  const t = useDecisionsMessages()
  const { formatNumber } = useIntl()
  const register = useRegister(claimsRegister)
  const controls = useClaimsControls()
  const columns = useMemo(() => columnsOf(t), [t])
  const sums = useSums(summaryOfClaims, register.query, [
    { id: 'count', label: t('sum.count'), value: ({ count }) => formatNumber(count) },
    { id: 'claimed', label: t('claim.claimed'), value: ({ claimedAmount }) => <Money kopecks={claimedAmount} /> },
    { id: 'approved', label: t('claim.approved'), value: ({ approvedAmount }) => <Money kopecks={approvedAmount} /> },
  ])
  return (
    <Stack gap={16}>
      <PageHead title={t('claims')} lead={t('claims.lead')} />
      <Register
        of={register}
        label={t('claims')}
        columns={columns}
        search={{ name: 'q', label: t('claims.search'), placeholder: t('requests.searchHint') }}
        controls={controls}
        sums={sums}
        empty={
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('claims.empty')}>
            {t('claims.emptyText')}
          </EmptyState>
        }
        drawer={(id, close) => <ClaimDrawer key={id} id={id} onClose={close} />}
      />
    </Stack>
  )
}
