import { summaryOfBuyers } from '@cabinet/contract/debtor/partner-credit'
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
import { LimitDrawer } from './drawer.tsx'
import { limitsRegister, useLimitsControls } from './register.ts'

/** For who decides for an insurer: limits on buyers of the insured. */
export const Page = () => {
  const t = useDecisionsMessages()
  const { formatNumber } = useIntl()
  const register = useRegister(limitsRegister)
  const controls = useLimitsControls()
  const columns = useMemo(() => columnsOf(t), [t])
  const sums = useSums(summaryOfBuyers, register.query, [
    { id: 'count', label: t('sum.count'), value: ({ count }) => formatNumber(count) },
    { id: 'requested', label: t('limit.requested'), value: ({ requestedLimit }) => <Money kopecks={requestedLimit} /> },
    { id: 'approved', label: t('claim.approved'), value: ({ approvedLimit }) => <Money kopecks={approvedLimit} /> },
  ])
  return (
    <Stack gap={16}>
      <PageHead title={t('limits')} lead={t('limits.lead')} />
      <Register
        of={register}
        label={t('limits')}
        columns={columns}
        search={{ name: 'q', label: t('limits.search'), placeholder: t('limits.searchHint') }}
        controls={controls}
        sums={sums}
        empty={
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('limits.empty')}>
            {t('limits.emptyText')}
          </EmptyState>
        }
        drawer={(id, close) => <LimitDrawer key={id} id={id} onClose={close} />}
      />
    </Stack>
  )
}
